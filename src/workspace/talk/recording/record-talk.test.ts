import { expect, test } from 'vitest'

import { createToneVoice } from '#adapters/voices/tone-voice.ts'
import { createLazy } from '#core/lazy.ts'
import { findMoment } from '#core/narration/talk/talk-times.ts'
import { streamSound } from '#core/narration/talk/recorded-talk.ts'
import type { Narrator } from '#ports/sound/narrator.ts'
import type { Preferences } from '#ports/storage/preferences.ts'
import type { Voice } from '#ports/sound/voice.ts'

import { spokenSlide } from '../../../../test/fixtures/decks/arbitrary-talk.ts'
import { findRecorder, listRecorders } from './find-recorder.ts'
import { recordTalk } from './record-talk.ts'
import { createTalkRecorder } from './talk-recorder.ts'

const slides = [
  spokenSlide('a', 'The air comes up from the lungs. Then it moves the folds.'),
  spokenSlide('b', ''),
  spokenSlide('c', 'And the lips give it a shape, which we hear as words.'),
]
const settings = { rate: 1, pauseSeconds: 1 }
const recorder = { voice: createToneVoice(), speaker: 'high', language: 'en' }

/** Only what recording asks of one. */
const narrate = (id: string, voice: Voice | null): Narrator =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  ({ id, voice }) as Narrator

test('RT2 what is recorded is heard at the times of the plan, word for word', async () => {
  const told: number[] = []
  const talk = await recordTalk({ slides }, recorder, settings, {
    onProgress: (_, slide) => told.push(slide),
  })
  if (!talk.ok) throw new Error(talk.error.code)
  const { times, sampleRate } = talk.value
  const samples = Array.from(streamSound(talk.value), (chunk) => Array.from(chunk)).flat()
  expect(samples.length / sampleRate).toBeCloseTo(times.seconds, 2)
  const isHeard = (seconds: number) =>
    samples
      .slice(Math.round(seconds * sampleRate), Math.round((seconds + 0.02) * sampleRate))
      .some((sample) => Math.abs(sample) > 3_000)
  for (const { words } of times.slides)
    for (const { start, end } of words) {
      expect(isHeard((start + end) / 2)).toBe(true)
      expect(isHeard(end + 0.005)).toBe(false)
    }
  expect(times.slides.map(({ words }) => words.length)).toEqual([12, 0, 12])
  expect(findMoment(times, times.seconds).slide).toBe(2)
  expect(new Set(told)).toEqual(new Set([1, 3]))
})

test('RT3 a voice that fails, or is called off, leaves nothing; what cannot be said takes no time', async () => {
  const failing = createToneVoice({
    interrupt: async (text) => (text.includes('lips') ? { code: 'engine-failed' } : null),
  })
  expect(await recordTalk({ slides }, { ...recorder, voice: failing }, settings)).toEqual({
    ok: false,
    error: { code: 'engine-failed' },
  })
  const gone = new AbortController()
  const recording = recordTalk({ slides }, recorder, settings, {
    signal: gone.signal,
    onProgress: (_, slide) => slide === 3 && gone.abort(),
  })
  expect(await recording).toEqual({ ok: false, error: { code: 'cancelled' } })
  const mute = createToneVoice({ interrupt: async () => ({ code: 'nothing-to-say' }) })
  expect(await recordTalk({ slides }, { ...recorder, voice: mute }, settings)).toEqual({
    ok: false,
    error: { code: 'nothing-to-say' },
  })
})

test('RT4 whoever was chosen speaks; a live one is stood in for on the device, never by a service', async () => {
  const device = createToneVoice()
  const cloud: Voice = { ...createToneVoice(), id: 'cloud', kind: 'cloud' }
  const narrators = [narrate('cloud', cloud), narrate('browser', null), narrate('tone', device)]
  const chosen = await findRecorder(narrators, 'en-GB', { en: 'cloud:low' })
  expect(chosen).toMatchObject({ voice: cloud, speaker: { id: 'low' }, standsIn: false })
  const live = await findRecorder(narrators, 'en', { en: 'browser:x' })
  expect(live).toMatchObject({ voice: device, standsIn: true })
  expect(await findRecorder(narrators, 'en', {})).toMatchObject({ voice: device, standsIn: false })
  expect(await findRecorder(narrators, 'is', {})).toBeNull()
  expect(await findRecorder([narrate('cloud', cloud)], 'en', {})).toBeNull()
  const everybody = await listRecorders(narrators, 'en', { en: 'cloud:low' })
  expect(everybody[0]).toMatchObject({ id: 'cloud:low', standsIn: false })
  const kinds = everybody.slice(1).map(({ voice }) => voice.kind)
  expect(kinds.lastIndexOf('device')).toBeLessThan(kinds.indexOf('cloud'))
})

test('RT5 a talk to be carried has its sound encoded, and says why when it cannot be', async () => {
  const preferences: Preferences = { read: () => null, write: () => {} }
  const narrators = createLazy(async () => [narrate('tone', createToneVoice())])
  const bytes = Uint8Array.of(1, 2, 3)
  const carry = (sound: Uint8Array<ArrayBuffer> | null) =>
    createTalkRecorder({
      narrators,
      preferences,
      encodeSound: async () => sound && { type: 'audio/mp4', bytes: sound },
    }).carry({ slides })
  expect(await carry(bytes)).toMatchObject({ ok: true, value: { sound: { bytes } } })
  expect(await carry(null)).toEqual({ ok: false, error: { code: 'not-encoded' } })
  const nobody = createTalkRecorder({
    narrators: createLazy(async () => []),
    preferences,
    encodeSound: async () => null,
  })
  expect(await nobody.carry({ slides })).toEqual({
    ok: false,
    error: { code: 'no-recorder', language: 'en' },
  })
})
