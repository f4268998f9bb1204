import { join } from 'node:path'

import { type PiperParts, synthesize } from '#adapters/voices/piper/piper-synthesizer.ts'
import { sayText } from '#core/narration/reading/say-text.ts'
import type { Speech } from '#ports/voice.ts'

import { countWordErrors } from './count-word-errors.ts'
import type { PocketSphinx } from './pocketsphinx.ts'
import { writeWav } from './write-wav.ts'

export type SpokenSentence = { said: string[]; speech: Speech }

/** Silence around and between sentences, in seconds. */
const gap = 0.5

export async function speakSentences(
  parts: PiperParts,
  speaker: string,
  sentences: readonly string[],
): Promise<SpokenSentence[]> {
  const spoken: SpokenSentence[] = []
  for (const text of sentences) {
    const result = await synthesize(parts, { text, speaker, rate: 1, pronunciations: [] })
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
    const lead = Math.round(gap * speech.sampleRate)
    const samples = new Float32Array(speech.samples.length + 2 * lead)
    samples.set(speech.samples, lead)
    writeWav(wav, samples, speech.sampleRate)
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
