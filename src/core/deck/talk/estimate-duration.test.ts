import { expect, test } from 'vitest'

import { countWords, estimateDuration } from './estimate-duration.ts'

const minutesFor = (...words: number[]) =>
  estimateDuration({
    slides: words.map((count, index) => ({
      id: `s${index}`,
      title: '',
      content: [],
      notes: 'word '.repeat(count),
    })),
  })

test.each([
  [[0, 0], 0],
  [[1], 1],
  [[108], 1],
  [[109], 2],
  [[100, 116], 2],
  [[100, 117], 3],
])('DU1 notes of %j words take %d minutes', (words, minutes) => {
  expect(minutesFor(...words)).toBe(minutes)
})

test('DU2 pauses are not words', () => {
  expect(countWords('  Listen... to this ... and – that — now  ')).toBe(6)
  expect(countWords('... — …')).toBe(0)
  expect(countWords('')).toBe(0)
})
