import { expect, test } from 'vitest'

import type { Deck } from '#core/deck/deck.ts'
import { checkDeck } from '#core/outline/check/check-deck.ts'
import type { Finding } from '#core/outline/check/finding.ts'
import { groupFindings } from '#core/outline/check/group-findings.ts'

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
  for (const group of [
    ...findings.map((finding) => [finding] as const),
    ...groupFindings(findings),
  ]) {
    const sentence = deckCheckWords.describe(group)
    expect(sentence).toMatch(/^[\p{Lu}\d“].+\.$/u)
    expect(sentence).not.toMatch(/undefined|NaN|!/)
  }
})

const describeAll = (code: Finding['code'], found: readonly Partial<Finding>[]) =>
  groupFindings(found.map((about) => ({ code, severity: 'minor', slideId: 'a', ...about }))).map(
    deckCheckWords.describe,
  )

test.each([
  ['bullet-empty', [{ bullet: 0 }], 'Point 1 is empty.'],
  ['bullet-repeated', [{ bullet: 0 }, { bullet: 1 }], 'Points 1 and 2 say what is said already.'],
  [
    'bullet-repeated',
    [0, 3, 4, 5, 6, 9].map((bullet) => ({ bullet })),
    'Points 1, 4 to 7, and 10 say what is said already.',
  ],
  [
    'bullet-length',
    [
      { bullet: 1, found: 20 },
      { bullet: 2, found: 18 },
    ],
    'Points 2 and 3 have 18 to 20 words. Four to sixteen are easy to follow.',
  ],
  ['bullet-count', [{ found: 2 }], '2 points. Three or four give a slide its shape.'],
  [
    'bullet-count',
    [{ found: 9, wanted: { min: 3, max: 8 } }],
    '9 points. Its layout is made for 3 to 8.',
  ],
  [
    'bullet-length',
    [{ bullet: 0, found: 30, wanted: { min: 4, max: 28 } }],
    'Point 1 has 30 words. In this layout up to 28 are easy to follow.',
  ],
  [
    'placeholder',
    [{ found: 'Intro' }, { found: 'TBD' }],
    '“Intro” and “TBD” only hold the place of something to come.',
  ],
  [
    'ungrounded-number',
    [{ found: '12' }, { found: '40%' }],
    'The numbers 12 and 40% are not in your source.',
  ],
] as const)('DC11 %s of several points is one sentence', (code, found, sentence) => {
  expect(describeAll(code, found)).toEqual([sentence])
})
