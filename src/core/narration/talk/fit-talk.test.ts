import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { spokenSlide } from '../../../../test/fixtures/decks/arbitrary-talk.ts'
import { estimateTalk } from './estimate-talk.ts'
import { fitTalk } from './fit-talk.ts'

const sentence = 'The air comes up from the lungs and then it moves the folds of the voice. '
const slides = [3, 6, 4, 5].map((count, index) =>
  spokenSlide(`slide-${index}`, sentence.repeat(count)),
)
const now = { rate: 1, pauseSeconds: 1.5 }
const { seconds } = estimateTalk(slides, 'en', now)
const fit = (target: number) => fitTalk(slides, 'en', now, target)

test('FP1 a little more or less is made of pauses alone', () => {
  const longer = fit(seconds + 3)
  expect(longer.pace).toEqual({ rate: 1, pauseSeconds: 2.5 })
  expect(longer.notes).toEqual([])
  expect(longer.fitted).toBeCloseTo(seconds + 3, 0)
  expect(fit(seconds - 1.5).pace).toEqual({ rate: 1, pauseSeconds: 1 })
})

test('FP2 what pauses cannot do is done by speed, never beyond what sounds natural', () => {
  fc.assert(
    fc.property(fc.double({ min: 5, max: 1000, noNaN: true }), (target) => {
      const { pace, fitted, notes } = fit(target)
      expect(pace.rate).toBeGreaterThanOrEqual(0.9)
      expect(pace.rate).toBeLessThanOrEqual(1.15)
      expect(pace.pauseSeconds).toBeGreaterThanOrEqual(0.8)
      expect(pace.pauseSeconds).toBeLessThanOrEqual(3)
      expect(estimateTalk(slides, 'en', pace).seconds).toBeCloseTo(fitted, 6)
      if (notes.length === 0) expect(Math.abs(fitted - target)).toBeLessThanOrEqual(0.02 * target)
    }),
    { numRuns: 50 },
  )
  expect(fit(seconds * 0.9)).toMatchObject({ notes: [] })
  expect(fit(seconds * 0.9).pace.rate).toBeGreaterThan(1)
})

test('FP3 what remains is said slide by slide, each by its share', () => {
  const { notes, pace } = fit(seconds / 2)
  expect(pace).toEqual({ rate: 1.15, pauseSeconds: 0.8 })
  expect(notes.map(({ words }) => words)).toEqual([48, 96, 64, 80])
  for (const { words, wanted } of notes) expect(wanted / words).toBeCloseTo(0.58, 1)
  const longer = fit(seconds * 2)
  expect(longer.notes.every(({ words, wanted }) => wanted > words)).toBe(true)
})

test('FP4 what was recorded takes its time, and nobody is asked to change its notes', () => {
  const notes = sentence.repeat(3)
  const recorded = {
    ...spokenSlide('own', notes),
    recording: { sound: 'asset:own', said: notes, seconds: 60 },
  }
  expect(estimateTalk([recorded], 'en', now).seconds).toBeCloseTo(60, 0)
  expect(estimateTalk([recorded], 'en', { ...now, rate: 1.2 }).seconds).toBeCloseTo(50, 0)
  const fitted = fitTalk([...slides, recorded], 'en', now, 30)
  expect(fitted.notes.map(({ slideId }) => slideId)).not.toContain('own')
})
