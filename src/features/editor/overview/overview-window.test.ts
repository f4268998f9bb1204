import { expect, test } from 'vitest'

import {
  countInSight,
  findDragScroll,
  findGap,
  findRange,
  findScroll,
  listMounted,
} from './overview-window.ts'

test('only what is in sight is mounted, and a little around it', () => {
  expect(findRange({ offset: 0, extent: 700 }, 100, 1_000)).toEqual({ first: 0, last: 9 })
  expect(findRange({ offset: 50_000, extent: 700 }, 100, 1_000)).toEqual({ first: 497, last: 509 })
  expect(findRange({ offset: 99_300, extent: 700 }, 100, 1_000)).toEqual({ first: 990, last: 999 })
  expect(findRange({ offset: 0, extent: 700 }, 100, 3)).toEqual({ first: 0, last: 2 })
})

test('a page is as many as are in sight, and at least one', () => {
  expect(countInSight(findRange({ offset: 50_000, extent: 700 }, 100, 1_000))).toBe(7)
  expect(countInSight(findRange({ offset: 0, extent: 50 }, 100, 1_000))).toBe(1)
})

test('before anything is measured nothing is mounted but what is pinned', () => {
  const range = findRange({ offset: 0, extent: 0 }, 0, 1_000)
  expect(listMounted(range, [41])).toEqual([41])
})

test('pinned slides are mounted once, in order; one that is gone is not', () => {
  expect(listMounted({ first: 2, last: 4 }, [3, 0, 9, 9, -1])).toEqual([0, 2, 3, 4, 9])
})

test.each([
  ['in sight stays', 300, 250, 3, 250],
  ['above comes to the top', 300, 250, 1, 100],
  ['below comes to the end', 300, 250, 8, 600],
  ['cut off at the end moves just so far', 300, 250, 5, 300],
])('a slide %s', (_, extent, offset, index, expected) => {
  expect(findScroll({ offset, extent }, 100, index)).toBe(expected)
})

test('a drop goes to the nearest gap there is', () => {
  expect([-80, 0, 49, 51, 260, 9_999].map((along) => findGap(along, 100, 5))).toEqual([
    0, 0, 0, 1, 3, 5,
  ])
})

test('dragging near an end scrolls that way, faster the nearer; elsewhere not at all', () => {
  expect(findDragScroll(300, 600)).toBe(0)
  expect(findDragScroll(10, 600)).toBeLessThan(findDragScroll(40, 600))
  expect(findDragScroll(40, 600)).toBeLessThan(0)
  expect(findDragScroll(590, 600)).toBeGreaterThan(findDragScroll(560, 600))
  expect(findDragScroll(5_000, 600)).toBe(findDragScroll(600, 600))
})
