import { join } from 'node:path'

import { sayText } from '#core/narration/reading/say-text.ts'
import type { Result } from '#core/result.ts'
import type { Speech, SpeechRequest } from '#ports/sound/voice.ts'

import { countWordErrors } from './count-word-errors.ts'
import type { Moonshine } from './moonshine.ts'
import type { PocketSphinx } from './pocketsphinx.ts'
import { resample, writeWav } from './write-wav.ts'

export type SpokenSentence = { said: string[]; speech: Speech }

export type Speak = (request: SpeechRequest) => Promise<Result<Speech, { code: string }>>

/** Silence around and between sentences, in seconds. */
const gap = 0.5

export async function speakSentences(
  speak: Speak,
  speaker: string,
  sentences: readonly string[],
): Promise<SpokenSentence[]> {
  const spoken: SpokenSentence[] = []
  for (const text of sentences) {
    const result = await speak({ text, speaker, rate: 1, pronunciations: [] })
    if (!result.ok) throw new Error(`${speaker} did not speak: ${result.error.code}`)
    spoken.push({ said: sayText(text).flatMap(({ said }) => said), speech: result.value })
  }
  return spoken
}

/** The share of words that the recogniser took for others. */
export async function measureErrors(
  spoken: readonly SpokenSentence[],
  judge: PocketSphinx,
  wav: string,
): Promise<number> {
  const rate = spoken[0]?.speech.sampleRate ?? 1
  const silence = Array.from({ length: gap * rate }, () => 0)
  const all = spoken.flatMap(({ speech }) => silence.concat(Array.from(speech.samples)))
  writeWav(wav, Float32Array.from(all.concat(silence)), rate)
  const said = spoken.flatMap((sentence) => sentence.said)
  return countWordErrors(said, await judge.recognise(wav)) / said.length
}

/** The same by the other ear, which listens to one sentence at a time. */
export async function measureHeard(
  spoken: readonly SpokenSentence[],
  ear: Moonshine,
): Promise<number> {
  let [errors, words] = [0, 0]
  for (const { said, speech } of spoken) {
    errors += countWordErrors(said, await ear.hear(resample(surround(speech), speech.sampleRate)))
    words += said.length
  }
  return errors / words
}

/** How far each word's start and end are from where the aligner hears them, in ms. */
export async function measureTimes(
  spoken: readonly SpokenSentence[],
  judge: PocketSphinx,
  folder: string,
): Promise<{ starts: number[]; ends: number[]; lost: number }> {
  const starts: number[] = []
  const ends: number[] = []
  let lost = 0
  for (const { said, speech } of spoken) {
    const wav = join(folder, 'one.wav')
    writeWav(wav, surround(speech), speech.sampleRate)
    const aligned = await judge.align(wav, said)
    if (!aligned) lost++
    aligned?.forEach(({ start, end }, at) => {
      const word = speech.words[at]
      if (!word) return
      starts.push((word.start + gap - start) * 1000)
      ends.push((word.end + gap - end) * 1000)
    })
  }
  return { starts, ends, lost }
}

function surround({ samples, sampleRate }: Speech): Float32Array {
  const lead = Math.round(gap * sampleRate)
  const surrounded = new Float32Array(samples.length + 2 * lead)
  surrounded.set(samples, lead)
  return surrounded
}
