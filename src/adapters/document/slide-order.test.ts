import * as fc from 'fast-check'
import { generateKeyBetween } from 'fractional-indexing'
import { expect, test } from 'vitest'

import { isPosition } from './slide-order.ts'

function isTaken(value: string): boolean {
  try {
    generateKeyBetween(value, null)
    return true
  } catch {
    return false
  }
}

const digit = fc.constantFrom('0', '1', '9', 'A', 'B', 'Y', 'Z', 'a', 'b', 'c', 'y', 'z')
const almostPosition = fc
  .tuple(digit, fc.string({ unit: digit, maxLength: 30 }))
  .map(([head, rest]) => head + rest)

test('a position is what the library takes for one', () => {
  fc.assert(
    fc.property(fc.oneof(almostPosition, fc.string({ maxLength: 6 })), (value) => {
      // What is not made of its digits the library lets pass, and would sort wrongly.
      const expected = /^[0-9A-Za-z]+$/.test(value) && isTaken(value)
      expect(isPosition(value)).toBe(expected)
    }),
    { numRuns: 5_000 },
  )
})

test.each([`A${'0'.repeat(26)}`, 'a', 'a00', 'b1', '', 'a0\n'])('%j is no position', (value) => {
  expect(isPosition(value)).toBe(false)
})

test('what the library gives out is a position, however often', () => {
  let before: string | null = null
  let after: string | null = null
  for (let turn = 0; turn < 200; turn++) {
    const between: string = generateKeyBetween(before, after)
    expect(isPosition(between)).toBe(true)
    if (turn % 3 === 0) after = between
    else before = between
  }
})
