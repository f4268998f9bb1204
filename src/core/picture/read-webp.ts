import { readTag } from './read-tag.ts'

const readUint24 = (file: DataView, at: number): number =>
  file.getUint16(at, true) | (file.getUint8(at + 2) << 16)

export function readWebp(file: DataView) {
  if (readTag(file, 0, 4) !== 'RIFF' || readTag(file, 8, 4) !== 'WEBP') return null
  switch (readTag(file, 12, 4)) {
    case 'VP8X':
      return {
        width: readUint24(file, 24) + 1,
        height: readUint24(file, 27) + 1,
        animated: (file.getUint8(20) & 2) !== 0,
      }
    case 'VP8L': {
      const bits = file.getUint32(21, true)
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1, animated: false }
    }
    case 'VP8 ':
      return {
        width: file.getUint16(26, true) & 0x3fff,
        height: file.getUint16(28, true) & 0x3fff,
        animated: false,
      }
    default:
      return null
  }
}
