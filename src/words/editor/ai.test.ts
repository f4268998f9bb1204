import { expect, test } from 'vitest'

import { describeAskFailure, describeDrawingFailure } from './ai.ts'

test.each([
  [{ code: 'no-key', provider: 'gemini' }, /Choose one in the settings/],
  [{ code: 'no-address', provider: 'custom' }, /Choose one in the settings/],
  [{ code: 'locked' }, /Unlock them/],
  [{ code: 'damaged' }, /could not be read/],
  [{ code: 'no-better' }, /no better/],
  [{ code: 'gone' }, /gone/],
  [{ code: 'quota-day' }, /Your Mistral key has used up/],
  [{ code: 'unreadable', reply: 'Sorry' }, /could not be read/],
] as const)('why a model was not asked, or in vain: %o', (failure, said) => {
  expect(describeAskFailure(failure, 'Mistral')).toMatch(said)
})

test.each([
  [{ from: 'model', failure: { code: 'no-picture' } }, /Gemini answered without a picture/],
  [{ from: 'model', failure: { code: 'blocked', reason: 'SAFETY' } }, /not draw this \(SAFETY\)/],
  [{ from: 'models', failure: { code: 'locked' } }, /Unlock them/],
  [{ from: 'picture', failure: { code: 'too-large' } }, /10 MB/],
] as const)('why a slide got no picture: %o', (failure, said) => {
  expect(describeDrawingFailure(failure, 'Gemini')).toMatch(said)
})
