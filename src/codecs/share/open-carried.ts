import { fail, type Result } from '#core/result.ts'
import { linkKeyBytes } from '#core/share/share-terms.ts'

import { carryVersion, nameCarried } from './carried-head.ts'
import { decodeExpiry, expiryBytes } from './carried-expiry.ts'
import { judgeVersion } from './judge-version.ts'
import { type UnsealFailure, unsealShare } from './unseal-share.ts'

type Bytes = Uint8Array<ArrayBuffer>

export type CarriedFailure = UnsealFailure | 'expired'

const keyAt = 1 + expiryBytes
const sealedAt = keyAt + linkKeyBytes

/** What `carryShare` has packed, as long as its time is not over. */
export async function openCarried(
  bytes: Bytes,
  { password, now }: { password?: string | undefined; now: number },
): Promise<Result<Bytes, CarriedFailure>> {
  const version = judgeVersion(bytes[0], carryVersion)
  if (version !== 'known') return fail(version)
  if (bytes.length < sealedAt) return fail('damaged')
  const expiry = bytes.subarray(1, keyAt)
  const seal = { id: nameCarried(expiry), linkKey: bytes.subarray(keyAt, sealedAt) }
  const sealed = bytes.subarray(sealedAt)
  const unsealed = await unsealShare(sealed, { ...seal, password })
  if (!unsealed.ok && (unsealed.error === 'damaged' || unsealed.error === 'newer')) return unsealed
  // Now the seal has shown that this is the time its maker wrote.
  const expiresAt = decodeExpiry(expiry)
  if (expiresAt !== null && expiresAt <= now) return fail('expired')
  return unsealed
}
