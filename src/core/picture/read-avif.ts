import { readTag } from './read-tag.ts'

export function readAvif(file: DataView) {
  if (readTag(file, 4, 4) !== 'ftyp') return null
  const brands = readTag(file, 8, Math.min(file.getUint32(0) - 8, 256))
  if (!/avi[fs]/.test(brands)) return null
  return { ...findLargest(file), animated: brands.includes('avis') }
}

/** Sizes of tiles and thumbnails stand beside that of the whole; the whole is the largest. */
function findLargest(file: DataView): { width: number; height: number } {
  let largest = { width: 0, height: 0 }
  const end = Math.min(file.byteLength - 16, 65_536)
  for (let at = 16; at <= end; at++) {
    // 'ispe', in one reading, because every byte is looked at.
    if (file.getUint32(at) !== 0x69737065) continue
    const size = { width: file.getUint32(at + 8), height: file.getUint32(at + 12) }
    if (size.width * size.height > largest.width * largest.height) largest = size
  }
  return largest
}
