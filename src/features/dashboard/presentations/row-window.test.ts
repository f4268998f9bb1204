import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  findNear,
  findSeen,
  growTowards,
  keepNear,
  listParts,
  type Part,
  type Rows,
} from './row-window.ts'

const even: Rows = { count: 250, gap: 20, measured: new Map(), guess: 100 }

test('near is what is in sight and half a screen on either side', () => {
  expect(findSeen(even, { offset: 12_000, extent: 600 })).toEqual({ first: 100, last: 104 })
  expect(findNear(even, { offset: 12_000, extent: 600 })).toEqual({ first: 97, last: 107 })
  expect(findNear(even, { offset: -300, extent: 600 })).toEqual({ first: 0, last: 4 })
})

test('of a list that grew shorter the last row is near, and before anything is known the first', () => {
  expect(findNear({ ...even, count: 2 }, { offset: 90_000, extent: 600 })).toEqual({
    first: 1,
    last: 1,
  })
  const unknown = { count: 250, gap: 0, measured: new Map(), guess: 0 }
  expect(findNear(unknown, { offset: 0, extent: 0 })).toEqual({ first: 0, last: 0 })
})

test('rows that were on the page take the room they took there, the others what is guessed', () => {
  const rows = { count: 10, gap: 20, measured: new Map([[3, 300]]), guess: 100 }
  expect(listParts(rows, { first: 0, last: 1 }, undefined)).toEqual([
    { kind: 'rows', first: 0, last: 1 },
    { kind: 'space', first: 2, height: 320 + 7 * 120 - 20 },
  ])
})

test('a short list is on the page as a whole', () => {
  expect(listParts({ ...even, count: 4 }, { first: 0, last: 3 }, undefined)).toEqual([
    { kind: 'rows', first: 0, last: 3 },
  ])
})

test('the row that has the focus stays where it is, with those beside it, on either side', () => {
  const shown = { first: 95, last: 109 }
  expect(listParts(even, shown, 2)).toEqual([
    { kind: 'space', first: 0, height: 100 },
    { kind: 'rows', first: 1, last: 3 },
    { kind: 'space', first: 4, height: 91 * 120 - 20 },
    { kind: 'rows', ...shown },
    { kind: 'space', first: 110, height: 140 * 120 - 20 },
  ])
  expect(listParts(even, shown, 249).slice(-2)).toEqual([
    { kind: 'space', first: 110, height: 138 * 120 - 20 },
    { kind: 'rows', first: 248, last: 249 },
  ])
  expect(listParts(even, shown, 100)).toEqual(listParts(even, shown, undefined))
  expect(listParts(even, shown, 109)[1]).toEqual({ kind: 'rows', first: 95, last: 110 })
})

test('rows that are no longer near go at once; others come one at a time, those in sight first', () => {
  const near = { first: 10, last: 15 }
  const seen = { first: 12, last: 13 }
  let shown = keepNear({ first: 4, last: 11 }, near, seen)
  expect(shown).toEqual({ first: 10, last: 11 })
  const ends = []
  while (growTowards(shown, near, seen) !== shown) {
    shown = growTowards(shown, near, seen)
    ends.push([shown.first, shown.last])
  }
  expect(ends).toEqual([
    [10, 12],
    [10, 13],
    [10, 14],
    [10, 15],
  ])
})

test('after a leap the rows in sight come first, from above', () => {
  const near = { first: 10, last: 15 }
  const seen = { first: 12, last: 13 }
  const shown = keepNear({ first: 90, last: 99 }, near, seen)
  expect(shown).toEqual({ first: 12, last: 12 })
  expect(growTowards(shown, near, seen)).toEqual(seen)
  expect(growTowards({ first: 12, last: 15 }, near, seen)).toEqual({ first: 11, last: 15 })
})

test('a property: all of it takes the room of all its rows, and in the end whatever is in sight is there', () => {
  const heights = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 60 })
  const place = fc.nat(59)
  fc.assert(
    fc.property(
      heights,
      fc.integer({ min: -500, max: 30_000 }),
      fc.integer({ min: 1, max: 1_500 }),
      place,
      fc.option(place, { nil: undefined }),
      (all, offset, extent, before, focused) => {
        const rows = { count: all.length, gap: 24, measured: new Map(all.entries()), guess: 0 }
        const pinned = focused === undefined ? undefined : focused % all.length
        const [near, seen] = [
          findNear(rows, { offset, extent }),
          findSeen(rows, { offset, extent }),
        ]
        let shown = keepNear({ first: before, last: before + 3 }, near, seen)
        for (;;) {
          const parts = listParts(rows, shown, pinned)
          const tall = (part: Part) =>
            part.kind === 'space' ? part.height : sumRows(all, part.first, part.last)
          const whole = parts.reduce((sum, part) => sum + tall(part) + rows.gap, -rows.gap)
          expect(whole).toBe(sumRows(all, 0, all.length - 1))
          if (pinned !== undefined) expect(parts.flatMap(listRows)).toContain(pinned)
          const next = growTowards(shown, near, seen)
          if (next === shown) break
          shown = next
        }
        expect(shown).toEqual(near)
        let top = 0
        for (const [row, height] of all.entries()) {
          if (top < offset + extent && top + height > offset) {
            expect(row).toBeGreaterThanOrEqual(shown.first)
            expect(row).toBeLessThanOrEqual(shown.last)
          }
          top += height + rows.gap
        }
      },
    ),
  )
})

const sumRows = (heights: readonly number[], first: number, last: number): number =>
  heights.slice(first, last + 1).reduce((sum, height) => sum + height + 24, -24)

const listRows = (part: Part): number[] =>
  part.kind === 'space'
    ? []
    : Array.from({ length: part.last - part.first + 1 }, (_, index) => part.first + index)
