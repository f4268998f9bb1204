import type { Result } from '#core/result.ts'

import { readJson } from '../json/read-json.ts'
import type { ReadDeck } from '../read-result.ts'
import { boundRead } from './bound-read.ts'
import { readShare } from './read-share.ts'

/** A link packs its words tighter than a server or a file does. */
export type SharePacking = 'link' | 'share'

export type PackedShare = { bytes: Uint8Array<ArrayBuffer>; packing: SharePacking }

export type PackedReader = (
  packed: PackedShare,
  options?: { signal?: AbortSignal | undefined },
) => Promise<Result<ReadDeck, 'damaged' | 'too-large' | 'cancelled'>>

export const readPacked: PackedReader = async ({ bytes, packing }) =>
  boundRead(await (packing === 'link' ? readFromLink(bytes) : readShare(bytes, { fileName: '' })))

/** What unfolds it is fetched for a link that is all there is: most lead to a server. */
async function readFromLink(bytes: Uint8Array<ArrayBuffer>) {
  const { unpackFromLink } = await import('./pack-link.ts')
  const json = unpackFromLink(bytes)
  return json.ok ? readJson(json.value, { fileName: '' }) : json
}
