import type { Slide } from '../../deck/slide.ts'
import type { Rect } from '../../layout/boxes.ts'
import { boundElement } from './bound-element.ts'
import type { Picked } from './change-elements.ts'

/** Which elements lie whole in a rectangle that was drawn around them. */
export const listInside = ({ placed }: Slide, { x, y, width, height }: Rect): Picked =>
  (placed?.elements ?? []).flatMap((element, at) => {
    const bound = boundElement(element)
    const isInside =
      bound.x >= x &&
      bound.y >= y &&
      bound.x + bound.width <= x + width &&
      bound.y + bound.height <= y + height
    return isInside ? [at] : []
  })
