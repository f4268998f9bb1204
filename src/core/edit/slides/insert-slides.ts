import { giveNewIds } from '../../deck/give-new-ids.ts'
import type { Slide } from '../../deck/slide.ts'
import { type DeckView, showSlides } from '../deck-view.ts'

/** After the current slide, with ids of their own; the first of them is current then. */
export function insertSlides(
  view: DeckView,
  slides: readonly Omit<Slide, 'id'>[],
  newId: () => string,
): DeckView {
  if (slides.length === 0) return view
  const at = view.current + 1
  return showSlides(view, view.deck.slides.toSpliced(at, 0, ...giveNewIds(slides, newId)), at)
}
