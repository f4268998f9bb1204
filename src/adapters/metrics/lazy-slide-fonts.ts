import { roughMetrics } from '#core/layout/rough-metrics.ts'
import { createLazy } from '#core/lazy.ts'
import type { ExactSlideFonts } from '#ports/typefaces/slide-fonts.ts'

/** Fonts and their measuring are fetched with the first slide that is painted; until then widths are guessed. */
export function createLazySlideFonts(fetch: () => Promise<ExactSlideFonts>): ExactSlideFonts {
  const listeners = new Set<() => void>()
  const tell = () => listeners.forEach((listen) => listen())
  const lazy = createLazy(fetch, (fonts) => {
    fonts.subscribe(tell)
    tell()
  })

  async function summon(): Promise<ExactSlideFonts | null> {
    await lazy.load()
    return lazy.arrived()
  }

  return {
    metrics: () => lazy.arrived()?.metrics() ?? roughMetrics,
    subscribe(listen) {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
    load: async (texts, font) => (await summon())?.load(texts, font),
    measureExactly: async () => (await summon())?.measureExactly(),
    findUncovered: (texts, font) => lazy.arrived()?.findUncovered(texts, font) ?? [],
  }
}
