/** Red, green and blue of each pixel, from the top left. */
export type Picture = { width: number; height: number; rgb: Uint8Array }

export type Likeness = {
  /** Structural similarity of their brightness, 1 when they are the same. */
  ssim: number
  /** Mean difference of colours, 0 to 255. */
  colour: number
}

const windowSize = 7
const steady = [(0.01 * 255) ** 2, (0.03 * 255) ** 2] as const

/** Of two pictures of one size, but for a pixel or two at their edges; null where they are of other forms. */
export function measureLikeness(one: Picture, other: Picture): Likeness | null {
  if (Math.abs(one.width - other.width) > 3 || Math.abs(one.height - other.height) > 3) return null
  const width = Math.min(one.width, other.width)
  const height = Math.min(one.height, other.height)
  const [a, b] = [readGrey(one, width, height), readGrey(other, width, height)]
  const size = { width, height }
  const [meanA, meanB] = [blur(a, size), blur(b, size)]
  const [squareA, squareB, mixed] = [
    blur(product(a, a), size),
    blur(product(b, b), size),
    blur(product(a, b), size),
  ]
  let sum = 0
  for (const [at, x] of meanA.entries()) {
    const y = meanB[at] ?? 0
    const variances = (squareA[at] ?? 0) - x * x + (squareB[at] ?? 0) - y * y
    const covariance = (mixed[at] ?? 0) - x * y
    sum +=
      ((2 * x * y + steady[0]) * (2 * covariance + steady[1])) /
      ((x * x + y * y + steady[0]) * (variances + steady[1]))
  }
  return { ssim: sum / meanA.length, colour: measureColour(one, other, width, height) }
}

const product = (one: Float64Array, other: Float64Array): Float64Array =>
  one.map((value, at) => value * (other[at] ?? 0))

function readGrey({ width: row, rgb }: Picture, width: number, height: number): Float64Array {
  const grey = new Float64Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = 3 * (y * row + x)
      grey[y * width + x] =
        0.299 * (rgb[at] ?? 0) + 0.587 * (rgb[at + 1] ?? 0) + 0.114 * (rgb[at + 2] ?? 0)
    }
  return grey
}

/** The mean of every window, by sums that are added up once. */
function blur(values: Float64Array, { width, height }: { width: number; height: number }) {
  const row = width + 1
  const sums = new Float64Array(row * (height + 1))
  for (let y = 0; y < height; y++)
    for (let x = 0, line = 0; x < width; x++) {
      line += values[y * width + x] ?? 0
      sums[(y + 1) * row + x + 1] = (sums[y * row + x + 1] ?? 0) + line
    }
  const [columns, rows] = [width - windowSize + 1, height - windowSize + 1]
  const means = new Float64Array(columns * rows)
  const at = (x: number, y: number) => sums[y * row + x] ?? 0
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++)
      means[y * columns + x] =
        (at(x + windowSize, y + windowSize) -
          at(x, y + windowSize) -
          at(x + windowSize, y) +
          at(x, y)) /
        windowSize ** 2
  return means
}

function measureColour(one: Picture, other: Picture, width: number, height: number): number {
  let sum = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < 3 * width; x++)
      sum += Math.abs(
        (one.rgb[3 * y * one.width + x] ?? 0) - (other.rgb[3 * y * other.width + x] ?? 0),
      )
  return sum / (3 * width * height)
}
