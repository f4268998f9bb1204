import { expect, test } from 'vitest'

import { createSampleDeck } from '../../outline/templates/sample-deck.ts'
import { estimateTalk } from './estimate-talk.ts'

let ids = 0
const { slides } = createSampleDeck(() => `slide-${ids++}`)

test.each(['und', 'de'])('TK9 every word has its time, whoever will speak it: %s', (language) => {
  const { seconds } = estimateTalk(slides, 'en')
  expect(seconds).toBeGreaterThan(120)
  expect(estimateTalk(slides, language).seconds).toBeCloseTo(seconds)
})
