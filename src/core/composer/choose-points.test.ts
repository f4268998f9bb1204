import { expect, test } from 'vitest'

import { ratePoints } from './choose-points.ts'
import { english } from './languages/english.ts'
import { createSentence } from './sentence.ts'

const ranking = { score: () => 1, terms: () => new Map<string, number>() }

test.each([
  ['When Caesar landed in Britain, a spring tide wrecked part of his fleet.', false],
  ['When winter came to Britain, a spring tide wrecked part of the fleet.', true],
  ['In that year, the tide wrecked the ships that Caesar had lent his brother.', true],
])('CM17 half a sentence needs the other where somebody is named there: %s', (text, expected) => {
  const sentence = createSentence(text, { index: 1, paragraph: 0, isItem: false })
  const points = ratePoints(sentence, { language: english, ranking, previous: '' })
  const halves = points.filter((point) => !text.startsWith(point.text.slice(0, 8)))
  expect(halves.map(({ standsAlone }) => standsAlone)).toEqual([expected])
})
