import { findTheme } from '../theme/themes.ts'
import type { DeckView } from './deck-view.ts'

/** Refused when the deck is shown in this theme already, or there is no such theme. */
export function setTheme(view: DeckView, id: string): DeckView {
  const isKnown = findTheme(id).id === id
  const isShown = findTheme(view.deck.theme).id === id
  return isKnown && !isShown ? { ...view, deck: { ...view.deck, theme: id } } : view
}
