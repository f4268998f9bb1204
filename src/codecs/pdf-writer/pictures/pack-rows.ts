const paeth = 4

/** Pixels as their difference to a guess from their neighbours, which packs far better. */
export function packRows(
  pixels: Uint8Array,
  width: number,
  channels: number,
): { entries: string; bytes: Uint8Array } {
  const rowSize = width * channels
  const rows = Math.floor(pixels.length / rowSize)
  const bytes = new Uint8Array(rows * (rowSize + 1))
  for (let row = 0; row < rows; row++) {
    const target = row * (rowSize + 1)
    const start = row * rowSize
    bytes[target] = paeth
    for (let at = 0; at < rowSize; at++) {
      const left = at < channels ? 0 : (pixels[start + at - channels] ?? 0)
      const up = row === 0 ? 0 : (pixels[start + at - rowSize] ?? 0)
      const corner = at < channels || row === 0 ? 0 : (pixels[start + at - rowSize - channels] ?? 0)
      bytes[target + 1 + at] = (pixels[start + at] ?? 0) - guessPixel(left, up, corner)
    }
  }
  return {
    entries: `/DecodeParms<</Predictor 15/Colors ${channels}/BitsPerComponent 8/Columns ${width}>>`,
    bytes,
  }
}

/** Paeth's guess: whichever neighbour is nearest to the slope between them. */
export function guessPixel(left: number, up: number, corner: number): number {
  const guess = left + up - corner
  const [toLeft, toUp, toCorner] = [
    Math.abs(guess - left),
    Math.abs(guess - up),
    Math.abs(guess - corner),
  ]
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}
