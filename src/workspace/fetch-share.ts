import { readShare } from '#codecs/share/read-share.ts'
import { type UnsealFailure, unsealShare } from '#codecs/share/unseal-share.ts'
import { fail, ok, type Result } from '#core/result.ts'
import { decodeBase64Url } from '#core/share/base64-url.ts'
import { linkKeyBytes } from '#core/share/share-terms.ts'
import type { PictureIntake } from '#ports/picture-intake.ts'
import type { ShareHost, ShareHostFailure } from '#ports/share-host.ts'

import type { OpenDeck } from './open-deck.ts'
import { createWatchedDeck } from './watched-deck.ts'

export type FetchFailure = ShareHostFailure | { code: 'damaged' } | { code: 'insecure-page' }

/** What came from the server, still sealed. */
export type FetchedShare = {
  open(password?: string): Promise<Result<OpenDeck, UnsealFailure>>
}

type Needs = { host: ShareHost; intake: PictureIntake }

/** `key` is what the link has after its `#`. */
export async function fetchShare(
  { id, key }: { id: string; key: string },
  { host, intake }: Needs,
): Promise<Result<FetchedShare, FetchFailure>> {
  const linkKey = decodeBase64Url(key)
  if (linkKey?.length !== linkKeyBytes) return fail({ code: 'damaged' })
  // Browsers encrypt nothing on pages that came over plain http.
  if (!globalThis.crypto?.subtle) return fail({ code: 'insecure-page' })
  const sealed = await host.find(id)
  if (!sealed.ok) return sealed
  return ok({
    async open(password) {
      const unsealed = await unsealShare(sealed.value, { id, linkKey, password })
      if (!unsealed.ok) return unsealed
      const read = await readShare(unsealed.value, { fileName: '' })
      return read.ok ? ok(createWatchedDeck(id, read.value, intake)) : fail('damaged')
    },
  })
}
