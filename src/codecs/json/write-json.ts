import { assetUrl, type Deck, listDeckAssets } from '#core/deck/deck.ts'
import { movePictures } from '#core/deck/slide-pictures.ts'
import type { DeckStore } from '#ports/deck-store.ts'

import { encodeDataUrl } from '../encode-data-url.ts'
import type { Loss, Written } from '../loss.ts'

/** The deck as one file that stands alone, its stored pictures inside. */
export async function writeJson(
  deck: Deck,
  loadPicture: DeckStore['loadPicture'],
): Promise<Written> {
  const pictures = new Map<string, string | null>()
  for (const hash of listDeckAssets(deck)) {
    const picture = await loadPicture(hash)
    pictures.set(assetUrl(hash), picture.ok ? await encodeDataUrl(picture.value) : null)
  }
  const losses: Loss[] = []
  const slides = deck.slides.map((slide) =>
    movePictures(slide, (imageUrl) => {
      const written = pictures.get(imageUrl)
      if (written === null) losses.push({ kind: 'picture-missing', slideId: slide.id })
      return written === undefined ? imageUrl : written
    }),
  )
  const { title, slides: _slides, ...look } = deck
  const json = JSON.stringify({ title, ...look, slides }, null, 2)
  return { value: new Blob([json], { type: 'application/json' }), losses }
}
