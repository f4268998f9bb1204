import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import type { PlacedElement } from '#core/deck/placed.ts'
import type { Slide } from '#core/deck/slide.ts'

import { keptSlide, placedShape } from '../../../../test/fixtures/decks/placed-slide.ts'
import { alignElements } from './align-elements.ts'
import { boundElement } from './bound-element.ts'
import { canGroup, groupElements, isGrouped, listGroup, ungroupElements } from './group-elements.ts'
import { addElements, duplicateElements } from './order-elements.ts'
import { boundPicked, resizeTogether, turnTogether } from './transform-together.ts'

const slideOf = (...elements: PlacedElement[]): Slide => keptSlide({ content: [] }, {}, elements)
const elementsOf = ({ placed }: Slide): readonly PlacedElement[] => placed?.elements ?? []
const at = (x: number, y: number, more: Partial<PlacedElement> = {}): PlacedElement =>
  Object.assign(placedShape({ x, y, width: 100, height: 50 }), more)

const three = slideOf(at(0, 0), at(300, 0), at(600, 300))

test('KL22 what is grouped is selected as one, lies together, and can be taken apart', () => {
  const { slide, picked } = groupElements(three, [0, 2])
  expect(elementsOf(slide).map(({ x, group }) => [x, group])).toEqual([
    [300, undefined],
    [0, '1'],
    [600, '1'],
  ])
  expect(picked).toEqual([1, 2])
  expect(listGroup(slide, 2)).toEqual([1, 2])
  expect(listGroup(slide, 0)).toEqual([0])
  expect([canGroup(slide, [1, 2]), isGrouped(slide, [1, 2])]).toEqual([false, true])
  const apart = ungroupElements(slide, [1, 2])
  expect(elementsOf(apart).some(({ group }) => group !== undefined)).toBe(false)
  expect(groupElements(three, [1]).slide).toBe(three)
})

test('KL22 copies of a group are a group of their own, on any slide', () => {
  const { slide, picked } = groupElements(three, [0, 1])
  const twice = duplicateElements(slide, picked).slide
  expect(elementsOf(twice).map(({ group }) => group)).toEqual(['1', '1', undefined, '2', '2'])
  const pasted = addElements(slide, slide, elementsOf(slide)).slide
  expect(new Set(elementsOf(pasted).map(({ group }) => group))).toEqual(
    new Set(['1', '2', undefined]),
  )
})

test('KL22 dragged with Alt, a copy is where the hand let go, and what is there stays', () => {
  const { slide, picked } = duplicateElements(three, [1], { dx: 40, dy: -7 })
  expect(elementsOf(slide)).toHaveLength(4)
  expect(elementsOf(slide)[1]).toBe(elementsOf(three)[1])
  expect(elementsOf(slide)[picked[0] ?? -1]).toMatchObject({ x: 340, y: -7 })
})

test('KL22 a group is aligned as one', () => {
  const { slide, picked } = groupElements(three, [0, 1])
  const alone = alignElements(slide, picked, 'right')
  expect(
    elementsOf(alone)
      .slice(0, 2)
      .map(({ x }) => x),
  ).toEqual([880, 1180])
  const withOther = alignElements(slide, [0, 1, 2], 'bottom')
  expect(elementsOf(withOther).map(({ y }) => y)).toEqual([300, 300, 300])
})

const pick = [0, 1, 2]
const length = fc.integer({ min: -300, max: 300 })
const side = fc.constantFrom(-1 as const, 0 as const, 1 as const)

test('KL22 pulled larger together, each keeps its place in the whole, and the other edges stay', () => {
  fc.assert(
    fc.property(side, side, length, length, fc.boolean(), (across, down, dx, dy, keepsForm) => {
      const before = boundPicked(three, pick)!
      const pulled = resizeTogether(three, pick, { handle: { across, down }, dx, dy, keepsForm })
      const after = boundPicked(pulled, pick)!
      for (const [at1, element] of elementsOf(pulled).entries()) {
        const was = elementsOf(three)[at1]!
        expect((element.x - after.x) / after.width).toBeCloseTo(
          (was.x - before.x) / before.width,
          2,
        )
        expect((element.y - after.y) / after.height).toBeCloseTo(
          (was.y - before.y) / before.height,
          2,
        )
      }
      if (across > 0) expect(after.x).toBeCloseTo(before.x, 1)
      if (across < 0) expect(after.x + after.width).toBeCloseTo(before.x + before.width, 1)
      if (down > 0) expect(after.y).toBeCloseTo(before.y, 1)
      if (down < 0) expect(after.y + after.height).toBeCloseTo(before.y + before.height, 1)
    }),
  )
})

test('KL22 turned together, they stay as far from their middle and from each other', () => {
  fc.assert(
    fc.property(fc.integer({ min: -360, max: 360 }), (degrees) => {
      const turned = elementsOf(turnTogether(three, pick, degrees))
      const frame = boundPicked(three, pick)!
      const middle = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 }
      const distance = (one: PlacedElement, to: { x: number; y: number }) =>
        Math.hypot(one.x + one.width / 2 - to.x, one.y + one.height / 2 - to.y)
      for (const [at1, element] of turned.entries()) {
        const was = elementsOf(three)[at1]!
        expect(distance(element, middle)).toBeCloseTo(distance(was, middle), 1)
        expect(((element.turn ?? 0) - degrees + 720) % 360).toBeCloseTo(0, 1)
        expect([element.width, element.height]).toEqual([was.width, was.height])
      }
    }),
  )
  const back = turnTogether(turnTogether(three, pick, 90), pick, 270)
  for (const [at1, element] of elementsOf(back).entries()) {
    const was = boundElement(elementsOf(three)[at1]!)
    expect(element.x).toBeCloseTo(was.x, 1)
    expect(element.y).toBeCloseTo(was.y, 1)
  }
})
