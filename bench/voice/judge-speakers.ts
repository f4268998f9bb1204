import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { synthesize as synthesizeKokoro } from '#adapters/voices/kokoro/kokoro-synthesizer.ts'
import { kokoroSpeakers } from '#adapters/voices/kokoro/speakers.ts'
import { synthesize as synthesizePiper } from '#adapters/voices/piper/piper-synthesizer.ts'
import { piperSpeakers } from '#adapters/voices/piper/speakers.ts'
import { rootOf } from '#core/narration/language/language-root.ts'
import type { Speaker } from '#ports/sound/voice.ts'

import { openNodeStudioVoice, openNodeVoice } from '../../cli/open-node-voice.ts'
import { percentile } from '../editor/measure-page.mjs'
import type { Figure, BenchOptions } from '../report/report.ts'
import {
  measureErrors,
  measureHeard,
  measureTimes,
  type Speak,
  speakSentences,
} from './measure-speaker.ts'
import type { Moonshine } from './moonshine.ts'
import type { PocketSphinx } from './pocketsphinx.ts'
import { sentences } from './sentences.ts'

const bars = { wordErrors: 0.2, medianMs: 45, p95Ms: 130 }

type JudgedVoice = {
  /** Of the figures, beside the name of the speaker. */
  id: string
  name: string
  speakers: readonly Speaker[]
  speak: Speak
  readings: number
}

/** `moonshine` is not everywhere to be had. */
export type Judges = { pocketSphinx: PocketSphinx; moonshine: Moonshine | null }
export type VoiceFolders = { piper: string; kokoro: string | null }

/** How well each speaker is understood, and how true the word times of each voice are. */
export async function judgeVoices(
  folders: VoiceFolders,
  judges: Judges,
  { quick }: BenchOptions,
): Promise<Figure[]> {
  const voices = await openVoices(folders)
  const figures: Figure[] = []
  const heard = new Map<string, number>()
  for (const voice of voices) {
    // Fewer sentences would say little about a speaker, so there are fewer speakers.
    const speakers = quick ? voice.speakers.slice(0, 1) : voice.speakers
    const judged = await judgeVoice({ ...voice, speakers }, judges)
    figures.push(...judged.figures)
    if (judged.heard !== null) heard.set(voice.id, judged.heard)
  }
  const [usual, studio] = [heard.get('piper'), heard.get('kokoro')]
  if (usual !== undefined && studio !== undefined)
    figures.push({
      id: 'heard-studio',
      name: 'studio voice: word error rate by Moonshine, over its speakers',
      value: studio,
      unit: '',
      peer: { name: 'the usual voice', value: usual },
      bar: { atMost: usual },
    })
  return figures
}

/** Both judges hear nothing else. */
const isEnglish = ({ language }: Speaker): boolean => rootOf(language) === 'en'

async function openVoices({ piper, kokoro }: VoiceFolders): Promise<JudgedVoice[]> {
  const usual = await openNodeVoice(piper)
  const voices: JudgedVoice[] = [
    {
      id: 'piper',
      name: 'usual voice',
      speakers: piperSpeakers,
      speak: (request) => synthesizePiper(usual, request),
      // It never says a sentence twice alike, and one reading may be a poor one.
      readings: 2,
    },
  ]
  if (!kokoro) return voices
  const studio = await openNodeStudioVoice(kokoro)
  const speak: Speak = (request) => synthesizeKokoro(studio, request)
  return [
    ...voices,
    {
      id: 'kokoro',
      name: 'studio voice',
      speakers: kokoroSpeakers.filter(isEnglish),
      speak,
      readings: 1,
    },
  ]
}

async function judgeVoice(
  { id, name: voice, speakers, speak, readings }: JudgedVoice,
  { pocketSphinx, moonshine }: Judges,
): Promise<{ figures: Figure[]; heard: number | null }> {
  const scratch = mkdtempSync(join(tmpdir(), 'voice-bench-'))
  const errorRates: Promise<Figure>[] = []
  const figures: Figure[] = []
  const heard: number[] = []
  try {
    for (const [index, { id: speaker, name }] of speakers.entries()) {
      const spoken = await speakSentences(speak, speaker, repeat(sentences, readings))
      const over = `over ${sentences.length} sentences, ${readings === 1 ? 'one reading' : `${readings} readings`}`
      // The recogniser is a process of its own, and listens while the next one reads.
      errorRates.push(
        measureErrors(spoken, pocketSphinx, join(scratch, `${speaker}.wav`)).then((value) => ({
          id: `errors-${speaker}`,
          name: `${voice}, ${name}: word error rate by PocketSphinx ${over}`,
          value,
          unit: '',
          bar: { atMost: bars.wordErrors },
        })),
      )
      if (moonshine) {
        const value = await measureHeard(spoken, moonshine)
        heard.push(value)
        figures.push({
          id: `heard-${speaker}`,
          name: `${voice}, ${name}: word error rate by Moonshine ${over}`,
          value,
          unit: '',
        })
      }
      if (index > 0) continue
      const { starts, lost } = await measureTimes(
        spoken.slice(0, sentences.length),
        pocketSphinx,
        scratch,
      )
      figures.push(...describeTimes(id, voice, starts, lost))
    }
    const mean = heard.reduce((sum, value) => sum + value, 0) / heard.length
    return {
      figures: [...(await Promise.all(errorRates)), ...figures],
      heard: heard.length > 0 ? mean : null,
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

function describeTimes(
  id: string,
  voice: string,
  starts: readonly number[],
  lost: number,
): Figure[] {
  const off = starts.map(Math.abs)
  const over = `over ${starts.length} words${lost > 0 ? ` (${lost} sentences not aligned)` : ''}`
  const prefix = id === 'piper' ? 'starts' : `starts-${id}`
  return [
    {
      id: `${prefix}-median`,
      name: `${voice}: word starts against forced alignment, median ${over}`,
      value: percentile(off, 0.5),
      unit: 'ms',
      bar: { atMost: bars.medianMs },
    },
    {
      id: `${prefix}-p95`,
      name: `${voice}: word starts against forced alignment, p95`,
      value: percentile(off, 0.95),
      unit: 'ms',
      bar: { atMost: bars.p95Ms },
    },
  ]
}

const repeat = <Item>(items: readonly Item[], times: number): Item[] =>
  Array.from({ length: times }, () => items).flat()
