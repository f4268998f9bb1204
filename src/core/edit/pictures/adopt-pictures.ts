import { moveDeckPictures } from '../../deck/pictures/move-deck-pictures.ts'
import type { DeckView } from '../deck-view.ts'

/** The same pictures at new addresses; what was said of them stays. Refused when nothing shows one. */
export function adoptPictures(view: DeckView, moved: ReadonlyMap<string, string>): DeckView {
  const deck = moveDeckPictures(view.deck, (imageUrl) => moved.get(imageUrl) ?? imageUrl)
  return deck === view.deck ? view : { ...view, deck }
}
