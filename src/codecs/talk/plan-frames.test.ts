import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { estimateTalk } from '#core/narration/talk/estimate-talk.ts'
import { findMoment } from '#core/narration/talk/talk-times.ts'

import { arbitraryTalk } from '../../../test/fixtures/decks/arbitrary-talk.ts'
import { listCues } from './list-cues.ts'
import { planFrames } from './plan-frames.ts'

test('FV1 frames follow each other from the first moment to the last, each with its slide and word', () => {
  fc.assert(
    fc.property(arbitraryTalk, fc.boolean(), (slides, isBurned) => {
      const times = estimateTalk(slides, 'en')
      const cues = isBurned ? listCues({ title: 'A', slides }, times) : []
      const motions = times.slides.map((_, at) => (at % 2 ? 0.5 : 0))
      const frames = planFrames({ times, cues, motions })
      expect(frames[0]?.start).toBe(0)
      expect(frames.at(-1)?.end).toBe(times.seconds)
      frames.forEach(({ start, end, slide, caption }, at) => {
        expect(end).toBeGreaterThan(start)
        expect(end).toBe(frames[at + 1]?.start ?? times.seconds)
        const moment = findMoment(times, start + 0.005)
        expect(slide).toBe(moment.slide)
        if (caption) expect(caption.cue.slide).toBe(slide)
      })
      for (const { words } of cues)
        for (const { start } of words) {
          const frame = frames.findLast((one) => one.start <= start + 0.005)
          expect(frame?.caption?.cue.words[frame.caption.word]?.start).toBe(start)
        }
    }),
    { numRuns: 40 },
  )
})

test('FV1 where nothing moves and nothing is written, a slide is one frame', () => {
  const notes = 'A sentence that is long enough to be spoken. And one more of them.'
  const slides = ['a', 'b', 'c'].map((id) => ({ id, title: id, content: [], notes }))
  const times = estimateTalk(slides, 'en')
  expect(planFrames({ times, cues: [], motions: [0, 0, 0] })).toHaveLength(3)
  expect(planFrames({ times, cues: [], motions: [0, 0.5, 0] })).toHaveLength(3 + 15)
})
