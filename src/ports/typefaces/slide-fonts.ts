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

/** A font as a file that stands alone brings it along, and what of it is used. */
export type FontFile = {
  family: string
  /** As CSS says it: one, or from and to. */
  weight: string
  italic: boolean
  unicodeRange: string
  woff: Uint8Array<ArrayBuffer>
}

/** For those who edit slides. */
export type ExactSlideFonts = SlideFonts & {
  /**
   * From now on text is measured to the last unit of its font, as files are written. That takes an
   * engine which has to be fetched, so a screen that only shows slides does without.
   */
  measureExactly(): Promise<void>
  /** Characters that no font of ours has: a browser finds some glyph, a file may lose them. */
  findUncovered(texts: readonly string[], font: Font): string[]
}
