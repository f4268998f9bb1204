import { readOrientation } from './read-orientation.ts'
import { sniffPicture } from './sniff-picture.ts'

/** In px. */
export type PictureSize = { width: number; height: number }

/** Of a picture file as it is seen; null when its bytes do not say. */
export function readPictureSize(bytes: Uint8Array): PictureSize | null {
  const header = sniffPicture(bytes)
  if (!header) return null
  const { width, height } = header
  // A camera held upright stores the picture lying.
  return readOrientation(bytes) >= 5 ? { width: height, height: width } : { width, height }
}
