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

/** The same slides in another order; the user stays on the slide they were on. */
export function showInOrder(view: DeckView, slides: Slide[]): DeckView {
  const current = view.deck.slides[view.current]
  return showSlides(
    view,
    slides,
    slides.findIndex((slide) => slide === current),
  )
}
