import { readAvif } from './read-avif.ts'
import { readGif } from './read-gif.ts'
import { readJpeg } from './read-jpeg.ts'
import { readPng } from './read-png.ts'
import { readWebp } from './read-webp.ts'

export type PictureFormat = 'png' | 'jpeg' | 'gif' | 'webp' | 'avif'

export type PictureHeader = {
  format: PictureFormat
  /** In px as stored, before any turn that the file asks for. */
  width: number
  height: number
  animated: boolean
}

const readers: Record<PictureFormat, (file: DataView) => Omit<PictureHeader, 'format'> | null> = {
  png: readPng,
  jpeg: readJpeg,
  gif: readGif,
  webp: readWebp,
  avif: readAvif,
}

/** What a picture is by its own bytes, whatever it is called; null when it is none that is known. */
export function sniffPicture(bytes: Uint8Array): PictureHeader | null {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (const format of ['png', 'jpeg', 'gif', 'webp', 'avif'] as const) {
    const header = readHeader(format, file)
    if (header && header.width > 0 && header.height > 0) return { format, ...header }
  }
  return null
}

function readHeader(format: PictureFormat, file: DataView) {
  try {
    return readers[format](file)
  } catch (error) {
    // The file ends where its header says it goes on.
    if (error instanceof RangeError) return null
    throw error
  }
}
