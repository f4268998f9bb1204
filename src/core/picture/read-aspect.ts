import { readPictureSize } from './read-picture-size.ts'

/** Width by height of a picture file as it is seen; null when its bytes do not say. */
export function readAspect(bytes: Uint8Array): number | null {
  const size = readPictureSize(bytes)
  return size && Math.min(100, Math.max(0.01, size.width / size.height))
}
