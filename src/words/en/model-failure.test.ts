import { expect, it } from 'vitest'

import { type AnyModelFailure, describeModelFailure, quoteService } from './model-failure.ts'

const failures: { [C in AnyModelFailure['code']]: Extract<AnyModelFailure, { code: C }> } = {
  'bad-key': { code: 'bad-key' },
  'key-leaked': { code: 'key-leaked' },
  'not-allowed': { code: 'not-allowed' },
  'no-credit': { code: 'no-credit' },
  'wrong-region': { code: 'wrong-region' },
  'quota-day': { code: 'quota-day' },
  'rate-limited': { code: 'rate-limited' },
  blocked: { code: 'blocked', reason: 'SAFETY' },
  overloaded: { code: 'overloaded' },
  offline: { code: 'offline' },
  unreachable: { code: 'unreachable', origin: 'http://localhost:11434' },
  'refused-by-policy': { code: 'refused-by-policy', origin: 'https://models.example' },
  'bad-address': { code: 'bad-address' },
  'wrong-address': { code: 'wrong-address', address: 'http://localhost:11434' },
  'timed-out': { code: 'timed-out' },
  'model-gone': { code: 'model-gone', model: 'gemini-old' },
  'too-long': { code: 'too-long' },
  'bad-request': { code: 'bad-request', status: 422 },
  'no-answer': { code: 'no-answer' },
  interrupted: { code: 'interrupted' },
  'bad-reply': { code: 'bad-reply' },
  unavailable: { code: 'unavailable' },
  cancelled: { code: 'cancelled' },
  'no-picture': { code: 'no-picture' },
  'picture-elsewhere': { code: 'picture-elsewhere' },
  unreadable: { code: 'unreadable' },
}
const all = Object.values(failures)

it('every failure has a sentence of its own, calm and complete', () => {
  const sentences = all.map((failure) => describeModelFailure(failure, 'Gemini'))
  expect(new Set(sentences).size).toBe(all.length)
  for (const sentence of sentences) {
    expect(sentence).toMatch(/^[A-Z].*\.$/)
    expect(sentence).not.toMatch(/undefined|!|\[object/)
  }
})

it('what can be named is named: the address, the model, the setting that allows it', () => {
  expect(describeModelFailure(failures.unreachable, 'Ollama')).toContain('http://localhost:11434')
  expect(describeModelFailure(failures['wrong-address'], 'Mine')).toMatch(
    /http:\/\/localhost:11434.*\/v1/,
  )
  expect(describeModelFailure(failures['model-gone'], 'Gemini')).toContain('gemini-old')
  expect(describeModelFailure(failures.blocked, 'Gemini')).toContain('SAFETY')
  expect(describeModelFailure(failures['refused-by-policy'], 'Mine')).toContain(
    'LECTERN_CONNECT_SRC=https://models.example',
  )
})

it('the service is quoted as the spec words it', () => {
  expect(quoteService('Gemini', 'API key not valid.')).toBe('Gemini API error: API key not valid.')
  expect(quoteService('Gemini')).toBe('Gemini API error: Unknown error')
  expect(describeModelFailure(failures['no-answer'], 'Gemini')).toMatch(
    /^No response from Gemini API/,
  )
})
