import { expect, test } from 'vitest'

import { findInks } from './find-inks.ts'

type Colour = readonly [red: number, green: number, blue: number, alpha: number]
const nothing: Colour = [0, 0, 0, 0]
const red: Colour = [200, 16, 46, 255]
const navy: Colour = [10, 20, 60, 255]

const draw = (width: number, height: number, at: (x: number, y: number) => Colour) => ({
  width,
  height,
  data: new Uint8ClampedArray(
    Array.from({ length: width * height }, (_, place) =>
      at(place % width, Math.floor(place / width)),
    ).flat(),
  ),
})

test('LO5 an empty edge is no part of a logo, and its colours are those it is mostly of', () => {
  const drawn = draw(40, 30, (x, y) => {
    if (x < 10 || x >= 30 || y < 5 || y >= 25) return nothing
    if ((x + y) % 3 === 0) return nothing
    return x < 22 ? red : navy
  })
  expect(findInks(drawn)).toEqual({
    area: { x: 10, y: 5, width: 20, height: 20 },
    inks: ['#C8102E', '#0A143C'],
  })
})

test('LO5 what fills its rectangle needs no ground, and what is not seen is nothing', () => {
  expect(findInks(draw(8, 4, () => red))).toEqual({
    area: { x: 0, y: 0, width: 8, height: 4 },
    inks: null,
  })
  expect(findInks(draw(8, 4, () => [255, 0, 0, 30]))).toBeNull()
})
