import type { Slide } from '../../deck/slide.ts'
import { boundElement } from '../edit/bound-element.ts'
import type { Picked } from '../edit/change-elements.ts'

/** Lines are thin: so near is on them, in px of the stage. */
const reach = 8

/** Which elements over a form are meant by whoever presses there: the uppermost, with those of its group. */
export function findOverAt(
  { over = [] }: Pick<Slide, 'over'>,
  { x, y }: { x: number; y: number },
): Picked {
  const at = over.findLastIndex((element) => {
    const bound = boundElement(element)
    return (
      x >= bound.x - reach &&
      x <= bound.x + bound.width + reach &&
      y >= bound.y - reach &&
      y <= bound.y + bound.height + reach
    )
  })
  const group = over[at]?.group
  if (at < 0) return []
  return group === undefined
    ? [at]
    : over.flatMap((element, index) => (element.group === group ? [index] : []))
}
