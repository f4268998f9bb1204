import type { PlacedPicture } from '#core/deck/placed.ts'
import { readPrintedSize } from '#codecs/look/read-printed-size.ts'
import { round } from '#codecs/look/round.ts'

import { readLength } from '../read-length.ts'

const share = (length: number, of: number): number =>
  round(Math.max(-50, Math.min(0.999, of > 0 ? length / of : 0)))

/** `rect(top, right, bottom, left)` in lengths of the picture as large as it says it is; shares of it. */
export function readCrop(
  clip: string | undefined,
  bytes: Uint8Array | undefined,
): PlacedPicture['crop'] {
  const [, list] = /^rect\(([^)]*)\)$/.exec(clip ?? '') ?? []
  const size = bytes ? readPrintedSize(bytes) : null
  if (!list || !size) return undefined
  const [top = 0, right = 0, bottom = 0, left = 0] = list
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((length) => readLength(length) ?? 0)
  const { width, height } = size
  const crop: [number, number, number, number] = [
    share(left, width),
    share(top, height),
    share(right, width),
    share(bottom, height),
  ]
  return crop.some((side) => side !== 0) ? crop : undefined
}
