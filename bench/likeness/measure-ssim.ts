/** Brightness of each pixel, 0 to 255, row by row. */
export type GreyPicture = { width: number; height: number; data: Uint8Array }

const windowSize = 8
const step = 4
const steady = [(0.01 * 255) ** 2, (0.03 * 255) ** 2] as const

/** Structural similarity of two pictures of the same size: 1 when they are the same. */
export function measureSsim(one: GreyPicture, other: GreyPicture): number {
  let [sum, windows] = [0, 0]
  for (let y = 0; y + windowSize <= one.height; y += step)
    for (let x = 0; x + windowSize <= one.width; x += step) {
      sum += compareWindow(one, other, y * one.width + x)
      windows++
    }
  return sum / windows
}

function compareWindow(one: GreyPicture, other: GreyPicture, start: number): number {
  const count = windowSize ** 2
  let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0]
  for (let row = 0; row < windowSize; row++)
    for (let column = 0; column < windowSize; column++) {
      const at = start + row * one.width + column
      const [left, right] = [one.data[at] ?? 0, other.data[at] ?? 0]
      a += left
      b += right
      aa += left * left
      bb += right * right
      ab += left * right
    }
  const [meanA, meanB] = [a / count, b / count]
  const variances = aa / count - meanA ** 2 + bb / count - meanB ** 2
  const covariance = ab / count - meanA * meanB
  return (
    ((2 * meanA * meanB + steady[0]) * (2 * covariance + steady[1])) /
    ((meanA ** 2 + meanB ** 2 + steady[0]) * (variances + steady[1]))
  )
}
