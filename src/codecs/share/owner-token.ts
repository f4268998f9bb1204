import { encodeBase64Url } from '#core/share/base64-url.ts'

import { randomBytes } from './share-cipher.ts'

/** Whoever has it may take the share back. */
export const createOwnerToken = (): string => encodeBase64Url(randomBytes(32))

/** What the server keeps of it: enough to know it again, too little to use it. */
export async function hashOwnerToken(token: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
