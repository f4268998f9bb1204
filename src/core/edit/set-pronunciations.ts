import type { Pronunciation } from '../deck/talk/pronunciation.ts'
import type { DeckView } from './deck-view.ts'

/** How names and acronyms of the deck are said; none is not stored. */
export function setPronunciations(
  view: DeckView,
  pronunciations: readonly Pronunciation[],
): DeckView {
  const { pronunciations: before = [], ...deck } = view.deck
  if (JSON.stringify(before) === JSON.stringify(pronunciations)) return view
  if (pronunciations.length === 0) return { ...view, deck }
  return { ...view, deck: { ...deck, pronunciations: [...pronunciations] } }
}
