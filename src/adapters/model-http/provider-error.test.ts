import { expect, test } from 'vitest'

import { addWhatWasSaid } from './provider-error.ts'

const key = 'sk-canary-0123456789'

test('GN4 a key that the provider repeats is taken out of what it said', () => {
  const failure = addWhatWasSaid({ code: 'not-allowed' }, `The key ${key} may not (${key}).`, key)
  expect(failure).toEqual({ code: 'not-allowed', said: 'The key … may not (…).' })
})

test('GN4 nothing that is said about a bad key is repeated, and nothing very long', () => {
  expect(addWhatWasSaid({ code: 'bad-key' }, 'sk-cana***', key)).toEqual({ code: 'bad-key' })
  expect(addWhatWasSaid({ code: 'too-long' }, 'x'.repeat(9000)).said).toHaveLength(300)
})
