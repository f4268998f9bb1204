import { findTheme } from '../../theme/themes.ts'
import type { DeckView } from '../deck-view.ts'

/**
 * Colours and typefaces of the deck's own go: a theme that is chosen is shown as it is. Refused when
 * the deck is shown like this already, or there is no such theme.
 */
export function setTheme(view: DeckView, id: string): DeckView {
  const { palette, fonts, typefaces, ...deck } = view.deck
  const isKnown = findTheme(id).id === id
  const isShown = findTheme(deck.theme).id === id && !palette && !fonts && !typefaces
  return isKnown && !isShown ? { ...view, deck: { ...deck, theme: id } } : view
}
