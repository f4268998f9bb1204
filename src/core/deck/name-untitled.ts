import type { Deck } from './deck.ts'

/** A file without a title would be refused by whoever reads it, this app included. */
export const nameUntitled = (deck: Deck): Deck =>
  deck.title.trim() ? deck : { ...deck, title: 'Presentation' }
