import { joinBytes } from '#core/join-bytes.ts'

type Bytes = Uint8Array<ArrayBuffer>

export const ivBytes = 12
export const saltBytes = 16

/** The first byte of a sealed share. Whoever changes what follows takes the next of `judgeVersion`. */
export const sealVersion = 1

/** What stands inside the seal, by its first byte. */
export const sealedKinds = { open: 0, password: 1 } as const

/** What a guess at a password costs. */
const passwordRounds = 600_000

const encoder = new TextEncoder()

export const randomBytes = (length: number): Bytes => crypto.getRandomValues(new Uint8Array(length))

/** A share is bound to its id and version: under another one it does not open. */
const describeShare = (id: string): Bytes => encoder.encode(`lectern-share ${sealVersion} ${id}`)

const cipher = (iv: Bytes, id: string): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: describeShare(id),
})

export const encrypt = async (key: CryptoKey, iv: Bytes, id: string, plain: Bytes) =>
  new Uint8Array(await crypto.subtle.encrypt(cipher(iv, id), key, plain))

/** Null when a single bit is not as it was. */
export async function decrypt(
  key: CryptoKey,
  iv: Bytes,
  id: string,
  sealed: Bytes,
): Promise<Bytes | null> {
  try {
    return new Uint8Array(await crypto.subtle.decrypt(cipher(iv, id), key, sealed))
  } catch {
    return null
  }
}

export const deriveLinkKey = (linkKey: Bytes): Promise<CryptoKey> =>
  deriveKey(linkKey, new Uint8Array(), 'lectern share link')

/** Needs both: neither the link alone nor the password alone opens anything. */
export async function derivePasswordKey(
  linkKey: Bytes,
  password: string,
  salt: Bytes,
): Promise<CryptoKey> {
  // The same word may be typed in several ways that look alike.
  const typed = encoder.encode(password.normalize('NFKC'))
  const material = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveBits'])
  const rounds = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: passwordRounds }
  const stretched = await crypto.subtle.deriveBits(rounds, material, 256)
  return deriveKey(joinBytes([linkKey, new Uint8Array(stretched)]), salt, 'lectern share password')
}

async function deriveKey(secret: Bytes, salt: Bytes, purpose: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey'])
  const parameters = { name: 'HKDF', hash: 'SHA-256', salt, info: encoder.encode(purpose) }
  const kind = { name: 'AES-GCM', length: 256 }
  return crypto.subtle.deriveKey(parameters, material, kind, false, ['encrypt', 'decrypt'])
}
