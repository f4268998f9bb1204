import { expect, test } from 'vitest'

import { formatElapsed } from './elapsed.ts'

test.each([
  [0, '00:00'],
  [999, '00:00'],
  [249_000, '04:09'],
  [3_849_000, '1:04:09'],
  [36_000_000, '10:00:00'],
])('elapsed time of %i ms reads %s', (milliseconds, text) => {
  expect(formatElapsed(milliseconds)).toBe(text)
})
