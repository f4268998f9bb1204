import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { createMemoryPlayer } from '#adapters/audio/memory-player.ts'
import { createToneVoice } from '#adapters/voices/tone-voice.ts'
import { canBeSpoken } from '#core/narration/script/can-be-spoken.ts'
import { type LineSound, placeTalk } from '#core/narration/talk/place-talk.ts'
import { planTalk, type TalkPlan } from '#core/narration/talk/plan-talk.ts'
import type { NarratorEvent } from '#ports/sound/narrator.ts'

import {
  arbitraryTalk,
  arbitraryTalkSettings,
} from '../../../test/fixtures/decks/arbitrary-talk.ts'
import { createManualClock, settle } from '../../../test/fixtures/manual-clock.ts'
import { createHall } from '../../../test/fixtures/presenting-hall.ts'
import { createNarrator } from './voices/narrator.ts'
import { secondsOf } from './voices/speech-maker.ts'

/** A frame of the fake player, or one of its clock's steps. */
const step = 0.02
/** What a player needs to begin, and who waits for silence to be over has to look. */
const lostPerSlide = 3 * step

async function placeSpoken(plan: TalkPlan) {
  const sounds = new Map<string, LineSound>()
  for (const { request } of plan.slides.flatMap(({ lines }) => lines)) {
    const made = await createToneVoice().speak(request)
    if (made.ok) sounds.set(request.text, { ...made.value, seconds: secondsOf(made.value) })
  }
  return placeTalk(plan, ({ request }) => sounds.get(request.text) ?? null)
}

test('TK7 lines are set on the timeline at the times of the plan, and words are told in them', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryTalk, arbitraryTalkSettings, async (slides, settings) => {
      const plan = planTalk(
        slides.filter((slide) => canBeSpoken(slide)),
        settings,
      )
      const player = createMemoryPlayer()
      const voice = createToneVoice()
      const narrator = createNarrator({ voice, player, clock: createManualClock() })
      await narrator.unlock()
      const told: { word: number; at: number }[] = []
      let given = 0
      const giveNext = () => {
        const [planned, next] = plan.slides.slice(given)
        if (!planned) return
        const after = given > 0 ? plan.gap.untilHeard : undefined
        given += 1
        const hear = (event: NarratorEvent) => {
          if (event.kind === 'word') told.push({ word: event.word, at: player.position() })
          if (event.kind === 'end') giveNext()
        }
        narrator.speak(planned.passage, hear, after)
        narrator.foresee(next?.passage ?? null, plan.gap.untilHeard)
      }

      const placed = await placeSpoken(plan)
      giveNext()
      for (let left = (placed.at(-1)?.end ?? 0) + 1; left > 0; left -= 0.25) {
        await settle()
        player.advance(0.25)
      }
      const lines = placed.flatMap((slide) => slide.lines)
      const begun = player.heard[0]?.at ?? 0
      expect(player.heard.map(({ at }) => at - begun)).toEqual(
        lines.map(({ start }) => expect.closeTo(start, 6)),
      )
      const words = lines.flatMap((line) => line.words)
      expect(told.map(({ word }) => word)).toEqual(words.map(({ word }) => word))
      const off = told.map(({ at }, index) => Math.abs(at - begun - (words[index]?.start ?? 0)))
      expect(Math.max(0, ...off)).toBeLessThanOrEqual(step)
    }),
    { numRuns: 40 },
  )
})

test('TK8 the presenter turns the slides and has them heard at the times of the plan, also silent ones', async () => {
  await fc.assert(
    fc.asyncProperty(
      arbitraryTalk.filter((slides) => slides.some(canBeSpoken)),
      arbitraryTalkSettings,
      async (slides, settings) => {
        const placed = await placeSpoken(planTalk(slides, settings))
        const hall = await createHall({ title: 'Deck', slides, talk: { withoutNotes: 'show' } })
        const { rate, pauseSeconds } = settings
        hall.choice.change({ rate, pauseSeconds })
        const seen: { slideId: string | null; at: number }[] = []
        hall.presenter.state.subscribe(({ slideId }, before) => {
          if (slideId !== before.slideId) seen.push({ slideId, at: hall.player.position() })
        })
        await hall.presenter.presentAll()
        const begun = hall.player.position()
        for (
          let left = 300;
          left > 0 && hall.presenter.state.getState().status !== 'stopped';
          left -= 1
        )
          await hall.listen(1, step)

        const late = lostPerSlide * placed.length
        const expectNear = (times: number[], due: number[]) => {
          expect(times).toHaveLength(due.length)
          times.forEach((at, index) =>
            expect(Math.abs(at - begun - (due[index] ?? 0))).toBeLessThanOrEqual(late),
          )
        }
        expect(seen.map(({ slideId }) => slideId)).toEqual(placed.map(({ slideId }) => slideId))
        expectNear(
          seen.map(({ at }) => at),
          placed.map(({ start }) => start),
        )
        expectNear(
          hall.player.heard.map(({ at }) => at),
          placed.flatMap(({ lines }) => lines.map(({ start }) => start)),
        )
      },
    ),
    { numRuns: 15 },
  )
})
