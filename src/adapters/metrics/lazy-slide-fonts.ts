import { roughMetrics } from '#core/layout/rough-metrics.ts'
import type { ExactSlideFonts } from '#ports/slide-fonts.ts'

/** Fonts and their measuring are fetched with the first slide that is painted; until then widths are guessed. */
export function createLazySlideFonts(fetch: () => Promise<ExactSlideFonts>): ExactSlideFonts {
  const listeners = new Set<() => void>()
  let fonts: ExactSlideFonts | null = null
  let coming: Promise<ExactSlideFonts> | null = null

  const tell = () => listeners.forEach((listen) => listen())

  async function arrive(): Promise<ExactSlideFonts> {
    fonts = await fetch()
    fonts.subscribe(tell)
    tell()
    return fonts
  }

  /** What could not be fetched is asked for again by the next slide. */
  const summon = (): Promise<ExactSlideFonts | null> =>
    (coming ??= arrive()).catch(() => {
      coming = null
      return null
    })

  return {
    metrics: () => fonts?.metrics() ?? roughMetrics,
    subscribe(listen) {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
    load: async (texts, font) => (await summon())?.load(texts, font),
    measureExactly: async () => (await summon())?.measureExactly(),
    findUncovered: (texts, font) => fonts?.findUncovered(texts, font) ?? [],
  }
}
