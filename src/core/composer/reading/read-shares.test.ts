import { expect, test } from 'vitest'

import { readShares } from './read-shares.ts'

test('CM19 the shares of one whole are entries of their own', () => {
  expect(
    readShares(
      'The answers were plain: 41 percent named the price, 28 percent the closed pool, 17 percent the bus, and 14 percent gave other reasons.',
    ),
  ).toEqual({
    lead: 'The answers were plain:',
    parts: [
      '41 percent named the price',
      '28 percent the closed pool',
      '17 percent the bus',
      '14 percent gave other reasons',
    ],
  })
  expect(
    readShares('38,5 Prozent suchten Ruhe, 30,5 Prozent Hilfe und 31 Prozent Bücher.')?.parts,
  ).toEqual(['38,5 Prozent suchten Ruhe', '30,5 Prozent Hilfe', '31 Prozent Bücher'])
})

test.each([
  'Sales grew by 14 percent, costs by 9 percent and profit by 3 percent.',
  '40 percent came by bus and 60 percent on foot.',
  '40 percent came by bus, 10 percent by car and 20 percent on foot.',
  'Of 312 parents 41 percent named the price, 28 percent the pool and 31 percent the bus.',
])('CM19 what is no whole stays one sentence: %s', (sentence) => {
  expect(readShares(sentence)).toBeNull()
})
