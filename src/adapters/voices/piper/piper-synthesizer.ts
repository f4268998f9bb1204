import { sayText } from '#core/narration/reading/say-text.ts'
import { fail, ok, type Result } from '#core/result.ts'
import type { Speech, SpeechRequest } from '#ports/sound/voice.ts'

import { makeSpeech, type ModelSound } from '../device/make-speech.ts'
import { encodePhrase, type Tokens } from './encode-phrase.ts'
import type { Lexicon } from './lexicon.ts'
import { phonemizeWords } from './phonemize-words.ts'
import { piperSpeakers } from './speakers.ts'

/** The model: symbols in, sound and the length of each symbol out. */
export type RunModel = (input: {
  ids: readonly number[]
  speaker: number
  /** 2 is half the speed. */
  lengthScale: number
}) => Promise<ModelSound>

export type PiperParts = { run: RunModel; lexicon: Lexicon; tokens: Tokens }

const sampleRate = 22_050
const steps = { samples: 256, lag: -256 }
/** These people read novels, four words a second; who listens to a talk wants more time. */
const unhurried = 1.15
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
  const made = await run({
    ids: phrase.ids,
    speaker: person.number,
    lengthScale: unhurried / rate,
  })
  return ok(makeSpeech(made, { written, spans: phrase.spans, rate, sampleRate, steps }))
}
