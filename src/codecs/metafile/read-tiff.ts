import { unpackStrip } from './unpack-strip.ts'
import type { Pixels } from './write-png.ts'

const tags = {
  width: 256,
  height: 257,
  bits: 258,
  compression: 259,
  meaning: 262,
  strips: 273,
  samples: 277,
  rowsPerStrip: 278,
  stripLengths: 279,
  planes: 284,
  predictor: 317,
  palette: 320,
} as const

/** What a sample means: lightness, from white or from black, a colour, or a place in the palette. */
const meanings = { whiteIsZero: 0, blackIsZero: 1, rgb: 2, palette: 3 } as const

/** Types of values that are whole numbers, with their sizes in bytes. */
const sizes: Readonly<Record<number, 1 | 2 | 4>> = { 1: 1, 3: 2, 4: 4 }
const mostValues = 100_000

/** No way of packing makes more of a byte, so a file that promises more is harmed. */
const mostGrowth = 4_000

type Fields = (tag: number) => readonly number[]

/**
 * The first picture of a TIFF as office programs and scanners write it: in strips, of 1, 8 or 16 bits.
 * Null for the many other things the format can be.
 */
export function readTiff(bytes: Uint8Array, mostPixels: number): Pixels | null {
  const fields = readFields(bytes)
  const one = (tag: number, otherwise: number) => fields(tag)[0] ?? otherwise
  const width = one(tags.width, 0)
  const height = one(tags.height, 0)
  const bits = one(tags.bits, 1)
  const samples = one(tags.samples, 1)
  const meaning = one(tags.meaning, -1)
  const isKnown =
    (bits === 8 || bits === 16 || (bits === 1 && samples === 1)) &&
    (meaning === meanings.rgb ? samples >= 3 : meaning >= 0 && meaning <= meanings.palette) &&
    (meaning !== meanings.palette || bits === 8) &&
    one(tags.planes, 1) === 1
  if (!isKnown || width * height === 0 || width * height > mostPixels || samples > 8) return null

  const rowBytes = Math.ceil((width * samples * bits) / 8)
  if (rowBytes * height > mostGrowth * bytes.length) return null
  const rowsPerStrip = Math.min(one(tags.rowsPerStrip, height), height)
  const compression = one(tags.compression, 1)
  const lengths = fields(tags.stripLengths)
  const rows = new Uint8Array(rowBytes * height)
  for (const [index, start] of fields(tags.strips).entries()) {
    const at = index * rowsPerStrip * rowBytes
    const room = Math.min(rowsPerStrip * rowBytes, rows.length - at)
    if (room <= 0) break
    const packed = bytes.subarray(start, start + (lengths[index] ?? 0))
    const strip = unpackStrip(packed, compression, room)
    if (!strip) return null
    rows.set(strip, at)
  }
  if (one(tags.predictor, 1) === 2) {
    if (bits !== 8) return null
    addUp(rows, rowBytes, samples)
  }
  const look = { width, height, samples, meaning, palette: fields(tags.palette) }
  const rowSamples = width * samples
  if (bits === 1) return paint(look, spreadBits(rows, rowSamples, height))
  // Of two bytes the higher one says enough.
  return paint(look, bits === 8 ? rows : takeEverySecond(rows, bytes[0] === 0x49 ? 1 : 0))
}

type Look = {
  width: number
  height: number
  samples: number
  meaning: number
  palette: readonly number[]
}

/** A byte for each bit; rows begin with a byte of their own. */
function spreadBits(rows: Uint8Array, rowSamples: number, height: number): Uint8Array {
  const spread = new Uint8Array(rowSamples * height)
  const rowBytes = Math.ceil(rowSamples / 8)
  for (let row = 0, to = 0; row < height; row++)
    for (let index = 0; index < rowSamples; index++, to++) {
      const byte = rows[row * rowBytes + (index >> 3)] ?? 0
      spread[to] = (byte >> (7 - (index & 7))) & 1 ? 255 : 0
    }
  return spread
}

function takeEverySecond(rows: Uint8Array, first: 0 | 1): Uint8Array {
  const taken = new Uint8Array(rows.length / 2)
  for (let to = 0; to < taken.length; to++) taken[to] = rows[2 * to + first] ?? 0
  return taken
}

/** From a byte for each sample. */
function paint({ width, height, samples, meaning, palette }: Look, bytes: Uint8Array): Pixels {
  const data = new Uint8Array(width * height * 4)
  const isRgb = meaning === meanings.rgb
  const opacity = isRgb ? 3 : 1
  const listed = meaning === meanings.palette ? palette : listShades(meaning)
  const size = listed.length / 3
  for (let from = 0, to = 0; to < data.length; from += samples, to += 4) {
    const value = bytes[from] ?? 0
    data[to] = isRgb ? value : (listed[value] ?? 0) >> 8
    data[to + 1] = isRgb ? (bytes[from + 1] ?? 0) : (listed[size + value] ?? 0) >> 8
    data[to + 2] = isRgb ? (bytes[from + 2] ?? 0) : (listed[2 * size + value] ?? 0) >> 8
    data[to + 3] = samples > opacity ? (bytes[from + opacity] ?? 0) : 255
  }
  return { width, height, data }
}

/** Greys, as a palette has them: of two bytes, all reds first. */
function listShades(meaning: number): number[] {
  const shades = Array.from({ length: 256 }, (_, value) => value << 8)
  if (meaning === meanings.whiteIsZero) shades.reverse()
  return [...shades, ...shades, ...shades]
}

/** Each sample is stored as its difference to the one before it. */
function addUp(rows: Uint8Array, rowBytes: number, samples: number): void {
  for (let start = 0; start < rows.length; start += rowBytes)
    for (let at = start + samples; at < start + rowBytes; at++)
      rows[at] = (rows[at] ?? 0) + (rows[at - samples] ?? 0)
}

/** Throws a RangeError where the file ends before its fields do. */
function readFields(bytes: Uint8Array): Fields {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const isLittle = bytes[0] === 0x49
  const read = (at: number, size: 1 | 2 | 4): number => {
    if (size === 1) return view.getUint8(at)
    return size === 2 ? view.getUint16(at, isLittle) : view.getUint32(at, isLittle)
  }
  const directory = read(4, 4)
  const entries = new Map<number, number>()
  for (let index = 0; index < read(directory, 2); index++) {
    const at = directory + 2 + index * 12
    entries.set(read(at, 2), at)
  }
  return (tag) => {
    const at = entries.get(tag)
    const size = at === undefined ? undefined : sizes[read(at + 2, 2)]
    if (at === undefined || size === undefined) return []
    const count = Math.min(read(at + 4, 4), mostValues)
    const start = count * size <= 4 ? at + 8 : read(at + 8, 4)
    return Array.from({ length: count }, (_, index) => read(start + index * size, size))
  }
}
