import type { ReadDeck } from '#codecs/read-result.ts'
import type { Deck } from '#core/deck/deck.ts'
import { movePictures } from '#core/deck/slide-pictures.ts'
import { encodeBase64 } from '#core/encode-base64.ts'

/** The deck as a file that stands alone. */
export function inlinePictures({ deck, pictures }: ReadDeck): Deck {
  const urls = new Map<string, string>()
  for (const [name, { type, bytes }] of pictures)
    urls.set(name, `data:${type};base64,${encodeBase64(bytes)}`)
  const slides = deck.slides.map((slide) => movePictures(slide, (url) => urls.get(url) ?? url))
  return { ...deck, slides }
}
