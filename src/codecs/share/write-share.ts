import type { Deck } from '#core/deck/deck.ts'
import type { DeckStore } from '#ports/deck-store.ts'

import { writeJson } from '../json/write-json.ts'
import type { Loss } from '../loss.ts'

/** The deck as JSON with its pictures inside, compressed. It is not encrypted yet. */
export async function writeShare(
  deck: Deck,
  loadPicture: DeckStore['loadPicture'],
): Promise<{ value: Uint8Array<ArrayBuffer>; losses: readonly Loss[] }> {
  const { value, losses } = await writeJson(deck, loadPicture)
  const packed = value.stream().pipeThrough(new CompressionStream('deflate-raw'))
  return { value: new Uint8Array(await new Response(packed).arrayBuffer()), losses }
}
