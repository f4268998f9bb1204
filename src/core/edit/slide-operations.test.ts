import { expect, test } from 'vitest'

import { addSlide } from './add-slide.ts'
import { slideKinds } from './create-slide.ts'
import type { DeckView } from './deck-view.ts'
import { deleteSlide } from './delete-slide.ts'
import { duplicateSlide } from './duplicate-slide.ts'
import { moveSlide } from './move-slide.ts'
import { reorderSlide } from './reorder-slide.ts'
import { selectSlide } from './select-slide.ts'

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
  ['a', 2, 'bca[d]'],
  ['d', 0, '[d]abc'],
  ['b', 3, 'ac[d]b'],
  ['c', -1, 'cab[d]'],
  ['c', 99, 'ab[d]c'],
])('SL7 slide %s taken to %d', (id, to, expected) => {
  expect(show(reorderSlide(viewOf('abcd', 3), id, to))).toBe(expected)
})

test('SL7 taking a slide where it is, or one that is gone, is refused', () => {
  const view = viewOf('abcd', 3)
  expect(reorderSlide(view, 'b', 1)).toBe(view)
  expect(reorderSlide(view, 'd', 99)).toBe(view)
  expect(reorderSlide(view, 'x', 1)).toBe(view)
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
