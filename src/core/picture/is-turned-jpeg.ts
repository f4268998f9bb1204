import { readTag } from './read-tag.ts'

const exifMark = 0xffe1
const orientationTag = 0x0112

/** A camera held upright stores the picture lying, and says that it is to be turned by a quarter. */
export function isTurnedJpeg(bytes: Uint8Array): boolean {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    for (let at = 2; file.getUint8(at) === 0xff; at += 2 + file.getUint16(at + 2))
      if (file.getUint16(at) === exifMark && readTag(file, at + 4, 4) === 'Exif')
        return readOrientation(file, at + 10) >= 5
    return false
  } catch (error) {
    // The file ends where its header says it goes on.
    if (error instanceof RangeError) return false
    throw error
  }
}

/** 1 to 8 as Exif counts them; `start` is that of the TIFF directory inside. */
function readOrientation(file: DataView, start: number): number {
  const isLittle = readTag(file, start, 2) === 'II'
  const directory = start + file.getUint32(start + 4, isLittle)
  const count = file.getUint16(directory, isLittle)
  for (let entry = 0; entry < count; entry++) {
    const at = directory + 2 + 12 * entry
    if (file.getUint16(at, isLittle) === orientationTag) return file.getUint16(at + 8, isLittle)
  }
  return 1
}
