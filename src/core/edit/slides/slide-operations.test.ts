import { expect, test } from 'vitest'

import {
  deleteSlide,
  duplicateSlide,
  moveSlide,
} from '../../../../test/fixtures/edit-current-slide.ts'
import { addSlide } from './add-slide.ts'
import { slideKinds } from './create-slide.ts'
import type { DeckView } from '../deck-view.ts'
import { deleteSlides } from './delete-slides.ts'
import { duplicateSlides } from './duplicate-slides.ts'
import { insertSlides } from './insert-slides.ts'
import { moveSlides } from './move-slides.ts'
import { selectSlide } from './select-slide.ts'
import { takeSlides } from './take-slides.ts'

/** One slide per letter, its id the letter itself. */
const viewOf = (letters: string, current: number): DeckView => ({
  current,
  deck: {
    title: 'Letters',
    slides: Array.from(letters, (id) => ({
      id,
      title: `Title ${id}`,
      content: [`Bullet ${id}`],
      notes: `Notes ${id}`,
    })),
  },
})

/** The order as letters, the current slide in brackets. */
const show = ({ deck, current }: DeckView) =>
  deck.slides.map(({ id }, index) => (index === current ? `[${id}]` : id)).join('')

const newId = () => 'n'

function countingIds(): () => string {
  let count = 0
  return () => String(++count)
}

test.each([
  [0, 'a[n]bc'],
  [1, 'ab[n]c'],
  [2, 'abc[n]'],
])('SL1 a slide added at %d comes after it and is selected', (current, expected) => {
  for (const kind of slideKinds)
    expect(show(addSlide(viewOf('abc', current), kind, newId))).toBe(expected)
})

test.each(['text', 'image'] as const)('SL13 a new %s slide can be read and spoken', (kind) => {
  const slide = addSlide(viewOf('abc', 1), kind, newId).deck.slides[2]
  expect(slide?.title).toBe('Slide 3')
  expect(slide?.content).toHaveLength(1)
  expect(slide?.notes.length).toBeGreaterThanOrEqual(20)
})

test('SL13 a new blank slide is empty', () => {
  const slide = addSlide(viewOf('a', 0), 'blank', newId).deck.slides[1]
  expect(slide).toEqual({ id: 'n', title: '', content: [], notes: '' })
})

test('SL2 a copy stands after the original, is selected and says so', () => {
  const view = viewOf('abc', 1)
  const copied = duplicateSlide(view, newId)
  expect(show(copied)).toBe('ab[n]c')
  expect(copied.deck.slides[2]).toEqual({
    ...view.deck.slides[1],
    id: 'n',
    title: 'Title b (Copy)',
  })
})

test('SL3 the last slide that remains is not deleted', () => {
  const view = viewOf('a', 0)
  expect(deleteSlide(view)).toBe(view)
})

test.each([
  [0, '[b]c'],
  [1, 'a[c]'],
  [2, 'a[b]'],
])('SL4 after deleting slide %d a neighbour is current', (current, expected) => {
  expect(show(deleteSlide(viewOf('abc', current)))).toBe(expected)
})

test('SL5 moving is refused at the ends', () => {
  const first = viewOf('abc', 0)
  const last = viewOf('abc', 2)
  expect(moveSlide(first, 'up')).toBe(first)
  expect(moveSlide(last, 'down')).toBe(last)
})

test('SL5 SL6 moving swaps neighbours and follows the slide', () => {
  expect(show(moveSlide(viewOf('abc', 1), 'up'))).toBe('[b]ac')
  expect(show(moveSlide(viewOf('abc', 1), 'down'))).toBe('ac[b]')
})

test.each([
  ['a', 3, 'bca[d]'],
  ['d', 0, '[d]abc'],
  ['b', 4, 'ac[d]b'],
  ['c', -1, 'cab[d]'],
  ['c', 99, 'ab[d]c'],
  ['ac', 4, 'b[d]ac'],
  ['ad', 2, 'ba[d]c'],
  ['db', 0, 'b[d]ac'],
])('SL7 slides %s taken to the gap %d', (ids, gap, expected) => {
  expect(show(takeSlides(viewOf('abcd', 3), Array.from(ids), gap))).toBe(expected)
})

test('SL7 taking slides where they are, or ones that are gone, is refused', () => {
  const view = viewOf('abcd', 3)
  expect(takeSlides(view, ['b'], 1)).toBe(view)
  expect(takeSlides(view, ['b', 'c'], 2)).toBe(view)
  expect(takeSlides(view, ['d'], 99)).toBe(view)
  expect(takeSlides(view, ['x'], 1)).toBe(view)
})

test.each([
  ['bc', 0, '[a]d'],
  ['ab', 1, '[c]d'],
  ['bd', 3, 'a[c]'],
  ['abc', 1, '[d]'],
  ['abcd', 2, '[c]'],
])('SL14 deleting %s while on slide %d', (ids, current, expected) => {
  expect(show(deleteSlides(viewOf('abcd', current), Array.from(ids)))).toBe(expected)
})

test('SL14 deleting the only slide, or ones that are gone, is refused', () => {
  const one = viewOf('a', 0)
  expect(deleteSlides(one, ['a'])).toBe(one)
  expect(deleteSlides(one, ['x'])).toBe(one)
})

test.each([
  ['ac', 0, 'abc[1]2d'],
  ['ac', 2, 'abc1[2]d'],
  ['bd', 0, 'abcd[1]2'],
  ['db', 3, 'abcd1[2]'],
])('SL15 copies of %s made on slide %d stand together', (ids, current, expected) => {
  const copied = duplicateSlides(viewOf('abcd', current), Array.from(ids), countingIds())
  expect(show(copied)).toBe(expected)
  expect(copied.deck.slides.find(({ id }) => id === '1')?.title).toMatch(/ \(Copy\)$/)
})

test.each([
  ['bc', 'up', '[b]cad'],
  ['bd', 'up', '[b]adc'],
  ['ac', 'down', '[b]adc'],
  ['bc', 'down', 'ad[b]c'],
] as const)('SL16 %s moved %s keep their distance', (ids, way, expected) => {
  const view = viewOf('abcd', 1)
  expect(show(moveSlides(view, Array.from(ids), way))).toBe(expected)
})

test('SL16 moving is refused when one of them stands at that end', () => {
  const view = viewOf('abcd', 1)
  expect(moveSlides(view, ['a', 'c'], 'up')).toBe(view)
  expect(moveSlides(view, ['b', 'd'], 'down')).toBe(view)
  expect(moveSlides(view, [], 'up')).toBe(view)
})

test('SL17 slides from elsewhere come after the current one with ids of their own', () => {
  const view = viewOf('abc', 1)
  const { slides } = viewOf('ax', 0).deck
  expect(show(insertSlides(view, slides, countingIds()))).toBe('ab[1]2c')
  expect(insertSlides(view, slides, countingIds()).deck.slides[2]?.title).toBe('Title a')
  expect(insertSlides(view, [], countingIds())).toBe(view)
})

test.each([
  [2, 'ab[c]'],
  [-1, '[a]bc'],
  [7, 'ab[c]'],
  [Number.POSITIVE_INFINITY, 'ab[c]'],
  [Number.NaN, '[a]bc'],
])('SL8 selecting %d goes to the nearest slide', (index, expected) => {
  expect(show(selectSlide(viewOf('abc', 1), index))).toBe(expected)
})

test('SL8 selecting the current slide changes nothing', () => {
  const view = viewOf('abc', 1)
  expect(selectSlide(view, 1)).toBe(view)
})
