import type { Slide } from '../deck/slide.ts'
import { type DeckView, showSlides } from './deck-view.ts'
import { followTable } from './follow-table.ts'
import { followWords } from './follow-words.ts'
import { restyleChanged } from './style/restyle-changed.ts'

/** A slide that was edited, with what it keeps of its look following its words. */
export const followEdit = (before: Slide, after: Slide): Slide =>
  before === after ? after : followTable(before, followWords(before, restyleChanged(before, after)))

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
  const changed = followEdit(slide, change(slide))
  return changed === slide ? view : showSlides(view, slides.with(index, changed), view.current)
}
