import { clampIndex } from './clamp-index.ts'
import { type DeckView, showSlides } from './deck-view.ts'

/** The slide that followed takes the place of the current one. Refused while one slide remains. */
export function deleteSlide(view: DeckView): DeckView {
  const { slides } = view.deck
  if (slides.length === 1) return view
  const remaining = slides.toSpliced(view.current, 1)
  return showSlides(view, remaining, clampIndex(view.current, remaining.length))
}
