import { expect, test } from 'vitest'

import { counted } from './formats.ts'

test.each([
  [0, '0 slides'],
  [1, '1 slide'],
  [2, '2 slides'],
])('one is one and everything else is many: %i', (amount, expected) => {
  expect(counted(amount, { one: 'slide', other: 'slides' })).toBe(expected)
})
