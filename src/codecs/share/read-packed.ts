import { fail, ok, type Result } from '#core/result.ts'

import { readJson } from '../json/read-json.ts'
import { limitDeck } from '../limit-deck.ts'
import type { ReadDeck } from '../read-result.ts'
import { readShare } from './read-share.ts'

/** A link packs its words tighter than a server or a file does. */
export type SharePacking = 'link' | 'share'

export type PackedShare = { bytes: Uint8Array<ArrayBuffer>; packing: SharePacking }

export type PackedReader = (
  packed: PackedShare,
  options?: { signal?: AbortSignal | undefined },
) => Promise<Result<ReadDeck, 'damaged' | 'too-large' | 'cancelled'>>

/** Whoever made the link may have put more into it than a page can lay out. */
export const readPacked: PackedReader = async ({ bytes, packing }) => {
  const read = await (packing === 'link' ? readFromLink(bytes) : readShare(bytes, { fileName: '' }))
  if (read.ok) return ok(limitDeck(read.value))
  return fail(read.error === 'too-large' ? 'too-large' : 'damaged')
}

/** What unfolds it is fetched for a link that is all there is: most lead to a server. */
async function readFromLink(bytes: Uint8Array<ArrayBuffer>) {
  const { unpackFromLink } = await import('./pack-link.ts')
  const json = unpackFromLink(bytes)
  return json.ok ? readJson(json.value, { fileName: '' }) : json
}
