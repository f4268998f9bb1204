import { expect, it } from 'vitest'

import { formatBar, formatNumber, formatPeer, formatRatio } from './format-figure.ts'
import type { Figure } from './report.ts'

const figure: Figure = { id: 'size', name: 'size', value: 50, unit: 'kB' }

it.each([
  [0.00147, '0.0015'],
  [0.123, '0.12'],
  [0, '0'],
  [12.34, '12.3'],
  [1234.5, '1,235'],
  [3, '3'],
  [Number.NaN, '–'],
])('BP4 a number has the digits that say something: %s is %s', (value, text) => {
  expect(formatNumber(value)).toBe(text)
})

it('BP4 a peer has its name, and what is not there a dash', () => {
  const beside = { ...figure, peer: { name: 'other', value: 100 } }
  expect(formatPeer(beside)).toBe('100 kB (other)')
  expect(formatRatio(beside)).toBe('0.50')
  expect(formatPeer(figure)).toBe('–')
  expect(formatRatio(figure)).toBe('–')
  expect(formatBar(figure)).toBe('–')
})

it('BP4 a bar says of what it is, and when it counts', () => {
  expect(formatBar({ ...figure, bar: { atMost: 110 } })).toBe('at most 110 kB')
  expect(formatBar({ ...figure, bar: { atLeast: 0.7, of: 'ratio' }, needsRest: true })).toBe(
    'ratio at least 0.70, at rest',
  )
})
