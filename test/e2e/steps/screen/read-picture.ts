import { decodePng } from '#codecs/pdf-writer/pictures/decode-png.ts'
import { readPng } from '#codecs/pdf-writer/pictures/read-png.ts'

import type { Picture } from '../../../../bench/placed/measure-likeness.ts'

/** So wide slides are compared, whoever has painted them: half a pixel at the edge of a letter is no difference. */
const wide = 640

/** A PNG file. */
export function readPicture(bytes: Uint8Array): Picture {
  const png = readPng(bytes)
  if (!png) throw new Error('Not a PNG')
  return { width: png.width, height: png.height, rgb: decodePng(png).rgb }
}

/**
 * Smaller, each of its new pixels the mean of those that it covers.
 * @param form width by height of what is looked at, in its middle: beside it may be bars
 */
export function shrinkPicture(picture: Picture, form: number): Picture {
  const seen = Math.min(picture.width, Math.round(picture.height * form))
  const left = Math.round((picture.width - seen) / 2)
  const scale = seen / wide
  const height = Math.floor(picture.height / scale)
  const rgb = new Uint8Array(3 * wide * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < wide; x++)
      for (const part of [0, 1, 2]) rgb[3 * (y * wide + x) + part] = readMean(x, y, part)
  return { width: wide, height, rgb }

  function readMean(x: number, y: number, part: number): number {
    let [sum, count] = [0, 0]
    const [bottom, right] = [(y + 1) * scale, left + (x + 1) * scale]
    for (let row = Math.floor(y * scale); row < bottom; row++)
      for (let column = Math.floor(left + x * scale); column < right; column++) {
        sum += picture.rgb[3 * (row * picture.width + column) + part] ?? 0
        count++
      }
    return Math.round(sum / count)
  }
}
