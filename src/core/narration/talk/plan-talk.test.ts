import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  arbitraryTalk,
  arbitraryTalkSettings,
  spokenSlide,
  talkSettings,
} from '../../../../test/fixtures/decks/arbitrary-talk.ts'
import type { Slide } from '../../deck/slide.ts'
import { canBeSpoken } from '../script/can-be-spoken.ts'
import { pauses } from '../script/pacing.ts'
import { planLines, planPassage } from './plan-slide.ts'
import { planTalk } from './plan-talk.ts'
import { listScriptWords } from '../script/script.ts'

test('TK1 the slides that are presented are planned in their order; without enough to say one has no lines', () => {
  const slides: Slide[] = [
    spokenSlide('a', 'Enough is said with the first one.'),
    spokenSlide('b', 'Too short.'),
    { ...spokenSlide('c', 'This one is hidden from everybody.'), hidden: true },
    spokenSlide('d', 'And this is where it comes to its end.'),
  ]
  const planned = planTalk(slides, talkSettings).slides
  expect(planned.map(({ slideId, lines }) => [slideId, lines.length])).toEqual([
    ['a', 1],
    ['b', 0],
    ['d', 1],
  ])
})

test('TK2 every word is said once, in order, and every pause is one of pacing.ts at the speed of the speech', () => {
  fc.assert(
    fc.property(arbitraryTalk, arbitraryTalkSettings, (slides, asked) => {
      for (const { lines, passage, slideId } of planTalk(slides, asked).slides) {
        const isSpoken = canBeSpoken(slides.find(({ id }) => id === slideId) ?? { notes: '' })
        expect(lines.flatMap(({ utterance }) => utterance.words)).toEqual(
          isSpoken ? listScriptWords(passage.script) : [],
        )
        const known = Object.values(pauses).map((pause) => pause / asked.rate)
        for (const { pauseAfter } of lines) expect(known).toContain(pauseAfter)
      }
    }),
  )
})

test('TK6 from the middle of a sentence, what is made already is begun at its word, else only the rest is said', () => {
  const notes = 'Every word begins with air. Then it is a voice.'
  const passage = { ...planPassage(notes, talkSettings), from: notes.indexOf('begins') }
  expect(planLines(passage).map(({ request }) => request.text)).toEqual([
    'begins with air.',
    'Then it is a voice.',
  ])
  const lines = planLines(passage, () => true)
  expect(lines.map(({ skip, request }) => [skip, request.text])).toEqual([
    [2, 'Every word begins with air.'],
    [0, 'Then it is a voice.'],
  ])
})
