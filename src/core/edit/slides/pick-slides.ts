import type { Slide } from '../../deck/slide.ts'
import type { DeckView } from '../deck-view.ts'

/** The slides of these ids that are there, in the order of the deck. */
export function pickSlides({ deck }: DeckView, slideIds: readonly string[]): Slide[] {
  const wanted = new Set(slideIds)
  return deck.slides.filter(({ id }) => wanted.has(id))
}
