import type { DeckView } from './deck-view.ts'

/** Refused when nothing but spaces would remain. */
export function renameDeck(view: DeckView, title: string): DeckView {
  const trimmed = title.trim()
  if (!trimmed || trimmed === view.deck.title) return view
  return { ...view, deck: { ...view.deck, title: trimmed } }
}
