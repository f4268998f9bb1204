import type { DeckView } from './deck-view.ts'
import { type MoveDirection, moveSlides } from './move-slides.ts'

/** Swaps the current slide with its neighbour and stays on it. Refused at the ends. */
export function moveSlide(view: DeckView, direction: MoveDirection): DeckView {
  const current = view.deck.slides[view.current]
  return current ? moveSlides(view, [current.id], direction) : view
}
