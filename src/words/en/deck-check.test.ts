import { expect, test } from 'vitest'

import type { Deck } from '#core/deck/deck.ts'
import { checkDeck } from '#core/outline/check-deck.ts'

import { deckCheckWords } from './deck-check.ts'

const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(' ')

/** One fault of nearly every kind. */
const spoiled: Deck = {
  title: 'Harbours',
  slides: [
    { id: 'a', title: 'Cranes', content: ['', 'Cranes', words(30)], notes: words(20) },
    { id: 'b', title: 'Key point', content: ['Sold 5,320 of them last year here'], notes: '' },
    {
      id: 'c',
      title: 'Cranes',
      content: ['Cranes', words(30)],
      notes: `${words(30)} ${words(30)}`,
    },
  ],
}

test('DC1 every finding is a whole sentence that says what was found', () => {
  const findings = checkDeck(spoiled, {
    request: { source: 'Nothing about that.' },
    overflows: () => true,
  })
  const codes = new Set(findings.map(({ code }) => code))
  expect(codes.size).toBeGreaterThanOrEqual(13)
  for (const finding of findings) {
    const sentence = deckCheckWords.findings(finding)
    expect(sentence).toMatch(/^[\p{Lu}\d“].+\.$/u)
    expect(sentence).not.toMatch(/undefined|NaN|!/)
  }
})
