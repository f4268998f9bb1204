import { joinBytes } from '#core/join-bytes.ts'

import {
  deriveLinkKey,
  derivePasswordKey,
  encrypt,
  ivBytes,
  randomBytes,
  saltBytes,
  sealedKinds,
  sealVersion,
} from './share-cipher.ts'

type Bytes = Uint8Array<ArrayBuffer>

export type ShareSeal = { id: string; linkKey: Bytes; password?: string | undefined }

/**
 * Version, IV, and everything else encrypted for whoever has the link. With a password the inside is
 * encrypted once more: so damage shows before anybody is asked for a password, and a wrong password
 * is never taken for damage.
 */
export async function sealShare(plain: Bytes, seal: ShareSeal): Promise<Bytes> {
  const { id, linkKey } = seal
  const iv = randomBytes(ivBytes)
  const inside = await sealInside(plain, seal)
  const sealed = await encrypt(await deriveLinkKey(linkKey), iv, id, inside)
  return joinBytes([Uint8Array.of(sealVersion), iv, sealed])
}

async function sealInside(plain: Bytes, { id, linkKey, password }: ShareSeal): Promise<Bytes> {
  if (!password) return joinBytes([Uint8Array.of(sealedKinds.open), plain])
  const salt = randomBytes(saltBytes)
  const iv = randomBytes(ivBytes)
  const key = await derivePasswordKey(linkKey, password, salt)
  const sealed = await encrypt(key, iv, id, plain)
  return joinBytes([Uint8Array.of(sealedKinds.password), salt, iv, sealed])
}
