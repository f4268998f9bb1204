import type { Deck } from '#core/deck/deck.ts'
import { assetUrl, listDeckAssets } from '#core/deck/pictures/deck-assets.ts'
import type { DeckStore } from '#ports/storage/deck-store.ts'

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
    const opened = picture.ok && (await openPicture(picture.value))
    if (opened) pictures.set(assetUrl(hash), opened)
  }
  return pictures
}

/** Null when the browser knows of it but can no longer read it from its disk. */
export async function openPicture(blob: Blob): Promise<ReadPicture | null> {
  const buffer = await blob.arrayBuffer().catch(() => null)
  return buffer && { bytes: new Uint8Array(buffer), type: blob.type }
}
