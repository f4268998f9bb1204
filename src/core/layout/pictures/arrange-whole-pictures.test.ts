import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { arrangeWholePictures, keepOffEdges } from './arrange-whole-pictures.ts'
import type { Rect } from '../boxes.ts'

const frame: Rect = { x: 80, y: 190, width: 1120, height: 466 }
const aspects = fc.array(fc.double({ min: 0.1, max: 10, noNaN: true }), {
  minLength: 2,
  maxLength: 9,
})
const hair = 0.01
const overlap = (one: Rect, other: Rect): boolean =>
  one.x + hair < other.x + other.width &&
  other.x + hair < one.x + one.width &&
  one.y + hair < other.y + other.height &&
  other.y + hair < one.y + one.height

test('WP3 a frame keeps off the edges of the stage, and the stage itself is filled', () => {
  const stage = { x: 0, y: 0, width: 1280, height: 720 }
  expect(keepOffEdges(stage)).toEqual(stage)
  const half = { x: 640, y: 0, width: 640, height: 720 }
  expect(keepOffEdges(half)).toEqual({ x: 640, y: 48, width: 592, height: 624 })
  expect(keepOffEdges(frame)).toEqual(frame)
})

test('WP4 each has its own form, within the frame, on no other', () => {
  fc.assert(
    fc.property(aspects, fc.boolean(), (forms, rtl) => {
      const rects = arrangeWholePictures(frame, forms, rtl)
      expect(rects).toHaveLength(forms.length)
      for (const [index, rect] of rects.entries()) {
        expect(rect.width / rect.height).toBeCloseTo(forms[index] ?? 0, 6)
        expect(rect.x).toBeGreaterThanOrEqual(frame.x - hair)
        expect(rect.y).toBeGreaterThanOrEqual(frame.y - hair)
        expect(rect.x + rect.width).toBeLessThanOrEqual(frame.x + frame.width + hair)
        expect(rect.y + rect.height).toBeLessThanOrEqual(frame.y + frame.height + hair)
        for (const other of rects.slice(index + 1)) expect(overlap(rect, other)).toBe(false)
      }
    }),
  )
})

test('WP4 they stand in the order of reading, from either side', () => {
  const leftToRight = arrangeWholePictures(frame, [1.5, 1, 1.2], false)
  const rightToLeft = arrangeWholePictures(frame, [1.5, 1, 1.2], true)
  expect(leftToRight.map(({ x }) => x)).toEqual(leftToRight.map(({ x }) => x).toSorted(ascending))
  expect(rightToLeft.map(({ x }) => x)).toEqual(
    rightToLeft
      .map(({ x }) => x)
      .toSorted(ascending)
      .toReversed(),
  )
})

const ascending = (a: number, b: number): number => a - b

test('WP4 wide ones stand above each other, tall ones beside each other', () => {
  const rowsOf = (forms: number[]) =>
    new Set(arrangeWholePictures(frame, forms, false).map(({ y }) => Math.round(y))).size
  expect(rowsOf([5, 5])).toBe(2)
  expect(rowsOf([0.6, 0.6])).toBe(1)
})

test('WP4 while the form of one is unknown they share the frame as any others do', () => {
  const cells = arrangeWholePictures(frame, [1, null], false)
  expect(cells.map(({ height }) => height)).toEqual([466, 466])
})
