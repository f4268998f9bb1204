import { fetchFontCutter } from '#adapters/metrics/fetch-font-cutter.ts'

import { tryShaping } from './try-shaping.ts'
import { createTypefaceIntake } from './typeface-intake.ts'

/** What this browser would not paint with is refused, before it is kept anywhere. */
export const browserTypefaceIntake = createTypefaceIntake({
  loadFontCutter: fetchFontCutter,
  async unpackBrotli(...packed) {
    const [{ openPdfInBrowser }, { createBrotliUnpacker }] = await Promise.all([
      import('#adapters/source/browser-pdf.ts'),
      import('./unpack-brotli.ts'),
    ])
    return createBrotliUnpacker(openPdfInBrowser)(...packed)
  },
  async tryFont(woff) {
    const isPainted = await new FontFace('tried', woff.slice()).load().then(
      () => true,
      () => false,
    )
    return isPainted && tryShaping(woff)
  },
})
