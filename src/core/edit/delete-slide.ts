import type { DeckView } from './deck-view.ts'
import { deleteSlides } from './delete-slides.ts'

/** The slide that followed takes the place of the current one. Refused while one slide remains. */
export function deleteSlide(view: DeckView): DeckView {
  const current = view.deck.slides[view.current]
  return current ? deleteSlides(view, [current.id]) : view
}
