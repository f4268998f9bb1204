import { cipher, cipherUses } from './seal.ts'

/** OWASP's floor for PBKDF2-SHA256; a quarter of a second on an ordinary laptop. */
export const passphraseRounds = 600_000

export const createSalt = (): ArrayBuffer => crypto.getRandomValues(new Uint8Array(16)).buffer

export async function derivePassphraseKey(
  passphrase: string,
  salt: ArrayBuffer,
  rounds: number,
): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey(
    'raw',
    // The same accented letter comes as one or as two characters, depending on the keyboard.
    new TextEncoder().encode(passphrase.normalize('NFC')),
    'PBKDF2',
    false,
    ['deriveKey'],
  )
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds },
    material,
    cipher,
    false,
    cipherUses,
  )
}
