import { encodeDataUrl } from '#codecs/encode-data-url.ts'
import type { ReadDeck } from '#codecs/read-result.ts'
import type { Deck } from '#core/deck/deck.ts'
import { moveDeckPictures } from '#core/deck/pictures/move-deck-pictures.ts'

/** The deck as a file that stands alone. */
export function inlinePictures({ deck, pictures }: ReadDeck): Deck {
  const urls = new Map(Array.from(pictures, ([name, picture]) => [name, encodeDataUrl(picture)]))
  return moveDeckPictures(deck, (url) => urls.get(url) ?? url)
}
