import { readFile } from 'node:fs/promises'

import { chromium, type Page } from '@playwright/test'

import type { Deck } from '#core/deck/deck.ts'
import { createSampleDeck } from '#core/outline/templates/sample-deck.ts'

import { browserLaunchOptions } from '../../scripts/find-browser.mjs'
import { serveBuiltApp } from '../../scripts/serve-built-app.mjs'
import { becomeGuest } from '../../test/e2e/steps/continue-as-guest.ts'
import { seedDeck } from '../../test/e2e/steps/seed-library.ts'
import type { Figure, Report } from '../report/report.ts'
import { runBench } from '../report/run-bench.ts'

/** Whoever records a screen takes as long as the talk. */
const pictures = [
  { name: '720p', bar: 0.5 },
  { name: '1080p', bar: 1 },
] as const

const patienceMs = 1_200_000

let ids = 0
const newId = () => `slide-${++ids}`
const once = createSampleDeck(newId)
/** Twice, for about five minutes. */
const deck: Deck = { ...once, slides: [...once.slides, ...createSampleDeck(newId).slides] }

/** How long a talk takes to become a film once everything of it was spoken, in the built app. */
async function measureFilms(): Promise<Report> {
  const app = await serveBuiltApp()
  const browser = await chromium.launch(browserLaunchOptions())
  try {
    const context = await browser.newContext({ baseURL: app.url, serviceWorkers: 'block' })
    const page = await context.newPage()
    page.setDefaultTimeout(patienceMs)
    await becomeGuest(page)
    await seedDeck(page, 'film', deck)
    await page.goto('/deck/film')
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    await page.getByRole('menuitem', { name: 'More formats…' }).click()

    const captions = await exportAs(page, 'Captions (SRT)')
    const seconds = findEnd(await readFile(captions.path, 'utf8'))
    const figures: Figure[] = []
    for (const { name, bar } of pictures) {
      const film = await exportAs(page, 'Video (MP4)', name)
      figures.push({
        id: `film-${name}`,
        name: `a talk as a film of ${name}, from the press to the file`,
        value: film.ms / 1000,
        unit: 's',
        peer: {
          name: 'the talk itself, which is the least a recording of the screen takes',
          value: seconds,
        },
        bar: { atMost: bar, of: 'ratio' },
        needsRest: true,
      })
    }
    return { figures, plots: [], missing: [] }
  } finally {
    await browser.close()
    app.stop()
  }
}

async function exportAs(page: Page, format: string, picture?: string) {
  const dialog = page.getByRole('dialog', { name: 'Export' })
  await dialog.getByRole('radio', { name: format, exact: true }).check()
  if (picture) await dialog.getByRole('radio', { name: picture, exact: true }).check()
  const start = dialog.getByRole('button', { name: `Export ${format}`, exact: true })
  const downloading = page.waitForEvent('download')
  // It can be pressed once it is known who speaks.
  await start.click({ trial: true })
  const began = performance.now()
  await start.click()
  const download = await downloading
  const ms = performance.now() - began
  const path = await download.path()
  await dialog.getByRole('button', { name: 'Another format' }).click()
  return { ms, path }
}

/** When the last caption ends, in seconds. */
function findEnd(srt: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = (/--> ([\d:,]+)\s[^>]*$/.exec(srt)?.[1] ?? '')
    .replace(',', '.')
    .split(':')
    .map(Number)
  return hours * 3600 + minutes * 60 + seconds
}

await runBench(measureFilms)
