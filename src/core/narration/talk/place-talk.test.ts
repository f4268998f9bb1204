import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  arbitraryTalk,
  arbitraryTalkSettings,
  spokenSlide,
  talkSettings,
} from '../../../../test/fixtures/decks/arbitrary-talk.ts'
import { pauses, silentSlideSeconds, slideChangesAt } from '../script/pacing.ts'
import { type LineSound, placeTalk } from './place-talk.ts'
import { type Line, planLines, planPassage } from './plan-slide.ts'
import { planTalk } from './plan-talk.ts'

/** A fifth of a second for every word, whatever it is. */
const soundOf = ({ utterance, request }: Line): LineSound => {
  const wordSeconds = 0.2 / request.rate
  const words = utterance.words.map((_, at) => ({
    start: at * wordSeconds,
    end: (at + 1) * wordSeconds,
  }))
  return { seconds: words.length * wordSeconds, words }
}

test('TK3 nothing overlaps, and between two lines is exactly their pause', () => {
  fc.assert(
    fc.property(arbitraryTalk, arbitraryTalkSettings, (slides, asked) => {
      const placed = placeTalk(planTalk(slides, asked), soundOf)
      for (const { lines } of placed)
        lines.forEach(({ start, end, line, words }, at) => {
          const before = lines[at - 1]
          if (before) expect(start - before.end).toBeCloseTo(before.line.pauseAfter, 9)
          expect(end - start).toBeCloseTo(soundOf(line).seconds, 9)
          expect(words).toHaveLength(line.utterance.words.length)
          words.forEach((word, place) => {
            expect(word.start).toBeGreaterThanOrEqual((words[place - 1]?.end ?? start) - 1e-9)
            expect(word.end).toBeLessThanOrEqual(end + 1e-9)
          })
        })
      const heard = placed.flatMap(({ lines }) => lines)
      heard.forEach(({ start }, at) =>
        expect(start).toBeGreaterThanOrEqual(heard[at - 1]?.end ?? 0),
      )
      for (const { lines } of placed) {
        const told = lines.flatMap(({ words }) => words.map(({ word }) => word))
        expect(told).toEqual(told.map((_, at) => at))
      }
    }),
  )
})

test('TK4 a slide is seen from its turn to the next, and no word is heard on another', () => {
  fc.assert(
    fc.property(arbitraryTalk, arbitraryTalkSettings, (slides, asked) => {
      const placed = placeTalk(planTalk(slides, asked), soundOf)
      placed.forEach(({ start, end, lines }, at) => {
        expect(start).toBe(placed[at - 1]?.end ?? 0)
        expect(end).toBeGreaterThan(start)
        for (const line of lines) {
          expect(line.start).toBeGreaterThanOrEqual(start)
          expect(line.end).toBeLessThanOrEqual(end)
        }
      })
    }),
  )
})

test('TK4 between two spoken slides is the pause that was chosen, and the next is seen within it', () => {
  const slides = [
    spokenSlide('a', 'The first slide has its words.'),
    spokenSlide('b', 'The second has others.'),
  ]
  const [first, second] = placeTalk(planTalk(slides, { ...talkSettings, pauseSeconds: 2 }), soundOf)
  const silentAt = first?.lines.at(-1)?.end ?? 0
  expect(second?.lines[0]?.start).toBeCloseTo(silentAt + 2, 9)
  expect(second?.start).toBeCloseTo(silentAt + 2 * slideChangesAt, 9)
})

test('TK5 a slide with nothing to say has its moment, and the next speaks at its end', () => {
  const spoken = 'The first slide has its words.'
  const slides = [spokenSlide('a', spoken), spokenSlide('b', ''), spokenSlide('c', spoken)]
  const [first, second, third] = placeTalk(planTalk(slides, talkSettings), soundOf)
  const silentAt = first?.lines.at(-1)?.end ?? 0
  const moment = silentAt + talkSettings.pauseSeconds * slideChangesAt
  expect(second).toMatchObject({ start: moment, lines: [] })
  expect(third?.lines[0]?.start).toBeCloseTo(moment + silentSlideSeconds, 9)
  expect(third?.start).toBe(third?.lines[0]?.start)
})

test('TK5 a line that a voice has nothing to say for takes no time', () => {
  const slides = [
    spokenSlide('a', 'Here is one sentence. Here is another one. And here is the last.'),
  ]
  const placed = placeTalk(planTalk(slides, talkSettings), (line) =>
    line.request.text.includes('another') ? null : soundOf(line),
  )
  expect(placed[0]?.lines.map(({ line }) => line.request.text)).toEqual([
    'Here is one sentence.',
    'And here is the last.',
  ])
  const [one, last] = placed[0]?.lines ?? []
  expect((last?.start ?? 0) - (one?.end ?? 0)).toBeCloseTo(pauses.sentence, 9)
  expect(last?.words.map(({ word }) => word)).toEqual([8, 9, 10, 11, 12])
})

test('TK6 a line that begins in the middle of its sound keeps the times of its words', () => {
  const notes = 'Every word begins with air. Then it is a voice.'
  const passage = { ...planPassage(notes, talkSettings), from: notes.indexOf('begins') }
  const slides = [{ slideId: 'a', passage, lines: planLines(passage, () => true) }]
  const [placed] = placeTalk({ ...planTalk([], talkSettings), slides }, soundOf)
  const [first] = placed?.lines ?? []
  expect(first?.offset).toBeCloseTo(0.4, 9)
  expect(first?.end).toBeCloseTo(0.6, 9)
  expect(first?.words.map(({ word, start }) => [word, start])).toEqual([
    [2, 0],
    [3, expect.closeTo(0.2, 9)],
    [4, expect.closeTo(0.4, 9)],
  ])
})
