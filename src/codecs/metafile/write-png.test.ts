import { expect, test } from 'vitest'

import { decodePng } from '../pdf-writer/pictures/decode-png.ts'
import { readPng } from '../pdf-writer/pictures/read-png.ts'
import { writePng } from './write-png.ts'

const [width, height] = [40, 30]

const draw = (colourOf: (pixel: number) => readonly number[]) =>
  Uint8Array.from(Array.from({ length: width * height }, (_, pixel) => colourOf(pixel)).flat())

const many = (pixel: number) => [pixel & 255, pixel >> 4, (pixel * 7) & 255]
const drawings = [
  ['few colours', 'palette', draw((pixel) => [pixel % 5, 10, (pixel >> 3) & 7, 255])],
  ['few that one sees through', 'palette', draw((pixel) => [1, 2, 3, pixel % 200])],
  ['many colours', 'rgb', draw((pixel) => [...many(pixel), 255])],
  ['many that one sees through', 'rgb-alpha', draw((pixel) => [...many(pixel), pixel & 255])],
] as const

test.each(drawings)(
  'MF5 a bitmap of %s is packed as %s, every pixel as it was',
  (_, form, data) => {
    const png = readPng(writePng({ width, height, data }))
    expect(png?.colours).toBe(form)
    const { rgb, opacity } = decodePng(png!)
    expect([...rgb]).toEqual([...data].filter((_value, at) => at % 4 !== 3))
    expect([...opacity]).toEqual([...data].filter((_value, at) => at % 4 === 3))
  },
)

test('MF5 256 colours can be named by their places, 257 cannot', () => {
  const drawn = (colours: number) =>
    readPng(
      writePng({
        width,
        height,
        data: draw((pixel) => [pixel % colours, (pixel % colours) >> 8, 0, 255]),
      }),
    )?.colours
  expect(drawn(256)).toBe('palette')
  expect(drawn(257)).toBe('rgb')
})

test('MF5 what hardly gets smaller is stored as it is, what does is packed; every pixel as it was', () => {
  const side = 300
  const grain = (pixel: number) => Math.imul(pixel, 2654435761) >>> 8
  const [photo, chart] = [grain, (pixel: number) => pixel % 300].map((colourOf) => {
    const data = Uint8Array.from(
      Array.from({ length: side * side }, (_, pixel) => {
        const colour = colourOf(pixel)
        return [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255, 255]
      }).flat(),
    )
    const bytes = writePng({ width: side, height: side, data })
    const { rgb } = decodePng(readPng(bytes)!)
    expect(
      Buffer.compare(
        rgb,
        data.filter((_, at) => at % 4 !== 3),
      ),
    ).toBe(0)
    return bytes.length / (side * side * 3)
  })
  expect(photo).toBeGreaterThan(1)
  expect(photo).toBeLessThan(1.01)
  expect(chart).toBeLessThan(0.1)
})
