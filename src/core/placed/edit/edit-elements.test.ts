import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'

import {
  everythingPlaced,
  everythingSaid,
} from '../../../../test/fixtures/decks/everything-placed.ts'
import { keptSlide, placedShape, placedText } from '../../../../test/fixtures/decks/placed-slide.ts'
import { type PlacedElement, placedSlideSchema } from '../../deck/placed.ts'
import type { Slide } from '../../deck/slide.ts'
import { createWordFinder } from '../place-words.ts'
import { alignElements, distributeElements, type Side } from './align-elements.ts'
import { boundElement } from './bound-element.ts'
import { describeElement } from './describe-element.ts'
import { type Handle, moveElements, resizeElement, turnElement } from './move-elements.ts'
import {
  addElements,
  duplicateElements,
  removeElements,
  reorderElements,
  type Step,
} from './order-elements.ts'
import { snapElements } from './snap-elements.ts'

const slide: Slide = keptSlide(everythingSaid, {}, [...everythingPlaced])
const count = everythingPlaced.length

const elementsOf = ({ placed }: Slide): PlacedElement[] => placed?.elements ?? []
const elementAt = (one: Slide, at: number): PlacedElement => {
  const element = elementsOf(one)[at]
  if (!element) throw new Error(`There is no element ${at}`)
  return element
}

/** All words that are seen, in the order of painting. */
const listWords = (one: Slide): (string | null)[] => {
  const findWords = createWordFinder(one)
  return elementsOf(one).flatMap((element) =>
    element.kind === 'shape' ? (element.text?.paragraphs ?? []).map(findWords) : [],
  )
}

const picked = fc.uniqueArray(fc.integer({ min: 0, max: count - 1 }), { minLength: 1 })
const length = fc.integer({ min: -4000, max: 4000 }).map((value) => value / 4)
const edge = fc.constantFrom(-1 as const, 0 as const, 1 as const)
const handle: fc.Arbitrary<Handle> = fc.record({ across: edge, down: edge })
const step = fc.constantFrom<Step>('front', 'forward', 'backward', 'back')
const side = fc.constantFrom<Side>('left', 'centre', 'right', 'top', 'middle', 'bottom')

type Change = (one: Slide) => Slide

/** Any change that somebody can make by hand. */
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(picked, length, length).map(
    ([at, dx, dy]): Change =>
      (one) =>
        moveElements(one, at, dx, dy),
  ),
  fc.tuple(picked, handle, length, length, fc.boolean()).map(
    ([[at = 0], grip, dx, dy, keepsForm]): Change =>
      (one) =>
        resizeElement(one, at, { handle: grip, dx, dy, keepsForm }),
  ),
  fc.tuple(picked, length).map(
    ([[at = 0], degrees]): Change =>
      (one) =>
        turnElement(one, at, degrees),
  ),
  fc.tuple(picked, step).map(
    ([at, by]): Change =>
      (one) =>
        reorderElements(one, at, by).slide,
  ),
  fc.tuple(picked, side).map(
    ([at, to]): Change =>
      (one) =>
        alignElements(one, at, to),
  ),
  picked.map(
    (at): Change =>
      (one) =>
        distributeElements(one, at, 'across'),
  ),
  picked.map(
    (at): Change =>
      (one) =>
        duplicateElements(one, at).slide,
  ),
  picked.map(
    (at): Change =>
      (one) =>
        removeElements(one, at),
  ),
)

test('KL17 whatever is done by hand, the slide can be painted, and every point is seen once', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 6 }), (changes) => {
      const edited = changes.reduce((one, next) => next(one), slide)
      expect(v.safeParse(placedSlideSchema, edited.placed).issues).toBeUndefined()
      expect(listWords(edited)).not.toContain(null)
      const shown = elementsOf(edited).flatMap((element) =>
        element.kind === 'shape'
          ? (element.text?.paragraphs ?? []).flatMap(({ part }) =>
              part?.field === 'content' ? [part.index] : [],
            )
          : [],
      )
      expect(shown.toSorted((a, b) => a - b)).toEqual(edited.content.map((_, at) => at))
    }),
  )
})

describe('KL17 moving', () => {
  test('goes there and back', () => {
    fc.assert(
      fc.property(picked, length, length, (at, dx, dy) => {
        const back = moveElements(moveElements(slide, at, dx, dy), at, -dx, -dy)
        expect(back).toEqual(slide)
      }),
    )
  })

  test('by nothing changes nothing', () => {
    expect(moveElements(slide, [0, 1], 0, 0)).toBe(slide)
    expect(moveElements(slide, [999], 5, 5)).toBe(slide)
  })
})

const middleOf = ({ x, y, width, height }: PlacedElement) =>
  [x + width / 2, y + height / 2] as const

/** Where a corner is seen, -1 for left and top. */
function cornerOf(element: PlacedElement, across: number, down: number): [number, number] {
  const [x, y] = middleOf(element)
  const angle = ((element.turn ?? 0) * Math.PI) / 180
  const [along, aside] = [(across * element.width) / 2, (down * element.height) / 2]
  return [
    x + along * Math.cos(angle) - aside * Math.sin(angle),
    y + along * Math.sin(angle) + aside * Math.cos(angle),
  ]
}

test('KL17 what is pulled at one corner stays where it is at the other, however it is turned', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: count - 1 }),
      length,
      length,
      fc.boolean(),
      (at, dx, dy, keepsForm) => {
        const before = elementAt(slide, at)
        const pulled = resizeElement(slide, at, {
          handle: { across: 1, down: 1 },
          dx,
          dy,
          keepsForm,
        })
        const [x, y] = cornerOf(before, -1, -1)
        const [otherX, otherY] = cornerOf(elementAt(pulled, at), -1, -1)
        expect(otherX).toBeCloseTo(x, 1)
        expect(otherY).toBeCloseTo(y, 1)
      },
    ),
  )
})

test('KL17 a free outline and the columns of a table grow with what they are part of', () => {
  const drawn = placedShape({
    geometry: { paths: [{ d: 'M0 0L400 200' }], room: [0, 0, 400, 200] },
  })
  const table: PlacedElement = {
    kind: 'table',
    x: 0,
    y: 0,
    width: 200,
    height: 40,
    columns: [50, 150],
    rows: [40],
    cells: [],
  }
  const one = keptSlide({ content: [] }, {}, [drawn, table])
  const pull = { handle: { across: 1, down: 0 } as const, dx: 200, dy: 0 }
  expect(elementAt(resizeElement(one, 0, pull), 0)).toMatchObject({
    width: 600,
    geometry: { paths: [{ d: 'M0 0L600 200' }], room: [0, 0, 600, 200] },
  })
  expect(elementAt(resizeElement(one, 1, pull), 1)).toMatchObject({ columns: [100, 300] })
})

test('KL53 a table is described as everything else is, and no longer when nothing is said', () => {
  const table: PlacedElement = {
    kind: 'table',
    x: 0,
    y: 0,
    width: 200,
    height: 40,
    columns: [200],
    rows: [40],
    cells: [],
  }
  const one = keptSlide({ content: [] }, {}, [table])
  const described = describeElement(one, 0, 'Tides by port')
  expect(elementAt(described, 0)).toEqual({ ...table, alt: 'Tides by port' })
  expect(elementAt(describeElement(described, 0, ''), 0)).toEqual(table)
})

test('KL17 turning is about the middle, and a whole turn is none', () => {
  const turned = turnElement(slide, 0, 30)
  expect(elementAt(turned, 0)).toEqual({ ...elementAt(slide, 0), turn: 30 })
  expect(turnElement(turned, 0, 360)).toEqual(slide)
})

describe('KL17 order', () => {
  const named = keptSlide(
    { content: [] },
    {},
    ['a', 'b', 'c', 'd'].map((alt) => placedShape({ alt })),
  )
  const spell = (one: Slide) =>
    elementsOf(one)
      .map((element) => ('alt' in element ? element.alt : ''))
      .join('')

  test.each<[Step, number[], string, number[]]>([
    ['front', [0], 'bcda', [3]],
    ['back', [2, 3], 'cdab', [0, 1]],
    ['forward', [0, 1], 'cabd', [1, 2]],
    ['backward', [1, 3], 'badc', [0, 2]],
  ])('%s', (by, at, expected, now) => {
    const { slide: moved, picked: found } = reorderElements(named, at, by)
    expect(spell(moved)).toBe(expected)
    expect(found).toEqual(now)
  })

  test('at its end already nothing changes', () => {
    expect(reorderElements(named, [3], 'forward').slide).toBe(named)
    expect(reorderElements(named, [0], 'back').slide).toBe(named)
  })
})

test('KL17 what is deleted takes its words along, and others keep theirs', () => {
  const words = listWords(slide)
  const edited = removeElements(slide, [1])
  expect(edited.content).toEqual([everythingSaid.content[2]])
  expect(listWords(edited)).toEqual(words.filter((one) => one !== 'one two' && one !== 'three'))
  expect(removeElements(slide, [0]).title).toBe('')
})

test('KL17 a copy lies over all others with words of its own', () => {
  const { slide: edited, picked: copies } = duplicateElements(slide, [0, 1])
  expect(copies).toEqual([count, count + 1])
  expect(edited.content).toEqual([...everythingSaid.content, 'Coral reefs', 'one two', '\tthree'])
  expect(elementAt(edited, count)).toMatchObject({ x: elementAt(slide, 0).x + 16 })
})

test('KL17 elements of another slide bring their words', () => {
  const other = keptSlide({ id: 'b', content: ['Here'] }, {}, [
    placedShape({ text: placedText([{ part: { field: 'content', index: 0 }, runs: [[9, 0]] }]) }),
  ])
  const { slide: edited } = addElements(other, slide, elementsOf(slide).slice(1, 2))
  expect(listWords(edited)).toEqual(['Here', 'one two', 'three'])
})

test('KL17 edges are brought in line by what is seen of turned ones, too', () => {
  const one = keptSlide({ content: [] }, {}, [
    placedShape({ x: 10, width: 100, height: 20, turn: 90 }),
    placedShape({ x: 300 }),
  ])
  const aligned = alignElements(one, [0, 1], 'left')
  expect(elementsOf(aligned).map((element) => boundElement(element).x)).toEqual([50, 50])
  // One alone goes to the middle of the slide.
  const alone = alignElements(one, [1], 'centre')
  expect(elementAt(alone, 1).x).toBe((1280 - 400) / 2)
})

test('KL17 gaps become equal between the first and the last', () => {
  const one = keptSlide(
    { content: [] },
    {},
    [0, 130, 900].map((x) => placedShape({ x, width: 100 })),
  )
  const spread = distributeElements(one, [0, 1, 2], 'across')
  expect(elementsOf(spread).map(({ x }) => x)).toEqual([0, 450, 900])
  expect(distributeElements(one, [0, 1], 'across')).toBe(one)
})

test('KL17 near another edge or middle, what is moved is drawn to it, and a guide shows where', () => {
  const { placed } = keptSlide({ content: [] }, {}, [
    placedShape({ x: 100, y: 100, width: 100, height: 100 }),
    placedShape({ x: 400, y: 300, width: 100, height: 100 }),
  ])
  if (!placed) throw new Error('It has no look')
  expect(snapElements(placed, [1], { dx: -297, dy: 40 })).toEqual({
    dx: -300,
    dy: 40,
    guides: [{ axis: 'across', at: 100 }],
  })
  expect(snapElements(placed, [1], { dx: -280, dy: 40 }).guides).toEqual([])
})
