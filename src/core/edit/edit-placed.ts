import type { Slide } from '../deck/slide.ts'
import { type DeckView, showSlides } from './deck-view.ts'

/**
 * Changes what stands on a slide that keeps its look (`core/placed/edit`). Whoever does so has words and
 * places agree already: nothing follows by itself, as it does for edits of words.
 */
export function editPlaced(
  view: DeckView,
  slideId: string,
  change: (slide: Slide) => Slide,
): DeckView {
  const { slides } = view.deck
  const index = slides.findIndex(({ id }) => id === slideId)
  const slide = slides[index]
  const changed = slide && change(slide)
  return !changed || changed === slide
    ? view
    : showSlides(view, slides.with(index, changed), view.current)
}
