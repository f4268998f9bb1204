import type { Font, TextMetrics } from '#core/layout/text-metrics.ts'

/** The fonts that slides are set in: fetched when a text needs them, then measured and painted. */
export type SlideFonts = {
  /** As good as can be now; another object as soon as more fonts are there. */
  metrics(): TextMetrics
  subscribe(listen: () => void): () => void
  /**
   * Fetches what these texts need in this font, other scripts and emoji included. Resolves when they
   * can be measured and painted, or when that cannot be had (offline): then the nearest font serves.
   */
  load(texts: readonly string[], font: Font): Promise<void>
}
