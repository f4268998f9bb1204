import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { chromium, type BrowserContext, type Page } from '@playwright/test'

import { browserLaunchOptions } from '../../scripts/find-browser.mjs'
import { serveBuiltApp } from '../../scripts/serve-built-app.mjs'
import { continueAsGuest } from '../../test/e2e/steps/continue-as-guest.ts'
import { percentile } from '../editor/measure-page.mjs'
import type { BenchOptions, Figure, Report } from '../report/report.ts'
import { runBench } from '../report/run-bench.ts'

/** How a user comes to press the button; `waitMs` after the deck stands. */
const situations = [
  {
    id: 'warm',
    name: 'pressed 8 s after the deck stands',
    waitMs: 8_000,
    isKept: false,
    bar: 3_000,
  },
  {
    id: 'at-once',
    name: 'pressed as soon as the deck stands',
    waitMs: 0,
    isKept: false,
    bar: 7_000,
  },
  { id: 'kept', name: 'spoken before, pressed at once', waitMs: 0, isKept: true, bar: 500 },
] as const

const rounds = { all: 20, quick: 3 }

/** From the press to the first sound, in a profile that has the voice, as somebody has it who comes back. */
async function measureFirstSound({ quick }: BenchOptions): Promise<Report> {
  const app = await serveBuiltApp()
  const profile = mkdtempSync(join(tmpdir(), 'first-sound-'))
  try {
    await withTab({ profile, baseURL: app.url }, async (tab) => {
      await continueAsGuest(tab)
      await tab.getByRole('button', { name: 'Try the sample deck' }).click()
      await pressAndHear(tab)
      // What was compiled is written down a while after it was used.
      await tab.waitForTimeout(20_000)
    })
    const figures: Figure[] = []
    for (const situation of situations) {
      const times: number[] = []
      for (let round = 0; round < (quick ? rounds.quick : rounds.all); round++)
        times.push(
          await withTab({ profile, baseURL: app.url }, (tab) => measureOnce(tab, situation)),
        )
      const { id, name, bar } = situation
      figures.push({
        id: `click-${id}`,
        name: `press to first sound, ${name}, p95 of ${times.length}`,
        value: percentile(times, 0.95),
        unit: 'ms',
        needsRest: true,
        bar: { atMost: bar },
      })
      figures.push({
        id: `click-${id}-median`,
        name: `press to first sound, ${name}, median`,
        value: percentile(times, 0.5),
        unit: 'ms',
        needsRest: true,
      })
    }
    return { figures, plots: [], missing: [] }
  } finally {
    app.stop()
    rmSync(profile, { recursive: true, force: true })
  }
}

/** A browser of its own each time, as after a restart: nothing is left in memory. */
async function withTab<T>(
  { profile, baseURL }: { profile: string; baseURL: string },
  work: (tab: Page) => Promise<T>,
): Promise<T> {
  const context: BrowserContext = await chromium.launchPersistentContext(profile, {
    ...browserLaunchOptions(),
    baseURL,
    serviceWorkers: 'block',
  })
  try {
    return await work(await context.newPage())
  } finally {
    await context.close()
  }
}

async function measureOnce(
  tab: Page,
  { waitMs, isKept }: (typeof situations)[number],
): Promise<number> {
  await tab.goto('/dashboard')
  if (!isKept) await forgetSpeech(tab)
  await tab
    .getByRole('link', { name: /How a Voice Is Made/u })
    .first()
    .click()
  await presentAll(tab).waitFor()
  await tab.waitForTimeout(waitMs)
  return pressAndHear(tab)
}

const presentAll = (tab: Page) => tab.getByRole('button', { name: 'Auto-Present All' })

/** Milliseconds from the press until the presenter is told that there is sound. */
async function pressAndHear(tab: Page): Promise<number> {
  await tab.evaluate(() => {
    document.addEventListener('click', () => performance.mark('press'), {
      capture: true,
      once: true,
    })
    const watch = new MutationObserver(() => {
      const told = [...document.querySelectorAll('[aria-live]')].map((one) => one.textContent)
      // Which is told with the first sound; while it is waited for, it is only ready.
      if (!told.includes('Auto-Advancing')) return
      watch.disconnect()
      performance.mark('sound')
    })
    watch.observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  await presentAll(tab).click()
  await tab.waitForFunction(() => performance.getEntriesByName('sound').length > 0, undefined, {
    timeout: 300_000,
  })
  return tab.evaluate(() => {
    const [press] = performance.getEntriesByName('press')
    const [sound] = performance.getEntriesByName('sound')
    return (sound?.startTime ?? 0) - (press?.startTime ?? 0)
  })
}

/** As if nothing had been spoken yet. */
const forgetSpeech = (tab: Page): Promise<void> =>
  tab.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) {
      if (!name) continue
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name)
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(new Error(name)))
      })
      if (database.objectStoreNames.contains('speech'))
        await new Promise<void>((resolve) => {
          const transaction = database.transaction('speech', 'readwrite')
          transaction.objectStore('speech').clear()
          transaction.addEventListener('complete', () => resolve())
        })
      database.close()
    }
  })

await runBench(measureFirstSound)
