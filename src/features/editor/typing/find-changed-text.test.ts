import { expect, test } from 'vitest'

import { findChangedText } from './find-changed-text.ts'

test('a text that was typed in has its caret behind what changed', () => {
  const typed = findChangedText(['Tides', 'sunshine'], ['Tides', 'sun and moonshine'])
  expect(typed).toEqual({ index: 1, at: 'sun and moon'.length })
  expect(findChangedText(['Tides', 'sun and moon'], ['Tides', 'sun'])).toEqual({ index: 1, at: 3 })
})

test('a point that went leaves the caret at the end of the one before', () => {
  expect(findChangedText(['Tides', 'sun', ''], ['Tides', 'sun'])).toEqual({ index: 1, at: 3 })
  expect(findChangedText(['Tides', 'sun', '', 'sea'], ['Tides', 'sun', 'sea'])).toEqual({
    index: 1,
    at: 3,
  })
})

test('points that are joined or split again have the caret between them', () => {
  expect(findChangedText(['Tides', 'sun', ' moon', 'sea'], ['Tides', 'sun moon', 'sea'])).toEqual({
    index: 1,
    at: 3,
  })
  expect(findChangedText(['Tides', 'sun moon'], ['Tides', 'sun', ' moon'])).toEqual({
    index: 1,
    at: 3,
  })
})

test('another slide is entered at the end of its title, and no change moves nothing', () => {
  expect(findChangedText([], ['Tides', 'sun'])).toEqual({ index: 0, at: 5 })
  expect(findChangedText(['Tides', 'sun'], ['Tides', 'sun'])).toBeNull()
})
