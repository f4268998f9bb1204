import type { ReadFailure } from '#codecs/read-result.ts'

/** Why the bytes are no package of parts, or `null` when they may be one. */
export function sniffPackage(bytes: Uint8Array): ReadFailure | null {
  if (startsWith(bytes, [0x50, 0x4b])) return null
  // A file with a password hides in the older format.
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]))
    return includesName(bytes, 'EncryptedPackage') ? 'encrypted' : 'not-this-kind'
  return 'not-this-kind'
}

const startsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((value, index) => bytes[index] === value)

/** Names of the older format are UTF-16. */
const includesName = (bytes: Uint8Array, name: string): boolean =>
  new TextDecoder('latin1').decode(bytes).includes(name.split('').join('\0'))
