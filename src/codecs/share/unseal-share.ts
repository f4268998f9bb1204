import { fail, ok, type Result } from '#core/result.ts'

import { judgeVersion } from './judge-version.ts'
import {
  decrypt,
  deriveLinkKey,
  derivePasswordKey,
  ivBytes,
  saltBytes,
  sealedKinds,
  sealVersion,
} from './share-cipher.ts'
import type { ShareSeal } from './seal-share.ts'

type Bytes = Uint8Array<ArrayBuffer>

export type UnsealFailure =
  | 'damaged'
  /** Made by a later version of this program. */
  | 'newer'
  | 'password-needed'
  | 'wrong-password'

export async function unsealShare(
  bytes: Bytes,
  { id, linkKey, password }: ShareSeal,
): Promise<Result<Bytes, UnsealFailure>> {
  const version = judgeVersion(bytes[0], sealVersion)
  if (version !== 'known') return fail(version)
  const outer = splitIv(bytes.subarray(1))
  const inside = await decrypt(await deriveLinkKey(linkKey), outer.iv, id, outer.rest)
  if (!inside) return fail('damaged')
  if (inside[0] === sealedKinds.open) return ok(inside.subarray(1))
  // Nobody but its maker can have written what is not damaged.
  if (inside[0] !== sealedKinds.password) return fail('newer')
  if (!password) return fail('password-needed')
  const salt = inside.subarray(1, 1 + saltBytes)
  const { iv, rest } = splitIv(inside.subarray(1 + saltBytes))
  const key = await derivePasswordKey(linkKey, password, salt)
  const plain = await decrypt(key, iv, id, rest)
  return plain ? ok(plain) : fail('wrong-password')
}

const splitIv = (bytes: Bytes): { iv: Bytes; rest: Bytes } => ({
  iv: bytes.subarray(0, ivBytes),
  rest: bytes.subarray(ivBytes),
})
