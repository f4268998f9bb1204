import { chromium } from '@playwright/test'

import { piperSpeakers } from '#adapters/voices/piper/speakers.ts'
import { createSampleDeck } from '#core/outline/templates/sample-deck.ts'

import { browserLaunchOptions } from '../../scripts/find-browser.mjs'
import { percentile } from '../editor/measure-page.mjs'
import type { Figure } from '../report/report.ts'
import type { VoiceBench } from './page.ts'
import { serveVoicePage } from './serve-voice-page.ts'

declare const voiceBench: VoiceBench

const bars = { firstSoundMs: 4_000, lateMs: 50, highlightMs: 25, effort: 1 }

/** In a real browser, with the app's own narrator, player and lit words. */
export async function measureSpeed(): Promise<Figure[]> {
  const page = await serveVoicePage()
  const browser = await chromium.launch(browserLaunchOptions())
  try {
    const tab = await browser.newPage()
    await tab.goto(page.url)
    await tab.waitForFunction(() => 'voiceBench' in window)
    const prepared = await tab.evaluate(() => voiceBench.prepare())
    if (prepared.failure) throw new Error(`The voice did not start: ${prepared.failure}`)
    // Browsers let no sound out before something was pressed.
    await tab.mouse.click(1, 1)
    const [slide] = createSampleDeck(() => '').slides
    const narrated = await tab.evaluate(([speaker, notes]) => voiceBench.narrate(speaker, notes), [
      piperSpeakers[0]?.id ?? '',
      slide?.notes ?? '',
    ] as const)
    const { firstSoundMs, effort, highlightMs, timerMs, lateMs } = narrated
    const clock = { unit: 'ms', needsRest: true }
    const timer = (share: number) => ({
      name: 'timer of 1.8 words a second',
      value: percentile(timerMs, share),
    })
    return [
      { id: 'prepare', name: 'files and session', value: prepared.ms, ...clock },
      {
        id: 'first-sound',
        name: 'first sound after the session, which had not spoken before',
        value: firstSoundMs,
        ...clock,
        bar: { atMost: bars.firstSoundMs },
      },
      {
        id: 'effort',
        name: 'real-time factor, one thread',
        value: effort,
        unit: '',
        needsRest: true,
        bar: { atMost: bars.effort },
      },
      {
        id: 'late',
        name: `silence beyond the pause that was meant, longest of ${lateMs.length}`,
        value: Math.max(0, ...lateMs),
        ...clock,
        bar: { atMost: bars.lateMs },
      },
      {
        id: 'lit-median',
        name: `lit words against the audio clock, median of ${highlightMs.length}`,
        value: percentile(highlightMs, 0.5),
        ...clock,
        peer: timer(0.5),
      },
      {
        id: 'lit-p95',
        name: 'lit words against the audio clock, p95',
        value: percentile(highlightMs, 0.95),
        ...clock,
        peer: timer(0.95),
        bar: { atMost: bars.highlightMs },
      },
    ]
  } finally {
    await browser.close()
    page.stop()
  }
}
