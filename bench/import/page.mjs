// Measures how long the main thread is held up while the heaviest presentations of the corpus are
// imported in the built app (`npm run build` first). See ../README.md.
import { cpus, loadavg } from 'node:os'
import { basename } from 'node:path'

import { chromium } from '@playwright/test'
import { register } from 'tsx/esm/api'

import { browserLaunchOptions } from '../../scripts/find-browser.mjs'
import { serveBuiltApp } from '../../scripts/serve-built-app.mjs'
import { percentile, traceTasks } from '../editor/measure-page.mjs'

register()
const { hasCorpus, listCorpus, readCorpusFile } = await import('../../test/corpus/corpus.ts')
const { seedDeck } = await import('../../test/e2e/steps/seed-library.ts')

/** @typedef {import('@playwright/test').Page} Page */

const limitMs = 50
/** By size, and as many by their slides. */
const files = Number(process.env['FILES'] ?? 3)
/** The longest of many tasks is soon a pause of the machine; that of the median pass is not. */
const passes = Number(process.env['PASSES'] ?? 5)

if (!hasCorpus) {
  console.log('The corpus is not beside this repository, so there is nothing to measure.')
  process.exit(0)
}

const app = await serveBuiltApp()
const browser = await chromium.launch(browserLaunchOptions())
try {
  const rows = []
  for (const name of listHeaviest()) rows.push(await measureFile(name))
  console.table(rows)
  const load = loadavg()[0] ?? 0
  console.log(`load of the machine: ${load.toFixed(1)} on ${cpus().length} cores`)
  const longest = rows.flatMap((row) => [row['reading, cpu'], row['applying, cpu']])
  if (Math.max(...longest) > limitMs) {
    console.log(`over its limit of ${limitMs} ms of the processor`)
    process.exitCode = 1
  }
} finally {
  await browser.close()
  app.stop()
}

function listHeaviest() {
  const readable = listCorpus('pptx').filter(([, truth]) => truth.error === undefined)
  const bySize = readable.toSorted(
    ([a], [b]) => readCorpusFile(b).length - readCorpusFile(a).length,
  )
  const bySlides = readable.toSorted(([, a], [, b]) => (b.slideCount ?? 0) - (a.slideCount ?? 0))
  const names = [...bySize.slice(0, files), ...bySlides.slice(0, files)].map(([name]) => name)
  return [...new Set(names)]
}

/**
 * The longest task of each stage, in the median pass and in any.
 * @param {string} name
 */
async function measureFile(name) {
  const seen = []
  for (let pass = 0; pass < passes; pass++) seen.push(await importOnce(name))
  const row = { file: basename(name) }
  for (const measure of Object.keys(seen[0] ?? {})) {
    const longest = seen.map((measured) => measured[measure])
    row[measure] = Math.round(percentile(longest, 0.5))
    row[`${measure}, any`] = Math.round(Math.max(...longest))
  }
  return row
}

/** @param {string} name */
async function importOnce(name) {
  const context = await browser.newContext({
    baseURL: app.url,
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Continue as guest' }).click()
  await page.waitForURL('**/dashboard')
  const slides = [{ id: 'a', title: 'Ebb', content: ['Flow'], notes: '' }]
  await seedDeck(page, 'tides', { title: 'Tides', slides })
  await page.goto('/deck/tides')
  const dialog = page.getByRole('dialog', { name: 'Import', exact: true })
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.waitForTimeout(1_000)

  const reading = await traceTasks(browser, page, async () => {
    await dialog.getByLabel('Choose files').setInputFiles({
      name: basename(name),
      mimeType: '',
      buffer: Buffer.from(readCorpusFile(name)),
    })
    await dialog.getByRole('button', { name: 'Add Slides to Current' }).waitFor()
    // The preview is painted slide by slide.
    await page.waitForTimeout(1_500)
  })
  const applying = await traceTasks(browser, page, async () => {
    await dialog.getByRole('button', { name: 'Add Slides to Current' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByText('Saved').first().waitFor()
    await page.waitForTimeout(1_000)
  })
  await context.close()
  return {
    'reading, ms': reading.longestMs,
    'reading, cpu': reading.longestCpuMs,
    'applying, ms': applying.longestMs,
    'applying, cpu': applying.longestCpuMs,
  }
}
