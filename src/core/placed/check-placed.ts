import * as v from 'valibot'

import { type PlacedSlide, placedSlideSchema } from '../deck/placed.ts'

const checked = new WeakMap<object, PlacedSlide | null>()

/** Whatever a file, a share or another version left there: null when it cannot be painted. */
export function checkPlaced(placed: PlacedSlide): PlacedSlide | null {
  const known = checked.get(placed)
  if (known !== undefined) return known
  const parsed = v.safeParse(placedSlideSchema, placed, { abortEarly: true })
  const sound = parsed.success ? parsed.output : null
  checked.set(placed, sound)
  return sound
}
