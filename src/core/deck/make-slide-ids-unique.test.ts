import { expect, test } from 'vitest'

import { makeSlideIdsUnique } from './make-slide-ids-unique.ts'

const slides = (...ids: string[]) =>
  ids.map((id, index) => ({ id, title: `Title ${index}`, content: [], notes: '' }))

const idsAfter = (...ids: string[]) => makeSlideIdsUnique(slides(...ids)).map(({ id }) => id)

test('DK5 slides with ids of their own stay the very same', () => {
  const given = slides('a', 'b')
  expect(makeSlideIdsUnique(given)).toEqual(given)
  expect(makeSlideIdsUnique(given)[0]).toBe(given[0])
})

test('DK5 later slides with a taken id get a free one and keep their content', () => {
  expect(idsAfter('a', 'a', 'b', 'a')).toEqual(['a', 'a-2', 'b', 'a-3'])
  expect(makeSlideIdsUnique(slides('a', 'a'))[1]?.title).toBe('Title 1')
})

test('DK5 an id that is free by its name but taken further on is not used', () => {
  expect(idsAfter('a', 'a', 'a-2', 'a-2')).toEqual(['a', 'a-3', 'a-2', 'a-2-2'])
})

test('DK5 ten thousand equal ids are told apart without delay', () => {
  expect(new Set(idsAfter(...Array.from({ length: 10_000 }, () => 'x'))).size).toBe(10_000)
})
