import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { listWords } from './script.ts'
import { findRecording, followSaid } from './spoken-notes.ts'

const said = 'The air comes up from the lungs. Then it moves the folds.'
const slide = (notes: string) => ({
  notes,
  recording: { sound: 'asset:heard', said, seconds: 6 },
})

test('OV4 a corrected word leaves a recording in use, other notes do not', () => {
  expect(findRecording(slide(said))).not.toBeNull()
  expect(findRecording(slide(said.replace('air', 'breath').replace('.', ',')))).not.toBeNull()
  expect(findRecording(slide(''))).toBeNull()
  expect(findRecording(slide('The lips give it a shape, which we hear as words.'))).toBeNull()
  expect(findRecording(slide(`${said} ${said}`))).toBeNull()
  expect(findRecording({ notes: said })).toBeNull()
})

const evenly = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ start: at + 0.1, end: at + 0.9 }))

test('OV5 words that were said keep their times; what stands in their place shares theirs', () => {
  const times = evenly(12)
  expect(followSaid(said, times, said, 12)).toEqual(times)
  const changed = 'The warm air comes up from the lungs. It moves both folds.'
  const heard = followSaid(said, times, changed, 12)
  const at = (word: string) =>
    heard[listWords(changed).findIndex(({ text }) => text.startsWith(word))]
  expect(at('air')).toEqual(times[1])
  expect(at('lungs')).toEqual(times[6])
  expect(at('folds')).toEqual(times[11])
  expect(at('both')).toEqual(times[10])
  expect(at('warm')).toMatchObject({ start: 0.9, end: 1.1 })
})

test('OV5 whatever the notes have become, each of their words has a time, in order, within the sound', () => {
  const words = fc.array(fc.constantFrom('air', 'moves', 'the', 'folds', 'up'), { maxLength: 20 })
  fc.assert(
    fc.property(words, words, (before, now) => {
      const heard = followSaid(before.join(' '), evenly(before.length), now.join(' '), 21)
      expect(heard.length).toBe(now.length)
      let last = 0
      for (const { start, end } of heard) {
        expect(start).toBeGreaterThanOrEqual(last)
        expect(end).toBeGreaterThanOrEqual(start)
        last = end
      }
      expect(last).toBeLessThanOrEqual(21)
    }),
  )
})
