import { encodeDataUrl } from '#codecs/encode-data-url.ts'
import type { ReadDeck } from '#codecs/read-result.ts'
import type { Deck } from '#core/deck/deck.ts'
import { movePictures } from '#core/deck/move-pictures.ts'

/** The deck as a file that stands alone. */
export function inlinePictures({ deck, pictures }: ReadDeck): Deck {
  const urls = new Map(Array.from(pictures, ([name, picture]) => [name, encodeDataUrl(picture)]))
  const slides = deck.slides.map((slide) => movePictures(slide, (url) => urls.get(url) ?? url))
  return { ...deck, slides }
}
