import { expect, test } from 'vitest'

import { defaultImageEffects, type ImageEffects } from '../deck/pictures/image-style.ts'
import { filterPixels } from './filter-pixels.ts'
import { type TwoTones, writeToneMatrix } from './two-tones.ts'

const red = [255, 0, 0, 255]
const white = [255, 255, 255, 255]
const black = [0, 0, 0, 255]

function filter(
  pixels: number[][],
  effects: Partial<ImageEffects> & { duotone?: TwoTones },
  width = pixels.length,
) {
  const data = Uint8ClampedArray.from(pixels.flat())
  filterPixels(
    { width, height: pixels.length / width, data },
    { ...defaultImageEffects, ...effects },
  )
  return pixels.map((_, index) => [...data.subarray(4 * index, 4 * index + 4)])
}

// What Firefox and Chromium paint with the `filter` of their canvas, within two of 255.
test.each<[Partial<ImageEffects>, number[], number[]]>([
  [{ brightness: 50 }, white, [128, 128, 128]],
  [{ brightness: 200 }, [100, 10, 200, 255], [200, 20, 255]],
  [{ contrast: 0 }, red, [128, 128, 128]],
  [{ contrast: 200 }, [100, 200, 128, 255], [72, 255, 128]],
  [{ saturation: 0 }, red, [54, 54, 54]],
  [{ hue: 180 }, red, [0, 109, 109]],
  [{ sepia: 100 }, white, [255, 255, 239]],
  [{ grayscale: 100 }, [0, 255, 0, 255], [182, 182, 182]],
  [{ grayscale: 100, sepia: 100 }, red, [90, 90, 90]],
])('IS6 %o paints as a browser does', (effects, before, after) => {
  expect(filter([before], effects)).toEqual([[...after, 255]])
})

test('IS6 without effects nothing changes', () => {
  const pixels = [red, white, [1, 2, 3, 77]]
  expect(filter(pixels, {})).toEqual(pixels)
})

test('IS6 a blur spreads an edge evenly, and does not fade at the edges of the picture', () => {
  const edge = Array.from({ length: 40 }, (_, at) => (at < 20 ? white : black))
  const row = filter(edge, { blur: 3 }).map(([brightness = 0]) => brightness)
  expect(row).toEqual(row.toSorted((a, b) => b - a))
  expect(row[0]).toBe(255)
  expect(row[39]).toBe(0)
  // A Gaussian of this deviation leaves 16 % of it one deviation beyond the edge.
  expect(row[16]).toBeGreaterThan(215)
  expect(row[22]).toBeLessThan(60)
  expect((row[19] ?? 0) + (row[20] ?? 0)).toBeCloseTo(255, -1)
})

test('IS6 a blur goes down as well as across, and what is clear gives no colour', () => {
  const clear = [0, 255, 0, 0]
  const column = filter([red, red, clear, clear], { blur: 1 }, 1)
  for (const [r, g] of column.slice(0, 3)) expect([r, g]).toEqual([255, 0])
  expect(column[2]?.[3]).toBeGreaterThan(0)
  expect(column[2]?.[3]).toBeLessThan(255)
})

test('KL70 two tones take the place of the dark and the bright, and what is between is between them', () => {
  const duotone = ['#102030', '#F0E0D0'] as const
  const [dark, bright, between] = filter([black, white, red], { duotone })
  expect([dark, bright]).toEqual([
    [16, 32, 48, 255],
    [240, 224, 208, 255],
  ])
  expect(between).toEqual([64, 73, 82, 255])
  // Browsers count from 0 to 1.
  expect(writeToneMatrix(['#000000', '#FF0000'])).toBe(
    '0.2126 0.7152 0.0722 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0',
  )
})
