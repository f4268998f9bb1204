import type { FontLibrary } from '#adapters/metrics/font-library.ts'
import type { FontSource } from '#adapters/metrics/font-source.ts'
import { loadLayouts } from '#core/compose/load-layouts.ts'
import type { Deck } from '#core/deck/deck.ts'
import type { Font, TextMetrics } from '#core/layout/text-metrics.ts'

/** Everything that slides are laid out and painted with; null when a part of it cannot be fetched. */
export async function prepareToPaint(
  deck: Deck,
  fonts: FontSource,
  /** What is written beside the slides. */
  others: readonly { texts: readonly string[]; font: Font }[] = [],
): Promise<{ metrics: TextMetrics; library: FontLibrary } | null> {
  const loaded = await Promise.all([
    // Measuring starts the shaping engine, which files of words do without.
    import('#adapters/metrics/load-deck-fonts.ts'),
    loadLayouts(deck),
  ]).catch(() => null)
  return loaded && loaded[0].loadDeckFonts(deck, fonts, others)
}
