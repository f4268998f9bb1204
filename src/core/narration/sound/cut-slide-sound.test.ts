import { expect, test } from 'vitest'

import { cutSlideSound } from './cut-slide-sound.ts'
import { streamSound, type RecordedTalk } from '../talk/recorded-talk.ts'

const talk: RecordedTalk = {
  sampleRate: 10,
  times: {
    seconds: 9,
    slides: [
      { start: 0, end: 3, words: [{ from: 0, start: 0.5, end: 1.5 }] },
      { start: 3, end: 5, words: [] },
      {
        start: 5,
        end: 9,
        words: [
          { from: 0, start: 5.5, end: 6 },
          { from: 4, start: 7, end: 7.5 },
        ],
      },
    ],
  },
  pieces: [
    { start: 0.5, samples: Int16Array.of(1, 2, 3) },
    { start: 5.5, samples: Int16Array.of(4, 5) },
    { start: 7, samples: Int16Array.of(6, 7) },
  ],
}

test('RT6 what is heard with a slide is a talk of its own, from the slide on to its last word', () => {
  const cut = cutSlideSound(talk, 2)
  expect(cut?.times).toEqual({
    seconds: 2.2,
    slides: [
      {
        start: 0,
        end: 2.2,
        words: [
          { from: 0, start: 0.5, end: 1 },
          { from: 4, start: 2, end: 2.5 },
        ],
      },
    ],
  })
  const heard = cut && Array.from(streamSound(cut), (chunk) => Array.from(chunk)).flat()
  expect(heard).toEqual([...silence(5), 4, 5, ...silence(13), 6, 7])
})

test('RT6 a slide on which nothing is said has none', () => {
  expect([cutSlideSound(talk, 1), cutSlideSound(talk, 3)]).toEqual([null, null])
})

const silence = (samples: number): number[] => Array.from({ length: samples }, () => 0)
