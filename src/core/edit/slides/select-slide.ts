import { clampIndex } from './clamp-index.ts'
import type { DeckView } from '../deck-view.ts'

export function selectSlide(view: DeckView, index: number): DeckView {
  const current = clampIndex(index, view.deck.slides.length)
  return current === view.current ? view : { ...view, current }
}
