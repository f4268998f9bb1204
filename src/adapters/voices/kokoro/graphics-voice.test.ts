import { beforeEach, expect, test } from 'vitest'

import { createMemoryPreferences } from '#adapters/preferences/memory-preferences.ts'
import { createToneVoice } from '#adapters/voices/tone-voice.ts'
import { fail, ok } from '#core/result.ts'
import type { Preferences } from '#ports/storage/preferences.ts'
import type { Speech, Voice, VoiceFailure } from '#ports/sound/voice.ts'

import { createGraphicsVoice } from './graphics-voice.ts'

const request = { text: 'Hello', speaker: 'high', rate: 1, pronunciations: [] }

let preferences: Preferences
let effort: { processor: number; graphics: number }
/** Who was asked to speak, and who was closed. */
let done: string[]
let failure: VoiceFailure | null
let change: (speech: Speech) => Speech
let bytes: number | null

beforeEach(() => {
  preferences = createMemoryPreferences()
  effort = { processor: 3, graphics: 0.4 }
  done = []
  failure = null
  change = (speech) => speech
  bytes = 5_000_000
})

function open() {
  const tone = createToneVoice()
  const processor = {
    ...tone,
    id: 'kokoro',
    effort: () => effort.processor,
    speak: (...asked: Parameters<Voice['speak']>) => {
      done.push('processor')
      return tone.speak(...asked)
    },
    close: () => done.push('processor closed'),
  }
  const graphics = {
    ...tone,
    id: 'kokoro-graphics',
    effort: () => effort.graphics,
    async speak(...asked: Parameters<Voice['speak']>) {
      done.push('graphics')
      if (failure) return fail(failure)
      const spoken = await tone.speak(...asked)
      return spoken.ok ? ok(change(spoken.value)) : spoken
    },
    close: () => done.push('graphics closed'),
  }
  return createGraphicsVoice({
    processor,
    graphics,
    preferences,
    device: {
      hasGraphics: async () => bytes !== null,
      measure: async () => bytes,
      forget: async () => void done.push('engine forgotten'),
    },
  })
}

const attempt = (voice: ReturnType<typeof open>) =>
  voice.graphics.attempt(() => {}, new AbortController().signal)

test('SV8 a device without such a processor is not offered it', async () => {
  expect(await open().graphics.measure()).toBe(5_000_000)
  bytes = null
  expect(await open().graphics.measure()).toBeNull()
})

test('SV8 where it says the same and is faster it is used, and is used again the next time', async () => {
  const voice = open()
  expect(voice.graphics.use()).toBeNull()
  expect(await attempt(voice)).toEqual(ok('used'))
  expect(done.at(-1)).toBe('processor closed')
  for (const one of [voice, open()]) {
    done = []
    expect((await one.speak(request)).ok).toBe(true)
    expect(done).toEqual(['graphics'])
    expect(one.effort?.()).toBe(0.4)
  }
})

test('SV8 where it is no faster the processor speaks', async () => {
  effort.graphics = 9
  const voice = open()
  expect(await attempt(voice)).toEqual(ok('slow'))
  done = []
  await voice.speak(request)
  expect(done).toEqual(['processor'])
  expect(voice.effort?.()).toBe(3)
})

test('SV9 words that come at other times, or no speech at all, are wrong', async () => {
  const late = ({ words, ...speech }: Speech): Speech => ({
    ...speech,
    words: words.map((word) => ({ ...word, start: word.start + 0.2, end: word.end + 0.2 })),
  })
  change = late
  expect(await attempt(open())).toEqual(ok('wrong'))
  change = (speech) => speech
  failure = { code: 'engine-failed' }
  expect(await attempt(open())).toEqual(ok('wrong'))
  expect(open().graphics.use()).toBe('wrong')
})

test('SV8 what could not be fetched is told, and nothing is known by it', async () => {
  failure = { code: 'download-failed' }
  const voice = open()
  expect(await attempt(voice)).toEqual(fail(failure))
  expect(voice.graphics.use()).toBeNull()
})

test('SV9 a sentence that goes wrong is made by the processor; after the second all are', async () => {
  const voice = open()
  await attempt(voice)
  failure = { code: 'engine-failed' }
  done = []
  expect((await voice.speak(request)).ok).toBe(true)
  expect(done).toEqual(['graphics', 'processor'])
  expect(voice.graphics.use()).toBe('used')
  expect((await voice.speak(request)).ok).toBe(true)
  expect(voice.graphics.use()).toBe('wrong')
  done = []
  await voice.speak(request)
  expect(done).toEqual(['processor'])
})

test('SV8 given up, its engine goes', async () => {
  const voice = open()
  await attempt(voice)
  await voice.graphics.leave()
  expect(voice.graphics.use()).toBeNull()
  expect(done.slice(-2)).toEqual(['graphics closed', 'engine forgotten'])
})
