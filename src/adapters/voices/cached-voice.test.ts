import 'fake-indexeddb/auto'

import { describe, expect, test } from 'vitest'

import type { SpeechRequest, Voice } from '#ports/sound/voice.ts'
import { voiceContract } from '#ports/sound/voice.contract.ts'

import { openDatabase } from '#adapters/storage/database.ts'

import { createCachedVoice } from './cached-voice.ts'
import { createSpeechCache } from './speech-cache.ts'
import { createStretchedVoice } from './stretched-voice.ts'
import { createToneVoice } from './tone-voice.ts'

let databases = 0
const openCache = (limitBytes?: number) => {
  let time = 0
  const settings = { now: () => ++time, ...(limitBytes !== undefined && { limitBytes }) }
  return createSpeechCache(openDatabase(`speech-${++databases}`), settings)
}

const ask = (changes: Partial<SpeechRequest> = {}): SpeechRequest => ({
  text: 'Hello there',
  speaker: 'high',
  rate: 1,
  pronunciations: [],
  ...changes,
})

function countSpoken() {
  const spoken: string[] = []
  const voice = createToneVoice({
    interrupt: async (text) => {
      spoken.push(text)
      return null
    },
  })
  return { voice, spoken }
}

describe('cached voice', () => {
  voiceContract(() => createCachedVoice(createToneVoice(), openCache(), '1'))

  test('VC1 the same request is spoken once, and sounds the same again', async () => {
    const { voice, spoken } = countSpoken()
    const cached = createCachedVoice(voice, openCache(), '1')
    const first = await cached.speak(ask())
    const second = await cached.speak(ask())
    expect(spoken).toHaveLength(1)
    if (!first.ok || !second.ok) throw new Error('It did not speak')
    expect(second.value.words).toEqual(first.value.words)
    expect(second.value.samples).toHaveLength(first.value.samples.length)
    first.value.samples.forEach((sample, at) =>
      expect(Math.abs(sample - (second.value.samples[at] ?? 9))).toBeLessThan(1 / 30_000),
    )
  })

  test('VC1 what was spoken is recalled without the voice, at other speeds by one that stretches', async () => {
    const { voice, spoken } = countSpoken()
    const cached = createCachedVoice(voice, openCache(), '1')
    expect(await cached.recall?.(ask())).toBeNull()
    await cached.speak(ask())
    const kept = await cached.recall?.(ask())
    expect(kept?.words).toHaveLength(2)
    expect(await cached.recall?.(ask({ rate: 2 }))).toBeNull()
    const fast = await createStretchedVoice(cached).recall?.(ask({ rate: 2 }))
    expect(fast?.samples.length).toBe(Math.round((kept?.samples.length ?? 0) / 2))
    expect(fast?.words[1]?.start).toBeCloseTo((kept?.words[1]?.start ?? 0) / 2)
    expect(spoken).toHaveLength(1)
  })

  test('VC2 another text, speaker, speed, pronunciation or revision is another sound', async () => {
    const { voice, spoken } = countSpoken()
    const cache = openCache()
    const speak = (made: Voice, request: SpeechRequest) => made.speak(request)
    const cached = createCachedVoice(voice, cache, '1')
    await speak(cached, ask())
    await speak(cached, ask({ text: 'Hello here' }))
    await speak(cached, ask({ speaker: 'low' }))
    await speak(cached, ask({ rate: 1.5 }))
    await speak(cached, ask({ pronunciations: [{ written: 'there', said: 'dare' }] }))
    await speak(createCachedVoice(voice, cache, '2'), ask())
    expect(spoken).toHaveLength(6)
  })

  test('VC3 room is bounded, and what was not heard for longest goes first', async () => {
    const { voice, spoken } = countSpoken()
    const one = await voice.speak(ask({ text: 'aaaa' }))
    const bytes = one.ok ? one.value.samples.length * 2 : 0
    const cached = createCachedVoice(voice, openCache(bytes * 2), '1')
    for (const text of ['aaaa', 'bbbb', 'aaaa', 'cccc']) await cached.speak(ask({ text }))
    spoken.length = 0
    for (const text of ['aaaa', 'cccc', 'bbbb']) await cached.speak(ask({ text }))
    expect(spoken).toEqual(['bbbb'])
  })

  test('VC4 a failure is not kept', async () => {
    let fails = true
    const voice = createToneVoice({
      interrupt: async () => (fails ? { code: 'engine-failed' } : null),
    })
    const cached = createCachedVoice(voice, openCache(), '1')
    expect((await cached.speak(ask())).ok).toBe(false)
    fails = false
    expect((await cached.speak(ask())).ok).toBe(true)
  })
})
