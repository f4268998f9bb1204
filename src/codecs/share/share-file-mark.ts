import { joinBytes } from '#core/join-bytes.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** What a share file begins with. No text does, so it is never taken for one. */
export const shareFileMark = '\u0089Lectern'

const markBytes = Uint8Array.from(shareFileMark, (letter) => letter.charCodeAt(0))

export const markShareFile = (carried: Bytes): Bytes => joinBytes([markBytes, carried])

/** The carried share in a file, or null when it is another kind of file. */
export const unmarkShareFile = (file: Bytes): Bytes | null =>
  markBytes.every((byte, at) => file[at] === byte) ? file.subarray(markBytes.length) : null
