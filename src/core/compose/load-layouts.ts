import { loadChartsFor } from '../chart/load-charts.ts'
import type { Deck } from '../deck/deck.ts'
import { loadEmphasisFor } from '../emphasis/load-emphasis.ts'
import { loadIconsFor } from '../icon/load-icons-for.ts'
import { loadPlacedFor } from '../placed/load-placed.ts'
import { loadForms } from './load-forms.ts'

/** Everything that the slides of a deck are laid out with, but their fonts. */
export async function loadLayouts(deck: Deck): Promise<void> {
  await Promise.all([
    loadForms(deck.theme, 'all').then(() => loadIconsFor(deck)),
    loadChartsFor(deck.slides),
    loadEmphasisFor(deck.slides),
    loadPlacedFor(deck.slides),
  ])
}
