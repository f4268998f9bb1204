import * as v from 'valibot'

/** A secret as it may rest on disk. */
export const sealedSchema = v.object({
  iv: v.instance(ArrayBuffer),
  bytes: v.instance(ArrayBuffer),
})
export type Sealed = v.InferOutput<typeof sealedSchema>

export const sealVersion = 1
export const cipher = { name: 'AES-GCM', length: 256 } as const
export const cipherUses: KeyUsage[] = ['encrypt', 'decrypt']

/** Bound to the secret: one provider's sealed key cannot be passed off as another's. */
const label = (name: string) => new TextEncoder().encode(`lectern-vault/${sealVersion}/${name}`)

export async function sealSecret(key: CryptoKey, name: string, secret: string): Promise<Sealed> {
  // Fresh every time: GCM gives everything away when an IV is used twice with one key.
  const iv = crypto.getRandomValues(new Uint8Array(12)).buffer
  const bytes = await crypto.subtle.encrypt(
    { name: cipher.name, iv, additionalData: label(name) },
    key,
    new TextEncoder().encode(secret),
  )
  return { iv, bytes }
}

/** Null when this key did not seal it, under this name, exactly so. */
export async function openSealed(
  key: CryptoKey,
  name: string,
  { iv, bytes }: Sealed,
): Promise<string | null> {
  try {
    const secret = await crypto.subtle.decrypt(
      { name: cipher.name, iv, additionalData: label(name) },
      key,
      bytes,
    )
    return new TextDecoder().decode(secret)
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'OperationError') return null
    throw cause
  }
}
