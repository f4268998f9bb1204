import type { PlacedElement } from '../../deck/placed.ts'
import type { Rect } from '../../layout/boxes.ts'
import { stretchGeometry } from '../stretch-geometry.ts'
import { tidyLength } from './change-elements.ts'

/** Nothing is made smaller than can be taken hold of again. */
export const leastSide = 4

/** The element in another rectangle: outlines and columns grow with it, letters and lines do not. */
export function fitElement(element: PlacedElement, to: Rect): PlacedElement {
  const rect = {
    x: tidyLength(to.x),
    y: tidyLength(to.y),
    width: tidyLength(Math.max(0, to.width)),
    height: tidyLength(Math.max(0, to.height)),
  }
  const across = element.width > 0 ? rect.width / element.width : 1
  const down = element.height > 0 ? rect.height / element.height : 1
  if (element.kind === 'chart') return { ...element, ...rect }
  if (element.kind === 'table')
    return {
      ...element,
      ...rect,
      columns: element.columns.map((width) => tidyLength(width * across)),
      rows: element.rows.map((height) => tidyLength(height * down)),
    }
  const geometry = element.geometry && stretchGeometry(element.geometry, across, down)
  if (element.kind === 'picture') return { ...element, ...rect, ...(geometry && { geometry }) }
  const { textPlace } = element
  return {
    ...element,
    ...rect,
    ...(geometry && { geometry }),
    ...(textPlace && {
      textPlace: {
        x: tidyLength(rect.x + (textPlace.x - element.x) * across),
        y: tidyLength(rect.y + (textPlace.y - element.y) * down),
        width: tidyLength(textPlace.width * across),
        height: tidyLength(textPlace.height * down),
      },
    }),
  }
}
