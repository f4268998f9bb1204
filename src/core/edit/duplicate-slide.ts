import { copyTitle } from '../deck/create-record.ts'
import { type DeckView, showSlides } from './deck-view.ts'

/** The copy stands after the original and is selected. */
export function duplicateSlide(view: DeckView, newId: () => string): DeckView {
  const { slides } = view.deck
  const original = slides[view.current]
  if (!original) return view
  const index = view.current + 1
  const copy = { ...original, id: newId(), title: copyTitle(original.title) }
  return showSlides(view, slides.toSpliced(index, 0, copy), index)
}
