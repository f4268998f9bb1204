import type { PlacedSlide } from '../../deck/placed.ts'
import type { Slide } from '../../deck/slide.ts'
import { findPlaced } from '../../placed/opened-placed.ts'
import { type DeckView, showSlides } from '../deck-view.ts'

export type SlideLook = PlacedSlide['look']

/** The very slide when it has that look already, or no other than the one that is composed here. */
export function withLook(slide: Slide, look: SlideLook): Slide {
  if (!slide.placed || slide.placed.look === look) return slide
  const shown = { ...slide, placed: { ...slide.placed, look } }
  return findPlaced()?.carryOver(shown) ?? shown
}

/** Slides that came with a look of their own are painted in it, or composed as all others. */
export function setLook(view: DeckView, slideIds: readonly string[], look: SlideLook): DeckView {
  const wanted = new Set(slideIds)
  const { slides } = view.deck
  const changed = slides.map((slide) => (wanted.has(slide.id) ? withLook(slide, look) : slide))
  return changed.every((slide, place) => slide === slides[place])
    ? view
    : showSlides(view, changed, view.current)
}
