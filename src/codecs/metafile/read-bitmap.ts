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
  const readRow = findRowReader(view, depth, packing, paletteAt, entry)
  if (!readRow) return null
  const data = new Uint8Array(width * height * 4)
  const pixels = new DataView(data.buffer)
  let opacities = 0
  for (let row = 0; row < height; row++) {
    const from = start + rowSize * (signedHeight < 0 ? row : height - 1 - row)
    opacities |= readRow(from, pixels, row * width * 4, width)
  }
  // Most programs leave the fourth byte empty.
  if (opacities === 0) for (let at = 3; at < data.length; at += 4) data[at] = 255
  return { width, height, data }
}

/** Red, green, blue and opacity in one number: a list for each of millions would take long to clear away. */
type Rgba = number

/** Writes a row as colours and tells all opacities in it. A loop for each kind: they run millions of times. */
type ReadRow = (from: number, into: DataView, to: number, width: number) => number

function findRowReader(
  view: DataView,
  depth: number,
  packing: number,
  paletteAt: number,
  entry: number,
): ReadRow | null {
  if (depth === 32 || depth === 24) return readBytes(view, depth / 8)
  if (depth === 16) {
    const green = packing === 3 && view.getUint32(44, true) === 0x07e0 ? 6 : 5
    return (from, into, to, width) => {
      for (let column = 0; column < width; column++)
        into.setUint32(to + column * 4, readShort(view.getUint16(from + column * 2, true), green))
      return 255
    }
  }
  return depth === 1 || depth === 4 || depth === 8
    ? readPlaces(view, depth, (index) => readColour(view, paletteAt + index * entry, 255))
    : null
}

const readBytes =
  (view: DataView, size: number): ReadRow =>
  (from, into, to, width) => {
    let opacities = 0
    for (let column = 0; column < width; column++) {
      const at = from + column * size
      const opacity = size === 4 ? view.getUint8(at + 3) : 255
      into.setUint32(to + column * 4, readColour(view, at, opacity))
      opacities |= opacity
    }
    return opacities
  }

function readPlaces(view: DataView, depth: number, colourOf: (place: number) => Rgba): ReadRow {
  const known: Rgba[] = []
  const most = 2 ** depth - 1
  return (from, into, to, width) => {
    for (let column = 0; column < width; column++) {
      const bit = column * depth
      const place = (view.getUint8(from + (bit >> 3)) >> (8 - depth - (bit % 8))) & most
      into.setUint32(to + column * 4, (known[place] ??= colourOf(place)))
    }
    return 255
  }
}

const readColour = (view: DataView, at: number, opacity: number): Rgba =>
  join(view.getUint8(at + 2), view.getUint8(at + 1), view.getUint8(at), opacity)

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
