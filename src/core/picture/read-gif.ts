import { readTag } from './read-tag.ts'

export function readGif(file: DataView) {
  if (!/^GIF8[79]a$/.test(readTag(file, 0, 6))) return null
  return {
    width: file.getUint16(6, true),
    height: file.getUint16(8, true),
    animated: hasTwoFrames(file),
  }
}

const tableSize = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

function hasTwoFrames(file: DataView): boolean {
  let frames = 0
  let at = 13 + tableSize(file.getUint8(10))
  while (at < file.byteLength) {
    const kind = file.getUint8(at)
    if (kind === 0x21) at = skipBlocks(file, at + 2)
    else if (kind === 0x2c) {
      frames += 1
      if (frames === 2) return true
      if (at + 9 >= file.byteLength) return false
      at = skipBlocks(file, at + 11 + tableSize(file.getUint8(at + 9)))
    } else return false
  }
  return false
}

function skipBlocks(file: DataView, start: number): number {
  let at = start
  while (at < file.byteLength && file.getUint8(at) !== 0) at += file.getUint8(at) + 1
  return at + 1
}
