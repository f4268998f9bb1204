import { expect, test } from 'vitest'

import { arrangePictures } from './arrange-pictures.ts'

const tall = { x: 640, y: 0, width: 640, height: 720 }
const wide = { x: 80, y: 190, width: 1120, height: 466 }
const columnsOf = (count: number, frame: typeof tall) =>
  new Set(arrangePictures(frame, count, false).map(({ x }) => Math.round(x))).size

test('MP2 one fills the frame, two share it along its longer side', () => {
  expect(arrangePictures(tall, 1, false)).toEqual([tall])
  expect(columnsOf(2, tall)).toBe(1)
  expect(columnsOf(2, wide)).toBe(2)
})

test('MP2 of three the first is the largest', () => {
  for (const frame of [tall, wide]) {
    const [large, ...small] = arrangePictures(frame, 3, false).map(
      ({ width, height }) => width * height,
    )
    for (const area of small) expect(area).toBeLessThan(Number(large) / 1.5)
  }
})

test('MP2 four are two by two, nine three by three, and never more', () => {
  expect(columnsOf(4, tall)).toBe(2)
  expect(columnsOf(9, tall)).toBe(3)
  expect(arrangePictures(tall, 30, false)).toHaveLength(9)
})

test('MP2 right to left the first stands on the right', () => {
  const [first, second] = arrangePictures(wide, 2, true)
  expect(Number(first?.x)).toBeGreaterThan(Number(second?.x))
})
