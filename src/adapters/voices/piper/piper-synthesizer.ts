import { pauses } from '#core/narration/script/pacing.ts'
import { sayText } from '#core/narration/reading/say-text.ts'
import { fail, ok, type Result } from '#core/result.ts'
import type { Speech, SpeechRequest } from '#ports/voice.ts'

import { encodePhrase, type Tokens } from './encode-phrase.ts'
import type { Lexicon } from './lexicon.ts'
import { phonemizeWords } from './phonemize-words.ts'
import { shapeSpeech } from './shape-speech.ts'
import { piperSpeakers } from './speakers.ts'
import { timePhrase } from './time-phrase.ts'

/** The model: symbols in, sound and the length of each symbol out. */
export type RunModel = (input: {
  ids: readonly number[]
  speaker: number
  /** 2 is half the speed. */
  lengthScale: number
}) => Promise<{ sound: Float32Array; durations: ArrayLike<number> }>

export type PiperParts = { run: RunModel; lexicon: Lexicon; tokens: Tokens }

const piperSampleRate = 22_050
/** These people read novels, four words a second; who listens to a talk wants more time. */
const unhurried = 1.15
/** As loud as speech usually is; single peaks may be twice as loud and more. */
const wantedLevel = 0.11
const loudestPeak = 0.95

/** Makes speech of text. Pure but for the model that it is given. */
export async function synthesize(
  { run, lexicon, tokens }: PiperParts,
  { text, speaker, rate, pronunciations }: SpeechRequest,
): Promise<Result<Speech, { code: 'nothing-to-say' | 'unknown-speaker' }>> {
  const person = piperSpeakers.find(({ id }) => id === speaker)
  if (!person) return fail({ code: 'unknown-speaker' })
  const written = sayText(text, pronunciations)
  const spoken = written.flatMap(({ said }) => said)
  if (spoken.length === 0) return fail({ code: 'nothing-to-say' })

  const sounds = phonemizeWords(spoken, lexicon)
  let next = 0
  const phrase = encodePhrase(
    written.map(({ said, mark }, at) => ({
      sounds: sounds.slice(next, (next += said.length)),
      mark: mark || (at === written.length - 1 ? '.' : ''),
    })),
    tokens,
  )
  const { sound, durations } = await run({
    ids: phrase.ids,
    speaker: person.number,
    lengthScale: unhurried / rate,
  })
  const wanted = written
    .slice(0, -1)
    .flatMap(({ pause }, index) =>
      pause ? [{ index, length: Math.round((pauses[pause] / rate) * piperSampleRate) }] : [],
    )
  const lengths = written.map(({ from, to }) => to - from)
  const shaped = shapeSpeech(sound, piperSampleRate, timePhrase(phrase, durations, lengths), wanted)
  return ok({
    samples: setLevel(shaped.samples),
    sampleRate: piperSampleRate,
    words: written.map(({ from, to }, at) => ({
      from,
      to,
      start: (shaped.words[at]?.start ?? 0) / piperSampleRate,
      end: (shaped.words[at]?.end ?? 0) / piperSampleRate,
    })),
  })
}

/** People differ in loudness by half; a deck with two speakers must not. */
function setLevel(samples: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  let [sum, count, peak] = [0, 0, 0]
  for (const sample of samples) {
    const size = Math.abs(sample)
    if (size > peak) peak = size
    // Pauses say nothing about how loud somebody speaks.
    if (size < 0.003) continue
    sum += sample * sample
    count++
  }
  if (count === 0) return samples
  const gain = Math.min(wantedLevel / Math.sqrt(sum / count), loudestPeak / peak)
  return samples.map((sample) => sample * gain)
}
