import type { Deck } from '#core/deck/deck.ts'
import type { DeckStore } from '#ports/deck-store.ts'

import { writeJson } from '../json/write-json.ts'
import { loadPictures } from '../load-pictures.ts'
import type { WrittenFile } from '../write-result.ts'
import { packShare } from './pack-share.ts'

/** The deck as JSON with its pictures inside, compressed. It is not encrypted yet. */
export async function writeShare(
  deck: Deck,
  loadPicture: DeckStore['loadPicture'],
): Promise<WrittenFile> {
  const { bytes, losses } = writeJson({ deck, pictures: await loadPictures(deck, loadPicture) })
  return { bytes: await packShare(bytes), losses }
}
