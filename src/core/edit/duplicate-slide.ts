import type { DeckView } from './deck-view.ts'
import { duplicateSlides } from './duplicate-slides.ts'

/** The copy stands after the original and is selected. */
export function duplicateSlide(view: DeckView, newId: () => string): DeckView {
  const current = view.deck.slides[view.current]
  return current ? duplicateSlides(view, [current.id], newId) : view
}
