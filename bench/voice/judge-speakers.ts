import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { piperSpeakers } from '#adapters/voices/piper/speakers.ts'

import { percentile } from '../editor/measure-page.mjs'
import type { Figure, BenchOptions } from '../report/report.ts'
import { measureErrors, measureTimes, speakSentences } from './measure-speaker.ts'
import { openNodeVoice } from '../../cli/open-node-voice.ts'
import type { PocketSphinx } from './pocketsphinx.ts'
import { sentences } from './sentences.ts'

/** The voice never says a sentence twice alike, and one reading may be a poor one. */
const readings = 2
const bars = { wordErrors: 0.2, medianMs: 45, p95Ms: 130 }

/** How well each speaker is understood, and how true the word times of the first one are. */
export async function judgeSpeakers(
  voiceFolder: string,
  judge: PocketSphinx,
  { quick }: BenchOptions,
): Promise<Figure[]> {
  // Fewer sentences would say little about a speaker, so there are fewer speakers.
  const speakers = quick ? piperSpeakers.slice(0, 1) : piperSpeakers

  const parts = await openNodeVoice(voiceFolder)
  const scratch = mkdtempSync(join(tmpdir(), 'voice-bench-'))
  const errorRates: Promise<Figure>[] = []
  const times: Figure[] = []
  try {
    for (const { id, name } of speakers) {
      const spoken = await speakSentences(parts, id, repeat(sentences, readings))
      // The recogniser is a process of its own, and listens while the next one reads.
      errorRates.push(
        measureErrors(spoken, judge, join(scratch, `${id}.wav`)).then((value) => ({
          id: `errors-${id}`,
          name: `${name}: word error rate over ${sentences.length} sentences, ${readings} readings`,
          value,
          unit: '',
          bar: { atMost: bars.wordErrors },
        })),
      )
      if (times.length > 0) continue
      const { starts, lost } = await measureTimes(spoken.slice(0, sentences.length), judge, scratch)
      const off = starts.map(Math.abs)
      const over = `over ${starts.length} words${lost > 0 ? ` (${lost} sentences not aligned)` : ''}`
      times.push(
        {
          id: 'starts-median',
          name: `word starts against forced alignment, median ${over}`,
          value: percentile(off, 0.5),
          unit: 'ms',
          bar: { atMost: bars.medianMs },
        },
        {
          id: 'starts-p95',
          name: 'word starts against forced alignment, p95',
          value: percentile(off, 0.95),
          unit: 'ms',
          bar: { atMost: bars.p95Ms },
        },
      )
    }
    return [...(await Promise.all(errorRates)), ...times]
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

const repeat = <Item>(items: readonly Item[], times: number): Item[] =>
  Array.from({ length: times }, () => items).flat()
