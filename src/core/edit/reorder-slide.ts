import { clampIndex } from './clamp-index.ts'
import { type DeckView, showSlides } from './deck-view.ts'

/** Takes a slide to any place, as when it is dragged. The user stays on the slide they were on. */
export function reorderSlide(view: DeckView, slideId: string, to: number): DeckView {
  const { slides } = view.deck
  const from = slides.findIndex((slide) => slide.id === slideId)
  const target = clampIndex(to, slides.length)
  const moved = slides[from]
  if (!moved || from === target) return view
  const reordered = slides.toSpliced(from, 1).toSpliced(target, 0, moved)
  const selected = slides[view.current]
  return showSlides(
    view,
    reordered,
    reordered.findIndex((slide) => slide === selected),
  )
}
