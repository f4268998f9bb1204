import type { Slide } from '../../deck/slide.ts'
import { type DeckView, showInOrder } from '../deck-view.ts'
import { pickSlides } from './pick-slides.ts'

export type MoveDirection = 'up' | 'down'

/** Each goes one place, keeping the gaps between them. Refused when one stands at that end. */
export function moveSlides(
  view: DeckView,
  slideIds: readonly string[],
  direction: MoveDirection,
): DeckView {
  const { slides } = view.deck
  const moving = new Set(pickSlides(view, slideIds))
  const atTheEnd = slides.at(direction === 'up' ? 0 : -1)
  if (moving.size === 0 || (atTheEnd && moving.has(atTheEnd))) return view
  const moved = direction === 'up' ? stepUp(slides, moving) : stepUp(slides.toReversed(), moving)
  return showInOrder(view, direction === 'up' ? moved : moved.toReversed())
}

/** Every slide that stays drops behind the run of moving ones that follows it. */
function stepUp(slides: readonly Slide[], moving: ReadonlySet<Slide>): Slide[] {
  const stepped: Slide[] = []
  let passed: Slide[] = []
  for (const slide of slides) {
    if (moving.has(slide)) {
      stepped.push(slide)
    } else {
      stepped.push(...passed)
      passed = [slide]
    }
  }
  return [...stepped, ...passed]
}
