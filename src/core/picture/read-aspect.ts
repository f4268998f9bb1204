import { readOrientation } from './read-orientation.ts'
import { sniffPicture } from './sniff-picture.ts'

/** Width by height of a picture file as it is seen; null when its bytes do not say. */
export function readAspect(bytes: Uint8Array): number | null {
  const header = sniffPicture(bytes)
  if (!header) return null
  const aspect = header.width / header.height
  // A camera held upright stores the picture lying.
  const seen = readOrientation(bytes) >= 5 ? 1 / aspect : aspect
  return Math.min(100, Math.max(0.01, seen))
}
