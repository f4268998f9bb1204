import type { Slide } from '../../deck/slide.ts'
import { type DeckView, showSlides } from '../deck-view.ts'

/** Hidden slides stay in the deck and are left out when it is presented or printed. */
export function hideSlides(
  view: DeckView,
  slideIds: readonly string[],
  isHidden: boolean,
): DeckView {
  const wanted = new Set(slideIds)
  const { slides } = view.deck
  const changed = slides.map((slide) =>
    wanted.has(slide.id) && isHidden !== (slide.hidden === true) ? turn(slide) : slide,
  )
  return changed.every((slide, place) => slide === slides[place])
    ? view
    : showSlides(view, changed, view.current)
}

function turn({ hidden, ...slide }: Slide): Slide {
  return hidden ? slide : { ...slide, hidden: true }
}
