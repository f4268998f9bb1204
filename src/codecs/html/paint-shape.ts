import type { ShapeBox } from '#core/layout/boxes.ts'
import { cssFill } from '#core/layout/backdrop/css-fill.ts'
import { framePath } from '#core/layout/pictures/frame-path.ts'
import { toPathText } from '#core/layout/pictures/picture-shape.ts'

import { type Painter, place } from './painter.ts'
import { writePx } from './style-sheet.ts'
import { writeElement } from './write-element.ts'

export function paintShape(box: ShapeBox, { styles }: Painter): string {
  const { shape, fill, radius, stroke } = box
  if (shape === 'path') return paintPath(box, styles)
  const look = styles.classFor({
    ...place(box),
    background: cssFill(fill),
    'border-radius': shape === 'ellipse' ? '50%' : radius,
    border: stroke && `${writePx(stroke.width)} solid ${stroke.colour}`,
  })
  return writeElement('div', { class: `shape ${look}` })
}

function paintPath(box: ShapeBox, styles: Painter['styles']): string {
  const { fill, stroke, path = [] } = box
  const frame = framePath(box)
  const { x, y, width, height } = frame
  const look = styles.classFor({ ...place(frame), overflow: 'visible' })
  const round = stroke?.isRound ? { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } : {}
  return writeElement(
    'svg',
    { class: `shape ${look}`, viewBox: `${x} ${y} ${width} ${height}`, 'aria-hidden': 'true' },
    writeElement('path', {
      d: toPathText(path),
      fill: fill.kind === 'solid' ? fill.colour : 'none',
      stroke: stroke?.colour,
      'stroke-width': stroke && String(stroke.width),
      ...round,
    }),
  )
}
