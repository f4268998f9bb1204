import { createSlide, type SlideKind } from './create-slide.ts'
import { type DeckView, showSlides } from '../deck-view.ts'

/** After the current slide, and selected. */
export function addSlide(view: DeckView, kind: SlideKind, newId: () => string): DeckView {
  const index = view.current + 1
  const slide = createSlide(kind, newId(), index + 1)
  return showSlides(view, view.deck.slides.toSpliced(index, 0, slide), index)
}
