import { readTag } from './read-tag.ts'

const jpegMark = 0xffd8
const exifMark = 0xffe1
const orientationTag = 0x0112

/** How a JPEG is to be turned before it is shown, from 1 (not at all) to 8, as Exif counts. */
export function readOrientation(bytes: Uint8Array): number {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (file.getUint16(0) !== jpegMark) return 1
    for (let at = 2; file.getUint8(at) === 0xff; at += 2 + file.getUint16(at + 2))
      if (file.getUint16(at) === exifMark && readTag(file, at + 4, 4) === 'Exif')
        return readDirectory(file, at + 10)
    return 1
  } catch (error) {
    // The file ends where its header says it goes on.
    if (error instanceof RangeError) return 1
    throw error
  }
}

/** `start` is that of the TIFF directory inside. */
function readDirectory(file: DataView, start: number): number {
  const isLittle = readTag(file, start, 2) === 'II'
  const directory = start + file.getUint32(start + 4, isLittle)
  const count = file.getUint16(directory, isLittle)
  for (let entry = 0; entry < count; entry++) {
    const at = directory + 2 + 12 * entry
    if (file.getUint16(at, isLittle) !== orientationTag) continue
    const orientation = file.getUint16(at + 8, isLittle)
    return orientation >= 1 && orientation <= 8 ? orientation : 1
  }
  return 1
}
