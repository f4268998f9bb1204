import { expect, it } from 'vitest'

import { modelProviders } from '#ports/models/model-provider.ts'

import { type AnyModelFailure, describeModelFailure, quoteService } from './model-failure.ts'
import { providerNames } from './provider-names.ts'

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
  'backend-failed': { code: 'backend-failed' },
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

it('the address of a service that has only one is not the user’s to mend', () => {
  const origin = 'https://generativelanguage.googleapis.com'
  const fixed = describeModelFailure({ code: 'unreachable', origin }, providerNames.gemini)
  expect(fixed).toMatch(/^Gemini could not be reached at https:.*check your connection/)
  expect(fixed).not.toMatch(/runs on your computer|settings/)

  const own = { code: 'unreachable', origin: 'https://models.example' } as const
  for (const [name, { takesAddress }] of Object.entries(modelProviders)) {
    const service = new Map(Object.entries(providerNames)).get(name) ?? ''
    const asksForAddress = describeModelFailure(own, service).includes('check the address')
    expect([name, asksForAddress]).toEqual([name, takesAddress])
  }
  // Our own server asks Gemini for pages on this computer.
  const local = { code: 'unreachable', origin: 'http://localhost:3001' } as const
  expect(describeModelFailure(local, providerNames.gemini)).toContain('start it')
})

it('the service is quoted as the spec words it, and only for what it has answered itself', () => {
  const quote = (failure: AnyModelFailure) => quoteService(failure, 'Gemini')
  expect(quote({ code: 'overloaded', said: 'Busy.' })).toBe('Gemini API error: Busy.')
  expect(quote(failures['bad-request'])).toBe('Gemini API error: Unknown error')
  expect(quote(failures.overloaded)).toBeNull()
  expect(describeModelFailure(failures['no-answer'], 'Gemini')).toMatch(
    /^No response from Gemini API/,
  )
})

it('what Lectern’s own server could not do is told in its words, and Gemini is not blamed', () => {
  const said = 'The hive is closed'
  expect(describeModelFailure({ code: 'backend-failed', said }, 'Gemini')).toBe(said)
  expect(describeModelFailure(failures['backend-failed'], 'Gemini')).not.toContain('Gemini')
  expect(quoteService({ code: 'backend-failed', said }, 'Gemini')).toBeNull()
})
