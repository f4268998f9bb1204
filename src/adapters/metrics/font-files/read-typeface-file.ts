import { decodeDataUrl } from '#codecs/decode-data-url.ts'
import { readAssetHash } from '#core/deck/pictures/deck-assets.ts'
import type { DeckStore } from '#ports/storage/deck-store.ts'

/** A file of a typeface that is kept with a deck, or written out in a brand. */
export async function readTypefaceFile(
  url: string,
  loadAsset: DeckStore['loadPicture'],
): Promise<Uint8Array<ArrayBuffer> | null> {
  const [hash] = readAssetHash(url)
  if (hash === undefined) return decodeDataUrl(url)?.bytes ?? null
  const file = await loadAsset(hash)
  return file.ok ? new Uint8Array(await file.value.arrayBuffer()) : null
}
