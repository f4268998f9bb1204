import { zlibSync } from 'fflate'
import { expect, test } from 'vitest'

import { drawPng } from '../../../../test/fixtures/files/draw-png.ts'
import { writePng } from '../../metafile/write-png.ts'
import { decodePng } from './decode-png.ts'
import { packRows } from './pack-rows.ts'
import { type PngFile, readPng } from './read-png.ts'

const base: PngFile = {
  width: 4,
  height: 2,
  depth: 8,
  colours: 'grey',
  isInterlaced: false,
  palette: new Uint8Array(),
  transparency: null,
  data: new Uint8Array(),
}
const pack = (...rows: number[][]) => zlibSync(Uint8Array.from(rows.flat()))

test('PW5 the pixels of a PNG and their opacity come out as they went in', () => {
  const data = Uint8Array.from({ length: 5 * 3 * 4 }, (_, at) => (at * 37) % 256)
  const png = readPng(writePng({ width: 5, height: 3, data }))
  const { rgb, opacity, isOpaque } = decodePng(png!)
  expect([...rgb]).toEqual([...data].filter((_, at) => at % 4 !== 3))
  expect([...opacity]).toEqual([...data].filter((_, at) => at % 4 === 3))
  expect(isOpaque).toBe(false)
  expect(decodePng(readPng(drawPng(8, 8))!).isOpaque).toBe(true)
})

test('PW5 rows are unpacked by whichever filter they say', () => {
  const rows = [
    [1, 10, 10, 10, 10],
    [2, 1, 1, 1, 1],
    [3, 5, 5, 5, 5],
    [4, 1, 2, 3, 4],
  ]
  const { rgb } = decodePng({ ...base, height: 4, data: pack(...rows) })
  const greys = [...rgb].filter((_, at) => at % 3 === 0)
  expect(greys).toEqual([10, 20, 30, 40, 11, 21, 31, 41, 10, 20, 30, 40, 11, 22, 33, 44])
})

test('PW5 palettes of few bits, transparent colours and 16 bits are read', () => {
  const palette = Uint8Array.from([0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255])
  const few = decodePng({
    ...base,
    height: 1,
    depth: 2,
    colours: 'palette',
    palette,
    transparency: Uint8Array.from([0, 128]),
    data: pack([0, 0b00_01_10_11]),
  })
  expect([...few.rgb]).toEqual([...palette])
  expect([...few.opacity]).toEqual([0, 128, 255, 255])
  const wide = decodePng({
    ...base,
    width: 2,
    height: 1,
    depth: 16,
    transparency: Uint8Array.from([0x12, 0x34]),
    data: pack([0, 0x12, 0x34, 0xff, 0xff]),
  })
  expect([...wide.opacity]).toEqual([0, 255])
  expect(wide.rgb[3]).toBe(255)
})

test('PW5 an interlaced picture is put together', () => {
  // Each pass of a 2 × 2 picture: the first has its corner, the last ones the rest.
  const data = pack([0, 1], [0, 2], [0, 3, 4])
  const { rgb } = decodePng({ ...base, width: 2, height: 2, isInterlaced: true, data })
  expect([...rgb].filter((_, at) => at % 3 === 0)).toEqual([1, 2, 3, 4])
})

test('PW5 what is packed for the file is the same picture', () => {
  const pixels = Uint8Array.from({ length: 6 * 4 * 3 }, (_, at) => (at * at * 7) % 256)
  const { bytes } = packRows(pixels, 6, 3)
  const png: PngFile = { ...base, width: 6, height: 4, colours: 'rgb', data: zlibSync(bytes) }
  expect(decodePng(png).rgb).toEqual(pixels)
})
