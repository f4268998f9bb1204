import { clampIndex } from './clamp-index.ts'
import { type DeckView, showSlides } from '../deck-view.ts'
import { pickSlides } from './pick-slides.ts'

/**
 * The user stays on their slide; when it goes, the next one that stays is current, or the last.
 * Of a deck that would lose every slide the current one stays. Refused when nothing would go.
 */
export function deleteSlides(view: DeckView, slideIds: readonly string[]): DeckView {
  const { slides } = view.deck
  const current = slides[view.current]
  const doomed = new Set(pickSlides(view, slideIds))
  if (current && doomed.size === slides.length) doomed.delete(current)
  if (doomed.size === 0) return view

  const remaining = slides.filter((slide) => !doomed.has(slide))
  const before = slides.slice(0, view.current).filter((slide) => !doomed.has(slide)).length
  return showSlides(view, remaining, clampIndex(before, remaining.length))
}
