import { zlibSync } from 'fflate'
import { describe, expect, test } from 'vitest'

import { convertMetafile } from './convert-metafile.ts'
import { readTiff } from './read-tiff.ts'

const limit = 1_000_000

type Tiff = {
  width: number
  height: number
  bits?: number
  samples?: number
  meaning?: number
  compression?: number
  predictor?: number
  palette?: number[]
  strips: Uint8Array[]
  rowsPerStrip?: number
  isLittle?: boolean
}

/** All values as 4-byte numbers but the palette, which the format wants in 2. */
function writeTiff(tiff: Tiff): Uint8Array {
  const { isLittle = true, strips } = tiff
  const fields: [number, number[]][] = [
    [256, [tiff.width]],
    [257, [tiff.height]],
    [258, Array.from({ length: tiff.samples ?? 1 }, () => tiff.bits ?? 8)],
    [259, [tiff.compression ?? 1]],
    [262, [tiff.meaning ?? 1]],
    [277, [tiff.samples ?? 1]],
    [278, [tiff.rowsPerStrip ?? tiff.height]],
    [317, [tiff.predictor ?? 1]],
    ...(tiff.palette ? [[320, tiff.palette] as [number, number[]]] : []),
    [279, strips.map(({ length }) => length)],
  ]
  const directory = 8
  let end = directory + 2 + (fields.length + 1) * 12 + 4
  const starts = strips.map(({ length }) => (end += length) - length)
  fields.push([273, starts])
  const values = fields.map(([, list]) =>
    list.length > 1 ? (end += list.length * 4) - list.length * 4 : 0,
  )
  const bytes = new Uint8Array(end)
  const view = new DataView(bytes.buffer)
  bytes.set(isLittle ? [0x49, 0x49] : [0x4d, 0x4d])
  view.setUint16(2, 42, isLittle)
  view.setUint32(4, directory, isLittle)
  view.setUint16(directory, fields.length, isLittle)
  for (const [index, [tag, list]] of fields.entries()) {
    const at = directory + 2 + index * 12
    view.setUint16(at, tag, isLittle)
    view.setUint16(at + 2, 4, isLittle)
    view.setUint32(at + 4, list.length, isLittle)
    const start = list.length > 1 ? (values[index] ?? 0) : at + 8
    if (list.length > 1) view.setUint32(at + 8, start, isLittle)
    for (const [place, value] of list.entries()) view.setUint32(start + place * 4, value, isLittle)
  }
  for (const [index, strip] of strips.entries()) bytes.set(strip, starts[index])
  return bytes
}

const bytesOf = (...values: number[]) => Uint8Array.from(values)
const pixels = (tiff: Tiff) => [...(readTiff(writeTiff(tiff), limit)?.data ?? [])]
const grey = (...shades: number[]) => shades.flatMap((shade) => [shade, shade, shade, 255])

/** As the format has it: 9 bits at first, a clear code in front, one bit more one code early. */
function packLzw(data: Uint8Array): Uint8Array {
  let table = new Map<string, number>()
  let [bits, text] = [9, '']
  const emit = (code: number) => (text += code.toString(2).padStart(bits, '0'))
  const reset = () => {
    table = new Map(Array.from({ length: 256 }, (_, code) => [String(code), code]))
    bits = 9
  }
  reset()
  emit(256)
  let next = 258
  let current = ''
  for (const byte of data) {
    const longer = current ? `${current},${byte}` : String(byte)
    if (table.has(longer)) {
      current = longer
      continue
    }
    emit(table.get(current) ?? 0)
    table.set(longer, next++)
    if (next === 512 || next === 1024 || next === 2048) bits++
    if (next === 4094) {
      emit(256)
      reset()
      next = 258
    }
    current = String(byte)
  }
  emit(table.get(current) ?? 0)
  emit(257)
  return Uint8Array.from(text.match(/.{1,8}/g) ?? [], (part) =>
    Number.parseInt(part.padEnd(8, '0'), 2),
  )
}

describe('MF8 a TIFF of the kinds that office programs write becomes a picture', () => {
  test('lightness from black and from white, colours, a palette, opacity', () => {
    const size = { width: 2, height: 1 }
    expect(pixels({ ...size, strips: [bytesOf(0, 200)] })).toEqual(grey(0, 200))
    expect(pixels({ ...size, meaning: 0, strips: [bytesOf(0, 200)] })).toEqual(grey(255, 55))
    expect(
      pixels({ ...size, meaning: 2, samples: 3, strips: [bytesOf(1, 2, 3, 4, 5, 6)] }),
    ).toEqual([1, 2, 3, 255, 4, 5, 6, 255])
    expect(
      pixels({ ...size, meaning: 2, samples: 4, strips: [bytesOf(1, 2, 3, 9, 4, 5, 6, 8)] }),
    ).toEqual([1, 2, 3, 9, 4, 5, 6, 8])
    const palette = [0, 10, 0, 20, 0, 30].map((shade) => shade * 257)
    expect(pixels({ ...size, meaning: 3, palette, strips: [bytesOf(1, 0)] })).toEqual([
      10, 20, 30, 255, 0, 0, 0, 255,
    ])
  })

  test('one bit or sixteen for each sample, in either order of bytes', () => {
    expect(pixels({ width: 3, height: 1, bits: 1, strips: [bytesOf(0b10100000)] })).toEqual(
      grey(255, 0, 255),
    )
    const two = { width: 2, height: 1, bits: 16 }
    expect(pixels({ ...two, strips: [bytesOf(1, 100, 2, 200)] })).toEqual(grey(100, 200))
    expect(pixels({ ...two, isLittle: false, strips: [bytesOf(100, 1, 200, 2)] })).toEqual(
      grey(100, 200),
    )
  })

  test('in several strips, each packed in any of the usual ways', () => {
    const rows = Uint8Array.from({ length: 12_000 }, (_, at) => (at * at) % 251)
    const size = { width: 100, height: 120, rowsPerStrip: 90 }
    const packers: [number, (data: Uint8Array) => Uint8Array][] = [
      [1, (data) => data],
      [5, packLzw],
      [8, (data) => zlibSync(data)],
      [32773, (data) => Uint8Array.from([...data].flatMap((byte) => [0, byte]))],
    ]
    for (const [compression, pack] of packers) {
      const strips = [rows.subarray(0, 9_000), rows.subarray(9_000)].map(pack)
      const found = readTiff(writeTiff({ ...size, compression, strips }), limit)
      const shades = found?.data.filter((_, at) => at % 4 === 0)
      // A difference of thousands of numbers is nothing to print.
      expect(Buffer.from(shades ?? []).equals(rows), `compression ${compression}`).toBe(true)
    }
    const runs = bytesOf(0xfe, 7, 1, 8, 9, 0x80)
    expect(pixels({ width: 5, height: 1, compression: 32773, strips: [runs] })).toEqual(
      grey(7, 7, 7, 8, 9),
    )
  })

  test('with differences in place of values', () => {
    const strips = [bytesOf(10, 5, 250)]
    expect(pixels({ width: 3, height: 1, predictor: 2, strips })).toEqual(grey(10, 15, 9))
  })
})

test('MF9 a TIFF of another kind, too large or harmed is none, and never throws', () => {
  const plain: Tiff = { width: 2, height: 1, strips: [bytesOf(0, 200)] }
  const convert = (tiff: Tiff) => convertMetafile(writeTiff(tiff))
  expect(convert(plain)?.type).toBe('image/png')
  expect(convert({ ...plain, compression: 7 })).toBeNull()
  expect(convert({ ...plain, meaning: 6, samples: 3 })).toBeNull()
  expect(convert({ ...plain, width: 60_000, height: 60_000 })).toBeNull()
  const whole = writeTiff({ ...plain, compression: 5, strips: [packLzw(bytesOf(0, 200))] })
  for (let length = 0; length < whole.length; length++) convertMetafile(whole.slice(0, length))
  for (let at = 0; at < whole.length; at++)
    for (const byte of [0, 0x7f, 0xff]) {
      const harmed = whole.slice()
      harmed[at] = byte
      convertMetafile(harmed)
    }
})
