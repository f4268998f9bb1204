import { describe, expect, test } from 'vitest'

import { pauses } from '#core/narration/script/pacing.ts'
import { fail } from '#core/result.ts'
import type { SpeechRequest, Voice } from '#ports/sound/voice.ts'
import { voiceContract } from '#ports/sound/voice.contract.ts'

import { studioStyles } from '../../../../scripts/voice/build-studio-voice.mjs'
import { readLexicon } from '../piper/lexicon.ts'
import { phonemizeWords } from '../piper/phonemize-words.ts'
import { createHummingModel } from '../../../../test/fixtures/humming-model.ts'
import { encodeWords } from './encode-words.ts'
import { createKokoroModel } from './kokoro-model.ts'
import { type KokoroParts, type RunModel, synthesize } from './kokoro-synthesizer.ts'
import { kokoroSpeakers } from './speakers.ts'
import { kokoroNotation } from './to-kokoro-sounds.ts'

const lexicon = readLexicon(
  'EVERY\tˈɛvɹi\nWORD\twˈɜɹd\nHELLO\thəlˈO\nWATER\twˈɔtɜɹ\nIDEAL\tIdˈil\nWANT\twˈɑnt\nROSE\tɹˈOz\n',
)
const isSilent = (id: number) => id <= 16

/** Hums each sound for two steps of the model and is silent at signs. */
const hum: RunModel = async ({ ids, speed }) => {
  const durations = ids.map((id) => Math.ceil((isSilent(id) ? 4 : 3) / speed))
  const ends = durations.map((_, at) => 600 * sumOf(durations.slice(0, at + 1)))
  const sound = Float32Array.from({ length: ends.at(-1) ?? 0 }, (_, at) => 0.2 * Math.sin(at / 9))
  ids.forEach((id, at) => isSilent(id) && sound.fill(0, ends[at - 1] ?? 0, ends[at]))
  return { sound, durations }
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

const styles = new Map(kokoroSpeakers.map(({ id }) => [id, new Float32Array(510 * 256)]))
const parts: KokoroParts = { run: hum, lexicon, styles }

function createHummingVoice(): Voice {
  return {
    id: 'hum',
    kind: 'device',
    listSpeakers: () => kokoroSpeakers,
    checkReadiness: async () => ({ status: 'ready' }),
    async prepare(onProgress) {
      onProgress?.({ loaded: 1, total: 1 })
      return { ok: true, value: undefined }
    },
    async speak(request, signal) {
      await Promise.resolve()
      return signal?.aborted ? fail({ code: 'cancelled' }) : synthesize(parts, request)
    },
  }
}

const ask = (text: string, changes: Partial<SpeechRequest> = {}): SpeechRequest => ({
  text,
  speaker: 'heart',
  rate: 1,
  pronunciations: [],
  ...changes,
})

describe('kokoro synthesizer', () => {
  voiceContract(createHummingVoice)

  test.each([
    [1, 'Hello, hello', pauses.comma],
    [2, 'Hello — hello', pauses.clause / 2],
  ])('KS1 at rate %d the pause in "%s" is exactly its own', async (rate, text, pause) => {
    const spoken = await synthesize(parts, ask(text, { rate }))
    const words = spoken.ok ? spoken.value.words : []
    expect((words[1]?.start ?? 0) - (words[0]?.end ?? 0)).toBeCloseTo(pause, 2)
  })

  test('KS2 sounds are written as the model has learnt them', () => {
    const words = 'the ideal water we want wanted roses'.split(' ')
    expect(phonemizeWords(words, lexicon, kokoroNotation).join(' ')).toBe(
      'ðɪ Idˈil wˈɔTəɹ wi wˈɑnt wˈɑntᵻd ɹˈOzᵻz',
    )
  })

  test('KS3 a long sentence is given to the model in pieces, at a sign where there is one, and loses no word', async () => {
    const text = `${'Every word, '.repeat(25)}hello ${'word '.repeat(70)}`
    const lengths: number[] = []
    const run: RunModel = (input) => {
      lengths.push(input.ids.length)
      return hum(input)
    }
    const spoken = await synthesize({ ...parts, run }, ask(text))
    expect(spoken.ok && spoken.value.words).toHaveLength(121)
    expect(lengths.length).toBeGreaterThan(2)
    expect(Math.max(...lengths)).toBeLessThan(420)
    const ends = encodeWords([
      { sounds: ['ˈɛvɹi'.repeat(60)], mark: ',' },
      { sounds: ['wˈɜɹd'], mark: '.' },
    ])
    expect(ends.phrases.map((ids) => ids.at(-2))).toEqual([3, 4])
    expect(ends.spans[1]?.from).toBe((ends.phrases[0]?.length ?? 0) + 1)
  })

  test('KS4 each speaker has a style, and each number of symbols its row in it', async () => {
    expect(kokoroSpeakers.map(({ style }) => style)).toEqual(studioStyles)
    const rows = Float32Array.from({ length: 510 * 256 }, (_, at) => Math.floor(at / 256))
    const given: [number, number | undefined][] = []
    const run: RunModel = (input) => {
      given.push([input.ids.length, input.style[0]])
      return hum(input)
    }
    const own = { run, lexicon, styles: new Map([['heart', rows]]) }
    await synthesize(own, ask('hello'))
    // h ə l ˈ O and the full stop, within two edges.
    expect(given).toEqual([[8, 5]])
  })
})

test('KS5 the engine runs a model of its shape, and its durations are those of its sound', async () => {
  const run = await createKokoroModel(createHummingModel())
  const made = await run({ ids: [0, 50, 83, 16, 54, 0], style: new Float32Array(256), speed: 1 })
  expect(made.sound.length).toBe(600 * sumOf(Array.from(made.durations)))
  const spoken = await synthesize({ ...parts, run }, ask('Hello, every word.'))
  expect(spoken.ok && spoken.value.words).toHaveLength(3)
})
