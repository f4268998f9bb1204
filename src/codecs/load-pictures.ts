import { assetUrl, type Deck, listDeckAssets } from '#core/deck/deck.ts'
import type { DeckStore } from '#ports/deck-store.ts'

import type { ReadPicture } from './read-result.ts'
import type { DeckToWrite } from './write-result.ts'

/** Those of a deck's pictures that are still stored; whoever writes the file says which are not. */
export async function loadPictures(
  deck: Deck,
  loadPicture: DeckStore['loadPicture'],
  signal?: AbortSignal,
): Promise<DeckToWrite['pictures']> {
  const pictures = new Map<string, ReadPicture>()
  for (const hash of listDeckAssets(deck)) {
    if (signal?.aborted) break
    const picture = await loadPicture(hash)
    if (picture.ok) pictures.set(assetUrl(hash), await openPicture(picture.value))
  }
  return pictures
}

export async function openPicture(blob: Blob): Promise<ReadPicture> {
  return { bytes: new Uint8Array(await blob.arrayBuffer()), type: blob.type }
}
