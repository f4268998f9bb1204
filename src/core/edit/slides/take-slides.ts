import type { Slide } from '../../deck/slide.ts'
import { type DeckView, showInOrder } from '../deck-view.ts'
import { pickSlides } from './pick-slides.ts'

/**
 * Takes slides, together and in their order, before the slide that stands at `gap` now; past the
 * last one that is the end. Refused when that is where they are.
 */
export function takeSlides(view: DeckView, slideIds: readonly string[], gap: number): DeckView {
  const { slides } = view.deck
  const moving = pickSlides(view, slideIds)
  const isMoving = new Set(moving)
  const at = Math.min(Math.max(Math.trunc(gap) || 0, 0), slides.length)
  const stays = (slide: Slide) => !isMoving.has(slide)
  const moved = [...slides.slice(0, at).filter(stays), ...moving, ...slides.slice(at).filter(stays)]
  return moved.every((slide, index) => slide === slides[index]) ? view : showInOrder(view, moved)
}
