import { readFile } from 'node:fs/promises'

import { chromium, type Page } from '@playwright/test'

import { readPptx } from '#codecs/pptx/read-pptx.ts'
import { movePictures } from '#core/deck/pictures/move-pictures.ts'
import { omitFields } from '#core/deck/slide-fields.ts'
import type { Slide } from '#core/deck/slide.ts'

import { browserLaunchOptions } from '../../scripts/find-browser.mjs'
import { serveBuiltApp } from '../../scripts/serve-built-app.mjs'
import { continueAsGuest } from '../../test/e2e/steps/continue-as-guest.ts'
import { seedDeck } from '../../test/e2e/steps/seed-library.ts'
import { waitUntilKept } from '../../test/e2e/steps/wait-until-kept.ts'
import { openUntilPainted } from '../browser/open-until-painted.ts'
import { createLongDeck } from '../editor/create-long-deck.ts'
import { startMeasuring, traceTasks } from '../editor/measure-page.mjs'
import { chooseFiles } from '../placed/choose-files.ts'

/**
 * Opening a presentation of 60 slides that keep their look, those of real files with most on them, without their
 * pictures, beside as many that are composed here: `node --import tsx bench/placed-opening/run.ts` (after
 * `npm run build`). From the address to stage and strip painted, first and again, and the longest task of the
 * page in processor time.
 */
const count = 60
const limits = { openMs: 1_000, taskMs: 50 }

async function readSlides(): Promise<Slide[]> {
  const files = (await chooseFiles('', 'pptx')).toSorted(
    (one, other) => other.features - one.features,
  )
  const slides: Slide[] = []
  for (const file of files) {
    const bytes = new Uint8Array(await readFile(file.path))
    const read = await readPptx(bytes, { fileName: file.name, withLook: true })
    if (!read.ok) continue
    const kept = read.value.deck.slides.filter(({ placed }) => placed?.look === 'kept').slice(0, 6)
    for (const slide of kept)
      slides.push({ ...movePictures(slide, () => null), id: `s${slides.length}` })
    if (slides.length >= count) break
  }
  return slides.slice(0, count)
}

async function open(page: Page, id: string): Promise<number> {
  await page.goto('/dashboard')
  await startMeasuring(page)
  return openUntilPainted(page, `/deck/${id}`, '[role="option"] article')
}

const kept = await readSlides()
if (kept.length < count) throw new Error('There are no presentations beside the repository')
const composed = createLongDeck(count).slides.map((slide) => omitFields(slide, ['imageUrl']))
const app = await serveBuiltApp()
const browser = await chromium.launch(browserLaunchOptions())

async function measure(name: string, slides: Slide[]): Promise<boolean> {
  const viewport = { width: 1440, height: 900 }
  const context = await browser.newContext({ baseURL: app.url, viewport })
  const page = await context.newPage()
  await continueAsGuest(page)
  await seedDeck(page, 'short', { title: 'Short', slides: slides.slice(0, 2) })
  await seedDeck(page, 'long', { title: 'Long', slides })
  await open(page, 'short')
  await waitUntilKept(page)
  const first = await open(page, 'long')
  await page.waitForTimeout(2_000)
  let again = 0
  const { longestCpuMs } = await traceTasks(browser, page, async () => {
    again = await open(page, 'long')
  })
  await context.close()
  const [one, other, task] = [first, again, longestCpuMs].map(Math.round)
  process.stdout.write(
    `${slides.length} slides ${name}: first ${one} ms, again ${other} ms (at most ${limits.openMs}), longest task ${task} ms of the processor (at most ${limits.taskMs})\n`,
  )
  return again <= limits.openMs && longestCpuMs <= limits.taskMs
}

try {
  const isGood = await measure('that keep their look', kept)
  await measure('that are composed here', composed)
  process.exitCode = isGood ? 0 : 1
} finally {
  await browser.close()
  app.stop()
}
