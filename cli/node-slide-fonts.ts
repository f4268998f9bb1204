import { findUncovered } from '#adapters/metrics/find-uncovered.ts'
import { createFontLibrary } from '#adapters/metrics/font-library.ts'
import { createHarfBuzzMetrics } from '#adapters/metrics/harfbuzz-metrics.ts'
import { listFontFiles } from '#adapters/metrics/list-font-files.ts'
import { roughMetrics } from '#core/layout/rough-metrics.ts'
import type { TextMetrics } from '#core/layout/text-metrics.ts'
import type { ExactSlideFonts } from '#ports/slide-fonts.ts'

import { nodeFontSource } from './node-font-source.ts'

/** The fonts as npm installed them, measured as the app measures them. */
export function createNodeSlideFonts(): ExactSlideFonts {
  const library = createFontLibrary(nodeFontSource)
  let current: TextMetrics | null = null
  return {
    metrics: () =>
      (current ??= createHarfBuzzMetrics(library, (text, font) =>
        roughMetrics.measure(text, font, 1),
      )),
    subscribe: () => () => {},
    async load(texts, font) {
      const arrived = await library.load(texts, font)
      if (arrived.length > 0) current = null
    },
    measureExactly: async () => {},
    findUncovered: (texts, font) => findUncovered(texts, font, library),
    listFiles: (texts, font) => listFontFiles(texts, font, library),
  }
}
