import { expect, test } from 'vitest'

import { estimateTalk } from './estimate-talk.ts'

const notes = [
  'Hello and welcome to this talk. We will look at how the tides work.',
  'An der Nordsee kommen Ebbe und Flut zweimal am Tag, und das sieht man.',
]
const slides = notes.map((text, at) => ({ id: `${at}`, title: '', content: [], notes: text }))

test.each(['und', 'en', 'de'])(
  'TK9 every word has its time, in whatever language: %s',
  (language) => {
    const { seconds, slides: timed } = estimateTalk(slides, language)
    const words = notes.join(' ').split(' ').length
    expect(timed).toHaveLength(2)
    expect(seconds).toBeGreaterThan(words * 0.25)
  },
)
