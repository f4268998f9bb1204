import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { arbitraryTalk } from '../../../../test/fixtures/decks/arbitrary-talk.ts'
import { listShownPlaces } from '../../show/shown-slides.ts'
import { estimateTalk } from './estimate-talk.ts'
import { silentSlideSeconds } from '../script/pacing.ts'
import { findMoment, findSeconds } from './talk-times.ts'

test('TK9 at the time of every word and of every slide, the talk is there', () => {
  fc.assert(
    fc.property(arbitraryTalk, (slides) => {
      const times = estimateTalk(slides, 'en')
      expect(times.slides).toHaveLength(listShownPlaces(slides).length)
      times.slides.forEach(({ start, words }, slide) => {
        expect(findMoment(times, findSeconds(times, slide)).slide).toBe(slide)
        expect(findSeconds(times, slide)).toBe(start)
        for (const { from, start: heard } of words) {
          expect(findMoment(times, heard)).toEqual({ slide, from })
          expect(findSeconds(times, slide, from)).toBe(heard)
        }
      })
    }),
  )
})

test('TK9 before the first word none is lit; before the beginning and after the end it stays there', () => {
  const notes = 'One sentence that is long enough. Another one that follows it.'
  const slides = [{ id: 'a', title: 'A', content: [], notes }]
  const times = estimateTalk(slides, 'en')
  const late = { ...times, slides: times.slides.map((slide) => ({ ...slide, start: -1 })) }
  expect(findMoment(late, -0.5)).toEqual({ slide: 0, from: null })
  expect(findMoment(times, -3)).toEqual({ slide: 0, from: null })
  expect(findMoment(times, times.seconds + 9).from).toBe(notes.lastIndexOf('it'))
})

test('TK9 a guess is near what people take: about 150 words a minute, and a moment for silence', () => {
  const notes =
    'The quarter was better than the one before, and most of it came from renewals. '.repeat(10)
  const times = estimateTalk([{ id: 'a', title: 'A', content: [], notes }], 'en')
  const words = times.slides[0]?.words.length ?? 0
  expect((words / times.seconds) * 60).toBeGreaterThan(120)
  expect((words / times.seconds) * 60).toBeLessThan(180)
  const silent = estimateTalk([{ id: 'b', title: 'B', content: [], notes: '' }], 'en')
  expect(silent.seconds).toBe(silentSlideSeconds)
})
