import { decodePng } from '#codecs/pdf-writer/pictures/decode-png.ts'
import { readPng } from '#codecs/pdf-writer/pictures/read-png.ts'

export type Likeness = {
  /** Structural similarity, the mean over all windows: 1 is the same picture. */
  mean: number
  /** Share of windows that look like something else. */
  strange: number
}

/** Small enough to notice a letter, large enough not to mind the grey at its edges. */
const windowPx = 16

/** Below this a window shows another letter, or the same one elsewhere. */
const strangeBelow = 0.6

/** Two PNG files of one size, by the brightness of their pixels. */
export function compareImages(one: Uint8Array, other: Uint8Array): Likeness {
  const [a, b] = [readGrey(one), readGrey(other)]
  if (a.width !== b.width || a.height !== b.height)
    throw new Error(`${a.width} x ${a.height} is not ${b.width} x ${b.height}`)
  let [sum, strange, windows] = [0, 0, 0]
  for (let y = 0; y + windowPx <= a.height; y += windowPx / 2)
    for (let x = 0; x + windowPx <= a.width; x += windowPx / 2) {
      const likeness = compareWindow(a, b, x, y)
      sum += likeness
      windows++
      if (likeness < strangeBelow) strange++
    }
  return { mean: sum / windows, strange: strange / windows }
}

type Grey = { width: number; height: number; values: Float32Array }

/** As Wang and others have it in 2004, with a flat window. */
function compareWindow(a: Grey, b: Grey, left: number, top: number): number {
  let [sumA, sumB, squareA, squareB, both] = [0, 0, 0, 0, 0]
  for (let y = top; y < top + windowPx; y++)
    for (let x = left; x < left + windowPx; x++) {
      const [p, q] = [a.values[y * a.width + x] ?? 0, b.values[y * b.width + x] ?? 0]
      sumA += p
      sumB += q
      squareA += p * p
      squareB += q * q
      both += p * q
    }
  const count = windowPx ** 2
  const [meanA, meanB] = [sumA / count, sumB / count]
  const [varianceA, varianceB] = [squareA / count - meanA ** 2, squareB / count - meanB ** 2]
  const covariance = both / count - meanA * meanB
  const [c1, c2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2]
  return (
    ((2 * meanA * meanB + c1) * (2 * covariance + c2)) /
    ((meanA ** 2 + meanB ** 2 + c1) * (varianceA + varianceB + c2))
  )
}

function readGrey(bytes: Uint8Array): Grey {
  const png = readPng(bytes)
  if (!png) throw new Error('Not a PNG')
  const { rgb } = decodePng(png)
  const values = new Float32Array(png.width * png.height)
  for (let at = 0; at < values.length; at++)
    values[at] =
      0.299 * (rgb[3 * at] ?? 0) + 0.587 * (rgb[3 * at + 1] ?? 0) + 0.114 * (rgb[3 * at + 2] ?? 0)
  return { width: png.width, height: png.height, values }
}
