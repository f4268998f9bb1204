import { cutText } from './cut-text.ts'
import { deckFields } from './deck-fields.ts'
import type { Deck } from './deck.ts'

export type LimitedField = 'title' | 'theme' | 'pronunciations'

export type LimitedLook = {
  /** The very same when there is room for all of it. */
  deck: Deck
  leftOut: readonly LimitedField[]
}

/** What a deck has besides its slides is laid out at once, on every page that shows it. */
export function limitLook(deck: Deck): LimitedLook {
  const { title, theme, pronunciations } = deckFields
  const leftOut: LimitedField[] = []
  const limited = { ...deck }
  if (deck.title.length > title.most) {
    limited.title = cutText(deck.title, title.most)
    leftOut.push('title')
  }
  if (deck.theme !== undefined && deck.theme.length > theme.most) {
    // No theme has such a name, so that a part of it says nothing.
    delete limited.theme
    leftOut.push('theme')
  }
  if (deck.pronunciations && deck.pronunciations.length > pronunciations.most) {
    limited.pronunciations = deck.pronunciations.slice(0, pronunciations.most)
    leftOut.push('pronunciations')
  }
  return { deck: leftOut.length > 0 ? limited : deck, leftOut }
}
