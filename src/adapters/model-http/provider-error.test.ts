import { expect, test } from 'vitest'

import { addWhatWasSaid, readWait } from './provider-error.ts'

const key = 'sk-canary-0123456789'

test('GN4 a key that the provider repeats is taken out of what it said', () => {
  const failure = addWhatWasSaid({ code: 'not-allowed' }, `The key ${key} may not (${key}).`, key)
  expect(failure).toEqual({ code: 'not-allowed', said: 'The key … may not (…).' })
})

test('GN4 nothing that is said about a bad key is repeated, and nothing very long', () => {
  expect(addWhatWasSaid({ code: 'bad-key' }, 'sk-cana***', key)).toEqual({ code: 'bad-key' })
  expect(addWhatWasSaid({ code: 'too-long' }, 'x'.repeat(9000)).said).toHaveLength(300)
})

test.each([
  ['Rate limit reached for gpt-6 (RPM): Limit 3, Used 3. Please try again in 20s. Visit', 20_000],
  ['Please try again in 7.66s.', 7660],
  ['Please try again in 6m0s.', 360_000],
  ['Please try again in 1h2m3.5s.', 3_723_500],
  ['Please try again in 120ms.', 120],
  ['Please retry in 37.5s.', 37_500],
  ['Rate limit reached.', 0],
  ['Please try again in a moment.', 0],
])('GN4 how long to wait is read from words where the header is hidden: %s', (said, ms) => {
  expect(readWait(said)).toBe(ms)
})
