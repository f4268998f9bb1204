import { type PictureSize, readPictureSize } from '#core/picture/read-picture-size.ts'
import { sniffPicture } from '#core/picture/sniff-picture.ts'

const usual = { across: 96, down: 96 }

/** As large as a picture file says that it is on paper, 96 px to the inch; null when its bytes do not say. */
export function readPrintedSize(bytes: Uint8Array): PictureSize | null {
  const size = readPictureSize(bytes)
  const { across, down } = readDensity(bytes) ?? usual
  return size && { width: (size.width * 96) / across, height: (size.height * 96) / down }
}

/** In px to the inch. */
function readDensity(bytes: Uint8Array): { across: number; down: number } | null {
  const format = sniffPicture(bytes)?.format
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (format === 'png') return readOfPng(file)
    return format === 'jpeg' ? readOfJpeg(file) : null
  } catch (error) {
    // The file ends where it says it goes on.
    if (error instanceof RangeError) return null
    throw error
  }
}

const density = (across: number, down: number) => (across > 0 && down > 0 ? { across, down } : null)

/** In the chunk `pHYs`, in px to the metre, which stands before the pixels. */
function readOfPng(file: DataView) {
  for (let at = 8; at + 12 <= file.byteLength;) {
    const [length, type] = [file.getUint32(at), file.getUint32(at + 4)]
    const isPhysical = type === 0x70485973
    if (isPhysical && file.getUint8(at + 16) === 1)
      return density(file.getUint32(at + 8) * 0.0254, file.getUint32(at + 12) * 0.0254)
    const isPixels = type === 0x49444154
    if (isPixels || isPhysical) return null
    at += 12 + length
  }
  return null
}

/** In the segment that JFIF begins with. */
function readOfJpeg(file: DataView) {
  const isJfif = file.getUint16(2) === 0xffe0 && file.getUint32(6) === 0x4a464946
  if (!isJfif) return null
  const [unit, across, down] = [file.getUint8(13), file.getUint16(14), file.getUint16(16)]
  if (unit === 1) return density(across, down)
  return unit === 2 ? density(across * 2.54, down * 2.54) : null
}
