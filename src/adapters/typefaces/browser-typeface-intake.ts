import { fetchFontCutter } from '#adapters/metrics/fetch-font-cutter.ts'

import { tryShaping } from './try-shaping.ts'
import { createTypefaceIntake } from './typeface-intake.ts'
import { findBrotli } from './unpack-brotli.ts'

/** What this browser would not paint with is refused, before it is kept anywhere. */
export const browserTypefaceIntake = createTypefaceIntake({
  loadFontCutter: fetchFontCutter,
  unpackBrotli: findBrotli(),
  async tryFont(woff) {
    const isPainted = await new FontFace('tried', woff.slice()).load().then(
      () => true,
      () => false,
    )
    return isPainted && tryShaping(woff)
  },
})
