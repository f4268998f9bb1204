import type { Deck } from '../deck/deck.ts'
import type { Slide } from '../deck/slide.ts'

/**
 * A deck and the index of the slide the user is on: what every edit takes and returns.
 * An edit that is refused returns the very view it was given.
 */
export type DeckView = { deck: Deck; current: number }

export const showSlides = (view: DeckView, slides: Slide[], current: number): DeckView => ({
  deck: { ...view.deck, slides },
  current,
})
