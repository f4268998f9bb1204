import { decodeDataUrl } from '#codecs/decode-data-url.ts'
import { readAssetHash } from '#core/deck/deck-assets.ts'
import type { DeckStore } from '#ports/deck-store.ts'

import type { ReadTypefaceFile } from './own-typeface-source.ts'

/** The files of typefaces that are kept with a deck, or written out in a brand. */
export const createTypefaceReader =
  (loadAsset: DeckStore['loadPicture']): ReadTypefaceFile =>
  async (url) => {
    const [hash] = readAssetHash(url)
    if (hash === undefined) return decodeDataUrl(url)?.bytes ?? null
    const file = await loadAsset(hash)
    return file.ok ? new Uint8Array(await file.value.arrayBuffer()) : null
  }
