import { expect, test } from 'vitest'

import { english } from '../languages/english.ts'
import { createSentence } from '../reading/sentence.ts'
import { rankSentences } from './rank-sentences.ts'

const score = (texts: readonly string[]): number => {
  const sentences = texts.map((text, index) =>
    createSentence(text, { index, paragraph: 0, isItem: false }),
  )
  const [first] = sentences
  return first ? rankSentences(sentences, english).score(first) : 0
}

test('CM21 a sentence weighs more where the others begin like it, with the same words elsewhere it does not', () => {
  const others = ['We will not sell the quay to strangers.', 'Gulls sit on roofs.']
  const refrain = score([
    'We will not sell the quay.',
    'We will not sell the quay today.',
    ...others,
  ])
  const turned = score([
    'We will not sell the quay.',
    'Today the quay we will not sell.',
    'To strangers we will not sell the quay.',
    'Gulls sit on roofs.',
  ])
  expect(refrain).toBeGreaterThan(1.4 * turned)
})
