import { decodePng } from '#codecs/pdf-writer/pictures/decode-png.ts'
import { readPng } from '#codecs/pdf-writer/pictures/read-png.ts'

import type { Picture } from '../../../../bench/placed/measure-likeness.ts'

/** So wide slides are compared, whoever has painted them: half a pixel at the edge of a letter is no difference. */
const wide = 640

/**
 * A PNG file, each of its new pixels the mean of those that it covers.
 * @param form width by height of what is looked at, in its middle: beside it may be bars
 */
export function readPicture(bytes: Uint8Array, form: number): Picture {
  const png = readPng(bytes)
  if (!png) throw new Error('Not a PNG')
  const { rgb } = decodePng(png)
  const whole = png.width
  const seen = Math.min(whole, Math.round(png.height * form))
  const left = Math.round((whole - seen) / 2)
  const scale = seen / wide
  const height = Math.floor(png.height / scale)
  const small = new Uint8Array(3 * wide * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < wide; x++)
      for (const part of [0, 1, 2]) small[3 * (y * wide + x) + part] = readMean(x, y, part)
  return { width: wide, height, rgb: small }

  function readMean(x: number, y: number, part: number): number {
    let [sum, count] = [0, 0]
    const [bottom, right] = [(y + 1) * scale, left + (x + 1) * scale]
    for (let row = Math.floor(y * scale); row < bottom; row++)
      for (let column = Math.floor(left + x * scale); column < right; column++) {
        sum += rgb[3 * (row * whole + column) + part] ?? 0
        count++
      }
    return Math.round(sum / count)
  }
}
