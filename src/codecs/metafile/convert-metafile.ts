import type { ReadPicture } from '#codecs/read-result.ts'

import { readBitmap } from './read-bitmap.ts'
import { readEmf } from './read-emf.ts'
import { readTiff } from './read-tiff.ts'
import { readWmf } from './read-wmf.ts'
import { sniffMetafile } from './sniff-metafile.ts'
import { writePng } from './write-png.ts'

/** A picture of a kind that only Windows shows, as one that browsers show; `null` when that fails. */
export function convertMetafile(bytes: Uint8Array): ReadPicture | null {
  const format = sniffMetafile(bytes)
  try {
    if (format === 'BMP') return convertBitmap(bytes)
    if (format === 'TIFF') {
      const pixels = readTiff(bytes, mostPixels)
      return pixels && { bytes: writePng(pixels), type: 'image/png' }
    }
    const svg = format === 'EMF' ? readEmf(bytes) : format === 'WMF' ? readWmf(bytes) : null
    return svg === null ? null : { bytes: new TextEncoder().encode(svg), type: 'image/svg+xml' }
  } catch (error) {
    // The file ends where its header says it goes on.
    if (error instanceof RangeError) return null
    throw error
  }
}

/** As much as a slide can show, and more. */
const mostPixels = 40_000_000

/** The file has a header of its own before that of the bitmap. */
function convertBitmap(bytes: Uint8Array): ReadPicture | null {
  const bitsAt = new DataView(bytes.buffer, bytes.byteOffset).getUint32(10, true)
  const pixels = readBitmap(bytes.subarray(14), mostPixels, bitsAt - 14)
  return pixels && { bytes: writePng(pixels), type: 'image/png' }
}
