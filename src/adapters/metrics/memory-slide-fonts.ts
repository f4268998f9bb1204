import { roughMetrics } from '#core/layout/rough-metrics.ts'
import type { TextMetrics } from '#core/layout/text-metrics.ts'
import type { ExactSlideFonts } from '#ports/typefaces/slide-fonts.ts'

/** All fonts are there from the beginning, and every character has the same width. */
export function createMemorySlideFonts(metrics: TextMetrics = roughMetrics): ExactSlideFonts {
  return {
    metrics: () => metrics,
    subscribe: () => () => {},
    load: async () => {},
    measureExactly: async () => {},
    findUncovered: () => [],
  }
}
