import * as v from 'valibot'
import { expect, test } from 'vitest'

import { deckSchema } from '../deck/deck.ts'
import { blankSlideCounts, createBlankDeck } from './create-blank-deck.ts'

const countingIds = () => {
  let count = 0
  return () => `slide-${++count}`
}
const create = (slideCount?: number) =>
  createBlankDeck({
    title: '  Bees  ',
    newId: countingIds(),
    ...(slideCount !== undefined && { slideCount }),
  })

test('BL1 three to ten slides, five by default', () => {
  expect(blankSlideCounts).toEqual([3, 4, 5, 6, 7, 8, 9, 10])
  for (const count of blankSlideCounts) expect(create(count).slides).toHaveLength(count)
  expect(create().slides).toHaveLength(5)
})

test.each([2, 11, 4.5, Number.NaN])('BL1 %d slides are not on offer', (count) => {
  expect(() => create(count)).toThrow(RangeError)
})

test('BL2 a welcome first, then numbered slides', () => {
  const deck = create(3)
  expect(deck.title).toBe('Bees')
  expect(deck.slides.map(({ title }) => title)).toEqual(['Welcome to Bees', 'Slide 2', 'Slide 3'])
})

test('BL2 every slide has three bullets that say something', () => {
  const deck = create(10)
  expect(v.is(deckSchema, deck)).toBe(true)
  for (const { content } of deck.slides) {
    expect(content).toHaveLength(3)
    for (const bullet of content) expect(bullet.length).toBeGreaterThan(20)
  }
})

test('BL3 every slide can be spoken', () => {
  for (const { notes } of create(10).slides) expect(notes.trim().length).toBeGreaterThanOrEqual(20)
})

test('DK5 every slide has an id of its own', () => {
  expect(new Set(create(10).slides.map(({ id }) => id)).size).toBe(10)
})
