import { describe, expect, test } from 'vitest'

import { pauses } from '#core/narration/script/pacing.ts'
import { fail, type Result } from '#core/result.ts'
import type { Speech, SpeechRequest, Voice, VoiceFailure } from '#ports/sound/voice.ts'
import { voiceContract } from '#ports/sound/voice.contract.ts'

import { readTokens } from './encode-phrase.ts'
import { readLexicon } from './lexicon.ts'
import { type RunModel, synthesize } from './piper-synthesizer.ts'
import { piperSpeakers } from './speakers.ts'

const lexicon = readLexicon("EVERY\tˈɛvɹi\nWORD\twˈɜɹd\nHELLO\thəlˈO\nA\tə\nIT'S\tˈɪts\n")
const symbols = [
  '_',
  '^',
  '$',
  ' ',
  ',',
  '.',
  '?',
  '!',
  ...Array.from('abdefhijklmnopstuvwzæðŋɐɑɔəɚɛɜɡɪɹɾʃʊʌʒˈˌːθᵻ'),
]
const tokens = readTokens(symbols.map((symbol, id) => `${symbol} ${id}`).join('\n'))
const isSilent = (id: number) => id < 8

/** Hums each sound for four steps of the model and is silent at signs. */
const hum: RunModel = async ({ ids, lengthScale }) => {
  const durations = ids.map((id) => Math.ceil((id === 0 ? 1 : 4) * lengthScale))
  const sound: number[] = []
  ids.forEach((id, at) => {
    const silent = isSilent(id === 0 ? (ids[at - 1] ?? 0) : id)
    for (let step = 0; step < (durations[at] ?? 0) * 256; step++)
      sound.push(silent ? 0 : 0.2 * Math.sin(sound.length / 9))
  })
  return { sound: Float32Array.from(sound), durations }
}

function createHummingVoice(run: RunModel = hum): Voice {
  let last: Promise<unknown> = Promise.resolve()
  return {
    id: 'hum',
    kind: 'device',
    listSpeakers: () => piperSpeakers,
    checkReadiness: async () => ({ status: 'ready' }),
    async prepare(onProgress) {
      onProgress?.({ loaded: 1, total: 1 })
      return { ok: true, value: undefined }
    },
    speak(request, signal) {
      const answer = last.then((): Promise<Result<Speech, VoiceFailure>> =>
        signal?.aborted
          ? Promise.resolve(fail({ code: 'cancelled' }))
          : synthesize({ run, lexicon, tokens }, request),
      )
      last = answer
      return answer
    },
  }
}

const ask = (text: string, changes: Partial<SpeechRequest> = {}): SpeechRequest => ({
  text,
  speaker: piperSpeakers[0]?.id ?? '',
  rate: 1,
  pronunciations: [],
  ...changes,
})

async function speak(request: SpeechRequest) {
  const spoken = await createHummingVoice().speak(request)
  if (!spoken.ok) throw new Error(spoken.error.code)
  return spoken.value
}

describe('piper synthesizer', () => {
  voiceContract(() => createHummingVoice())

  test.each([
    [1, 'Hello, hello', pauses.comma],
    [1, 'Hello... hello', pauses.ellipsis],
    [2, 'Hello — hello', pauses.clause / 2],
    [1, 'Hello. Hello', pauses.sentence],
  ])('PS1 at rate %d the pause in "%s" is exactly its own', async (rate, text, pause) => {
    const { words } = await speak(ask(text, { rate }))
    expect((words[1]?.start ?? 0) - (words[0]?.end ?? 0)).toBeCloseTo(pause, 2)
  })

  test('PS2 a word said with many sounds takes longer, one that is not said shares with its neighbour', async () => {
    const { words } = await speak(ask('a 1,234,567 word'))
    const [short, long] = words.map(({ start, end }) => end - start)
    expect(long).toBeGreaterThan((short ?? 0) * 10)
    const shared = await speak(ask('USD 20 word'))
    expect(shared.words).toHaveLength(3)
    for (const { start, end } of shared.words) expect(end).toBeGreaterThan(start)
  })

  test('PS3 every speaker is equally loud, and nothing is cut off', async () => {
    for (const level of [0.02, 0.2, 5]) {
      const run: RunModel = async (input) => {
        const { sound, durations } = await hum(input)
        return { sound: sound.map((sample) => sample * 5 * level), durations }
      }
      const spoken = await createHummingVoice(run).speak(ask('Hello word'))
      const samples = spoken.ok ? spoken.value.samples : new Float32Array()
      const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
      expect(peak).toBeGreaterThan(0.1)
      expect(peak).toBeLessThan(0.25)
    }
  })

  test('PS4 the user’s own way to say a word is spoken', async () => {
    const plain = await speak(ask('hello zzz'))
    const own = await speak(
      ask('hello zzz', { pronunciations: [{ written: 'ZZZ', said: 'every word every word' }] }),
    )
    expect(own.samples.length).toBeGreaterThan(plain.samples.length * 1.5)
  })
})
