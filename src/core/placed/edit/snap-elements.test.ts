import { expect, test } from 'vitest'

import { keptSlide, placedShape } from '../../../../test/fixtures/decks/placed-slide.ts'
import type { PlacedShape, PlacedSlide } from '../../deck/placed.ts'
import { resizeTogether } from './transform-together.ts'
import { type Guide, snapElements, snapPull } from './snap-elements.ts'

type Spot = [x: number, y: number, width: number, height: number]

const standing = (...spots: readonly (Spot | [...Spot, Partial<PlacedShape>])[]) => {
  const slide = keptSlide(
    { content: [] },
    {},
    spots.map(([x, y, width, height, more]) => placedShape({ x, y, width, height, ...more })),
  )
  return { slide, placed: slide.placed as PlacedSlide }
}

/** Lines over the whole slide are other rules' business here. */
const gapsOf = (guides: readonly Guide[]) => guides.filter(({ from }) => from !== undefined)

test('KL76 between two neighbours in a row what is moved is drawn to equal gaps, which are shown', () => {
  const { placed } = standing([50, 40, 90, 80], [1000, 30, 170, 100], [400, 300, 114, 90])
  // The middle between 140 and 1000 is 570.
  const { dx, dy, guides } = snapElements(placed, [2], { dx: 110, dy: -247 })
  expect([400 + dx, dy]).toEqual([513, -247])
  expect(gapsOf(guides)).toEqual([
    { axis: 'down', at: 86.5, from: 140, to: 513 },
    { axis: 'down', at: 91.5, from: 627, to: 1000 },
  ])
})

test('KL76 beside two others it is drawn as far from the nearer one as they are apart, on either side', () => {
  const { placed } = standing([110, 40, 90, 80], [217, 40, 91, 80], [700, 400, 113, 80])
  const right = snapElements(placed, [2], { dx: -371, dy: -357 })
  expect(700 + right.dx).toBe(325)
  expect(gapsOf(right.guides)).toEqual([
    { axis: 'down', at: 80, from: 200, to: 217 },
    { axis: 'down', at: 80, from: 308, to: 325 },
  ])
  const left = snapElements(placed, [2], { dx: -724, dy: -360 })
  expect(700 + left.dx).toBe(110 - 17 - 113)
})

test('KL76 so it is in a column', () => {
  const { placed } = standing([40, 110, 80, 90], [40, 217, 80, 91], [400, 600, 80, 41])
  const { dx, dy, guides } = snapElements(placed, [2], { dx: -333, dy: -272 })
  expect([400 + dx, 600 + dy]).toEqual([67, 325])
  expect(gapsOf(guides)).toEqual([
    { axis: 'across', at: 80, from: 200, to: 217 },
    { axis: 'across', at: 93.5, from: 308, to: 325 },
  ])
})

test('KL76 only what stands in its row or column is a neighbour, a group is one, and a nearer edge comes first', () => {
  const apart = standing([110, 40, 90, 80], [217, 300, 91, 80], [700, 400, 113, 80])
  expect(gapsOf(snapElements(apart.placed, [2], { dx: -371, dy: -357 }).guides)).toEqual([])
  const grouped = standing(
    [110, 40, 40, 80, { group: '1' }],
    [167, 40, 33, 80, { group: '1' }],
    [227, 40, 81, 80],
    [700, 400, 113, 80],
  )
  // 27 from the group, and not 17 as within it.
  expect(700 + snapElements(grouped.placed, [3], { dx: -364, dy: -357 }).dx).toBe(335)
  const aligned = standing(
    [110, 40, 90, 80],
    [217, 40, 91, 80],
    [328, 500, 40, 40],
    [700, 400, 113, 80],
  )
  expect(700 + snapElements(aligned.placed, [3], { dx: -371, dy: -357 }).dx).toBe(328)
})

test('KL76 edges that are pulled meet edges and middles of others, and a guide shows where', () => {
  const { slide, placed } = standing([100, 100, 100, 100], [600, 321, 200, 90])
  const hand = { handle: { across: 1, down: 1 } as const, dx: 497, dy: 170 }
  const { pull, guides } = snapPull(placed, [0], hand)
  expect(guides).toEqual([
    { axis: 'across', at: 700 },
    { axis: 'down', at: 366 },
  ])
  expect(resizeTogether(slide, [0], pull).placed?.elements[0]).toMatchObject({
    x: 100,
    y: 100,
    width: 600,
    height: 266,
  })
  const left = snapPull(placed, [1], { handle: { across: -1, down: 0 }, dx: -398, dy: 3 })
  expect([left.pull.dx, left.pull.dy]).toEqual([-400, 3])
  expect(left.guides).toEqual([{ axis: 'across', at: 200 }])
  const several = snapPull(placed, [0, 1], { handle: { across: 0, down: -1 }, dx: 0, dy: -96 })
  expect(several).toMatchObject({ pull: { dy: -100 }, guides: [{ axis: 'down', at: 0 }] })
})

test('KL76 what is turned, keeps its form, or would not get there meets nothing', () => {
  const { placed } = standing([100, 100, 100, 100, { turn: 20 }], [600, 321, 200, 90])
  const hand = { handle: { across: 1, down: 0 } as const, dx: 397, dy: 0 }
  expect(snapPull(placed, [0], hand)).toEqual({ pull: hand, guides: [] })
  const form = { handle: { across: 1, down: 1 } as const, dx: 82, dy: 0, keepsForm: true }
  expect(snapPull(placed, [1], form)).toEqual({ pull: form, guides: [] })
  const back = { handle: { across: 1, down: 0 } as const, dx: -603, dy: 0 }
  expect(snapPull(placed, [1], back)).toEqual({ pull: back, guides: [] })
})
