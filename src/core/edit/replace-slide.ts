import type { Slide } from '../deck/slide.ts'
import { type DeckView, showSlides } from './deck-view.ts'
import { followWords } from './follow-words.ts'
import { restyleChanged } from './style/restyle-changed.ts'

/** Refused when the slide is gone or `change` returns the very slide it was given. */
export function replaceSlide(
  view: DeckView,
  slideId: string,
  change: (slide: Slide) => Slide,
): DeckView {
  const { slides } = view.deck
  const index = slides.findIndex((slide) => slide.id === slideId)
  const slide = slides[index]
  if (!slide) return view
  const edited = change(slide)
  const changed = followWords(slide, restyleChanged(slide, edited))
  return changed === slide ? view : showSlides(view, slides.with(index, changed), view.current)
}
