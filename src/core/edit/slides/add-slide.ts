import { createSlide, type SlideKind } from './create-slide.ts'
import { type DeckView, showSlides } from '../deck-view.ts'
import { standLikeKept } from './stand-like-kept.ts'

/**
 * After the current slide, in the look that it keeps, and selected. Pictures have a place on composed slides
 * alone.
 */
export function addSlide(view: DeckView, kind: SlideKind, newId: () => string): DeckView {
  const index = view.current + 1
  const { slides } = view.deck
  const created = createSlide(kind, newId(), index + 1)
  const slide = kind === 'image' ? created : standLikeKept(created, slides, view.current)
  return showSlides(view, slides.toSpliced(index, 0, slide), index)
}
