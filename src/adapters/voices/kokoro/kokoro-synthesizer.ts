import { fail, ok, type Result } from '#core/result.ts'
import type { Speech, SpeechRequest } from '#ports/sound/voice.ts'

import { makeSpeech, type ModelSound } from '../device/make-speech.ts'
import type { Lexicon } from '../piper/lexicon.ts'
import { encodeWords } from './encode-words.ts'
import { pronounce } from './pronounce.ts'
import { kokoroSpeakers } from './speakers.ts'

/** The model: symbols in, sound and the length of each symbol out. */
export type RunModel = (input: {
  ids: readonly number[]
  style: Float32Array
  /** 2 is twice as fast. */
  speed: number
}) => Promise<ModelSound>

/** `styles` by the id of their speaker: one row for each number of symbols that a phrase may have. */
export type KokoroParts = {
  run: RunModel
  lexicon: Lexicon
  styles: ReadonlyMap<string, Float32Array>
}

const sampleRate = 24_000
/** Planned three steps later than it is heard, as the model's makers have found as well. */
const steps = { samples: 600, lag: -1800 }
const styleLength = 256

/** Makes speech of text. Pure but for the model that it is given. */
export async function synthesize(
  { run, lexicon, styles }: KokoroParts,
  { text, speaker, rate, pronunciations }: SpeechRequest,
): Promise<Result<Speech, { code: 'nothing-to-say' | 'unknown-speaker' }>> {
  const person = kokoroSpeakers.find(({ id }) => id === speaker)
  const style = styles.get(speaker)
  if (!person || !style) return fail({ code: 'unknown-speaker' })
  const { written, sounds } = pronounce(text, {
    language: person.language,
    lexicon,
    pronunciations,
  })
  if (sounds.length === 0) return fail({ code: 'nothing-to-say' })

  let next = 0
  const { phrases, spans } = encodeWords(
    written.map(({ said, mark }, at) => ({
      sounds: sounds.slice(next, (next += said.length)),
      mark: mark || (at === written.length - 1 ? '.' : ''),
    })),
  )
  const made: ModelSound[] = []
  for (const ids of phrases) made.push(await run({ ids, style: takeRow(style, ids), speed: rate }))
  return ok(makeSpeech(joinSounds(made), { written, spans, rate, sampleRate, steps }))
}

/** Both edges do not count. */
function takeRow(style: Float32Array, ids: readonly number[]): Float32Array {
  const row = Math.min(ids.length - 3, style.length / styleLength - 1)
  return style.subarray(row * styleLength, (row + 1) * styleLength)
}

function joinSounds(made: readonly ModelSound[]): ModelSound {
  const sound = new Float32Array(made.reduce((sum, one) => sum + one.sound.length, 0))
  let at = 0
  for (const one of made) {
    sound.set(one.sound, at)
    at += one.sound.length
  }
  return { sound, durations: made.flatMap(({ durations }) => Array.from(durations)) }
}
