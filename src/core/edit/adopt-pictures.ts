import { movePictures } from '../deck/move-pictures.ts'
import { type DeckView, showSlides } from './deck-view.ts'

/** The same pictures at new addresses; what was said of them stays. Refused when no slide shows one. */
export function adoptPictures(view: DeckView, moved: ReadonlyMap<string, string>): DeckView {
  const { slides } = view.deck
  const adopted = slides.map((slide) =>
    movePictures(slide, (imageUrl) => moved.get(imageUrl) ?? imageUrl),
  )
  return adopted.every((slide, index) => slide === slides[index])
    ? view
    : showSlides(view, adopted, view.current)
}
