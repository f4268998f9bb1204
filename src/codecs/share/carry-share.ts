import { joinBytes } from '#core/join-bytes.ts'
import { linkKeyBytes } from '#core/share/share-terms.ts'

import { encodeExpiry, expiryBytes } from './carried-expiry.ts'
import { carryVersion, nameCarried } from './carried-head.ts'
import { sealShare } from './seal-share.ts'
import { ivBytes, randomBytes, saltBytes } from './share-cipher.ts'

type Bytes = Uint8Array<ArrayBuffer>

export type CarryTerms = {
  /** In milliseconds; null: never. */
  expiresAt: number | null
  /** Empty for none. */
  password: string
}

/**
 * A share that needs no server, because it brings everything: version, end, key, and what is sealed
 * with them. Without a password whoever has it can read it, which is what a link is for; the seal
 * tells damage, and with a password it is a lock.
 */
export async function carryShare(
  packed: Bytes,
  { expiresAt, password }: CarryTerms,
): Promise<Bytes> {
  const expiry = encodeExpiry(expiresAt)
  const linkKey = randomBytes(linkKeyBytes)
  const sealed = await sealShare(packed, { id: nameCarried(expiry), linkKey, password })
  return joinBytes([Uint8Array.of(carryVersion), expiry, linkKey, sealed])
}

const tagBytes = 16

/** How many bytes that will be. */
export const measureCarried = (packedBytes: number, hasPassword: boolean): number =>
  1 +
  expiryBytes +
  linkKeyBytes +
  1 +
  ivBytes +
  1 +
  packedBytes +
  tagBytes +
  (hasPassword ? saltBytes + ivBytes + tagBytes : 0)
