export type SourceKind = 'pdf' | 'zip' | 'old-word' | 'protected' | 'text'

/** What a file is by its first bytes. */
export function sniffSource(bytes: Uint8Array): SourceKind {
  // Some programs put a few bytes before the mark of a PDF.
  if (toLatin(bytes.subarray(0, 1024)).includes('%PDF-')) return 'pdf'
  if (startsWith(bytes, [0x50, 0x4b])) return 'zip'
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]))
    // A Word file with a password hides in the older format.
    return toLatin(bytes).includes('EncryptedPackage'.split('').join('\0'))
      ? 'protected'
      : 'old-word'
  return 'text'
}

const toLatin = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes)

const startsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((value, index) => bytes[index] === value)
