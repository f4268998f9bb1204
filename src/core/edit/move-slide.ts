import { type DeckView, showSlides } from './deck-view.ts'

/** Swaps the current slide with its neighbour and stays on it. Refused at the ends. */
export function moveSlide(view: DeckView, direction: 'up' | 'down'): DeckView {
  const { slides } = view.deck
  const target = view.current + (direction === 'up' ? -1 : 1)
  const moved = slides[view.current]
  const neighbour = slides[target]
  if (!moved || !neighbour) return view
  return showSlides(view, slides.with(target, moved).with(view.current, neighbour), target)
}
