import type { PlacedSlide } from '#core/deck/placed.ts'

import { tallyUnpainted, type Unpainted } from './count-unpainted.ts'

/** A slide with its look, and what of it is not as it was. */
export type PlacedWithLosses<LeftOut> = {
  placed: PlacedSlide
  leftOut: readonly LeftOut[]
  unpainted: ReadonlyMap<Unpainted, number>
}

/** Takes down what is met while a slide is read, and tells it with the slide. */
export function noteLosses<LeftOut>() {
  const leftOut: LeftOut[] = []
  const met: Unpainted[] = []
  return {
    onLeftOut: (kind: LeftOut): void => void leftOut.push(kind),
    onUnpainted: (kind: Unpainted): void => void met.push(kind),
    tellWith(placed: PlacedSlide): PlacedWithLosses<LeftOut> {
      const { counts, add } = tallyUnpainted(placed)
      for (const kind of met) add(kind)
      return { placed, leftOut, unpainted: counts }
    },
  }
}
