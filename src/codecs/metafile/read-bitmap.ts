import type { Pixels } from './write-png.ts'

/**
 * A bitmap as Windows keeps it: a header, perhaps a palette, and rows from the bottom up. `null` when
 * it is cut off, too large or of a kind that nobody writes. Throws a `RangeError` where it ends early.
 */
export function readBitmap(bytes: Uint8Array, mostPixels: number, bitsAt?: number): Pixels | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const headerSize = view.getUint32(0, true)
  const isOld = headerSize === 12
  const width = isOld ? view.getUint16(4, true) : view.getInt32(4, true)
  const signedHeight = isOld ? view.getUint16(6, true) : view.getInt32(8, true)
  const depth = view.getUint16(isOld ? 10 : 14, true)
  const packing = isOld ? 0 : view.getUint32(16, true)
  const height = Math.abs(signedHeight)
  if (headerSize < 12 || width <= 0 || height === 0 || width * height > mostPixels) return null
  if (packing !== 0 && packing !== 3) return null
  const colours = depth <= 8 ? (isOld ? 0 : view.getUint32(32, true)) || 2 ** depth : 0
  if (colours > 256) return null
  const paletteAt = headerSize + (packing === 3 && headerSize === 40 ? 12 : 0)
  const entry = isOld ? 3 : 4
  const start = bitsAt ?? paletteAt + colours * entry
  const rowSize = Math.ceil((width * depth) / 32) * 4
  if (start + rowSize * height > bytes.length) return null
  const readPixel = findPixelReader(view, depth, packing, paletteAt, entry)
  if (!readPixel) return null
  const data = new Uint8Array(width * height * 4)
  const pixels = new DataView(data.buffer)
  let opacities = 0
  for (let row = 0; row < height; row++) {
    const from = start + rowSize * (signedHeight < 0 ? row : height - 1 - row)
    for (let column = 0; column < width; column++) {
      const pixel = readPixel(from, column)
      pixels.setUint32((row * width + column) * 4, pixel)
      opacities |= pixel & 255
    }
  }
  // Most programs leave the fourth byte empty.
  if (opacities === 0) for (let at = 3; at < data.length; at += 4) data[at] = 255
  return { width, height, data }
}

/** Red, green, blue and opacity in one number: a list for each of millions would take long to clear away. */
type Rgba = number

function findPixelReader(
  view: DataView,
  depth: number,
  packing: number,
  paletteAt: number,
  entry: number,
): ((row: number, column: number) => Rgba) | null {
  const byte = (at: number) => view.getUint8(at)
  const colour = (at: number, opacity = 255): Rgba =>
    join(byte(at + 2), byte(at + 1), byte(at), opacity)
  if (depth === 32) return (row, column) => colour(row + column * 4, byte(row + column * 4 + 3))
  if (depth === 24) return (row, column) => colour(row + column * 3)
  if (depth === 16) {
    const green = packing === 3 && view.getUint32(44, true) === 0x07e0 ? 6 : 5
    return (row, column) => readShort(view.getUint16(row + column * 2, true), green)
  }
  if (depth !== 1 && depth !== 4 && depth !== 8) return null
  return (row, column) => {
    const bit = column * depth
    const shift = 8 - depth - (bit % 8)
    const index = (byte(row + (bit >> 3)) >> shift) & (2 ** depth - 1)
    return colour(paletteAt + index * entry)
  }
}

const readShort = (value: number, greenBits: number): Rgba =>
  join(
    widen((value >> (5 + greenBits)) & 31, 5),
    widen((value >> 5) & (2 ** greenBits - 1), greenBits),
    widen(value & 31, 5),
    255,
  )

const join = (red: number, green: number, blue: number, opacity: number): Rgba =>
  ((red << 24) | (green << 16) | (blue << 8) | opacity) >>> 0

const widen = (part: number, bits: number): number => Math.round((part * 255) / (2 ** bits - 1))
