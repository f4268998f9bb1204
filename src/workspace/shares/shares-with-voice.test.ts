import { beforeEach, expect, test } from 'vitest'

import { createMemoryShareList } from '#adapters/storage/memory-share-list.ts'
import { estimateTalk } from '#core/narration/talk/estimate-talk.ts'
import { fail } from '#core/result.ts'
import type { TalkRecorder } from '#workspace/talk/recording/talk-recorder.ts'

import { makePassphrasesQuick } from '../../../test/fixtures/quick-passphrases.ts'
import {
  openSharer,
  recorder,
  type Sharer,
  sound,
  usual,
  writeDeckFile,
} from '../../../test/fixtures/sharer.ts'
import { createShares } from './shares.ts'

beforeEach(makePassphrasesQuick)

let sharer: Sharer
beforeEach(async () => void (sharer = await openSharer()))

test('LK12 a share may bring its voice along, sealed with the rest, with the times of its words', async () => {
  const watched = await sharer.mustWatch(await sharer.share({ withVoice: true }))
  const { slides } = watched.state.getState().deck
  const times = estimateTalk(slides, 'en')
  expect(watched.talk?.sound).toEqual(sound)
  expect(watched.talk?.times.slides).toHaveLength(2)
  expect(watched.talk?.times.seconds).toBeCloseTo(times.seconds, 2)
  watched.talk?.times.slides.forEach(({ words }, at) =>
    words.forEach((word, place) => {
      expect(word.from).toBe(times.slides[at]?.words[place]?.from)
      expect(word.start).toBeCloseTo(times.slides[at]?.words[place]?.start ?? 0, 2)
    }),
  )
  // What the deck itself says of its talk is left to it.
  expect(watched.state.getState().deck.talk).toBeUndefined()
  expect((await sharer.mustWatch(await sharer.share())).talk).toBeUndefined()
  expect(
    (await sharer.mustWatch(await sharer.share({ withVoice: true, withNotes: false }))).talk,
  ).toBeUndefined()
})

test('LK12 whoever is chosen for it speaks it, and nobody else', async () => {
  const asked: unknown[] = []
  const carry: TalkRecorder['carry'] = (spoken, call) => {
    asked.push(call?.recorder)
    return recorder.carry(spoken, call)
  }
  const shares = createShares({
    ...sharer,
    list: createMemoryShareList(sharer.noted),
    currentDeck: () => null,
    writeDeckFile,
    recorder: { ...recorder, carry },
  })
  await shares.create(sharer.deckId, { ...usual, withVoice: true, recorder: 'device:ann' })
  await shares.create(sharer.deckId, { ...usual, withVoice: true })
  await shares.create(sharer.deckId, { ...usual, recorder: 'device:ann' })
  expect(asked).toEqual(['device:ann', undefined])
})

test('LK12 when nobody can speak it, nothing is shared, and that is said', async () => {
  const failure = { code: 'no-recorder', language: 'is' } as const
  const shares = createShares({
    ...sharer,
    list: createMemoryShareList(sharer.noted),
    currentDeck: () => null,
    writeDeckFile,
    recorder: { ...recorder, carry: async () => fail(failure) },
  })
  const made = await shares.create(sharer.deckId, { ...usual, withVoice: true })
  expect(made).toEqual({ ok: false, error: { code: 'voice', failure } })
  expect(sharer.server.kept.size).toBe(0)
})

test('LK3 a presentation that could not be written is not shared, and that is said', async () => {
  const shares = createShares({
    ...sharer,
    list: createMemoryShareList(sharer.noted),
    currentDeck: () => null,
    writeDeckFile: async () => fail('failed'),
    recorder,
  })
  const made = await shares.create(sharer.deckId, usual)
  expect(made).toEqual({ ok: false, error: { code: 'not-written' } })
  expect(sharer.server.kept.size).toBe(0)
})
