import { copyTitle } from '../../deck/create-record.ts'
import { type DeckView, showSlides } from '../deck-view.ts'
import { followEdit } from '../replace-slide.ts'
import { pickSlides } from './pick-slides.ts'

/**
 * The copies stand together after the last original. The copy of the slide the user was on is
 * current, or the first copy when that slide was not among them.
 */
export function duplicateSlides(
  view: DeckView,
  slideIds: readonly string[],
  newId: () => string,
): DeckView {
  const { slides } = view.deck
  const originals = pickSlides(view, slideIds)
  const last = originals.at(-1)
  if (!last) return view
  const copies = originals.map((slide) =>
    followEdit(slide, { ...slide, id: newId(), title: copyTitle(slide.title) }),
  )
  const at = slides.indexOf(last) + 1
  const own = originals.findIndex((slide) => slide === slides[view.current])
  return showSlides(view, slides.toSpliced(at, 0, ...copies), at + Math.max(own, 0))
}
