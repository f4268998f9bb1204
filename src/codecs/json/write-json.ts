import { type Deck, listDeckAssets } from '#core/deck/deck.ts'
import type { DeckStore } from '#ports/deck-store.ts'

import { encodeDataUrl } from '../encode-data-url.ts'
import type { Loss, Written } from '../loss.ts'

/** The deck as one file that stands alone: `{ title, slides }`, its stored pictures inside. */
export async function writeJson(
  deck: Deck,
  loadPicture: DeckStore['loadPicture'],
): Promise<Written> {
  const pictures = new Map<string, string>()
  for (const hash of listDeckAssets(deck)) {
    const picture = await loadPicture(hash)
    if (picture.ok) pictures.set(hash, await encodeDataUrl(picture.value))
  }
  const losses: Loss[] = []
  const slides = deck.slides.map((slide) => {
    const [hash] = listDeckAssets({ slides: [slide] })
    if (hash === undefined) return slide
    const imageUrl = pictures.get(hash)
    if (imageUrl !== undefined) return { ...slide, imageUrl }
    losses.push({ kind: 'picture-missing', slideId: slide.id })
    const { imageUrl: _, ...rest } = slide
    return rest
  })
  const json = JSON.stringify({ title: deck.title, slides }, null, 2)
  return { value: new Blob([json], { type: 'application/json' }), losses }
}
