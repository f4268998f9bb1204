import type { FontLibrary } from '#adapters/metrics/font-library.ts'
import type { FontSource } from '#adapters/metrics/font-source.ts'
import { loadChartsFor } from '#core/chart/load-charts.ts'
import { loadForms } from '#core/compose/load-forms.ts'
import type { Deck } from '#core/deck/deck.ts'
import { loadEmphasisFor } from '#core/emphasis/load-emphasis.ts'
import { loadIconsFor } from '#core/icon/load-icons-for.ts'
import type { Font, TextMetrics } from '#core/layout/text-metrics.ts'
import { loadPlacedFor } from '#core/placed/load-placed.ts'

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
    loadForms(deck.theme, 'all').then(() => loadIconsFor(deck)),
    loadChartsFor(deck.slides),
    loadEmphasisFor(deck.slides),
    loadPlacedFor(deck.slides),
  ]).catch(() => null)
  return loaded && loaded[0].loadDeckFonts(deck, fonts, others)
}
