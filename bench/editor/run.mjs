// Measures the editor with a deck of 1,000 slides in a real browser, against the built app
// (`npm run build` first), and beside it the same deck in a plain list. See ../README.md.
import { cpus, loadavg } from 'node:os'

import { chromium } from '@playwright/test'
import { register } from 'tsx/esm/api'

import { browserLaunchOptions } from '../../scripts/find-browser.mjs'
import { serveBuiltApp } from '../../scripts/serve-built-app.mjs'
import { percentile, startMeasuring, takeKeys, traceTasks } from './measure-page.mjs'
import { serveNaiveStrip } from './serve-naive-strip.mjs'

register()
const { createLongDeck } = await import('./create-long-deck.ts')
const { seedDeck } = await import('../../test/e2e/steps/seed-library.ts')
const { storePicture } = await import('../../test/e2e/steps/change-stored.ts')

/** @typedef {import('@playwright/test').Page} Page */

const keystrokes = 120
const limits = { openMs: 1_000, keyMs: 50, taskMs: 50 }

const app = await serveBuiltApp()
const browser = await chromium.launch(browserLaunchOptions())
try {
  const ours = await measureEditor()
  const naive = await measureNaive()
  const rows = [
    row('first opening, ms', ours.firstOpenMs, naive.openMs, limits.openMs),
    row('opening again, ms', ours.openMs, naive.openMs, limits.openMs),
    row('opening again, processor ms', ours.openCpuMs),
    row('key to paint, p50 ms', ours.keyP50, naive.keyP50),
    row('key to paint, p95 ms', ours.keyP95, naive.keyP95, limits.keyMs),
    row('a key, processor ms', ours.keyCpuMs, naive.keyCpuMs),
    row(
      'longest task of typing, processor ms',
      ours.typing.longestCpuMs,
      naive.typing.longestCpuMs,
    ),
    row(
      'longest task of scrolling, ms',
      ours.scrolling.longestMs,
      naive.scrolling.longestMs,
      limits.taskMs,
    ),
    row(
      'longest task of scrolling, processor ms',
      ours.scrolling.longestCpuMs,
      naive.scrolling.longestCpuMs,
    ),
    row('mounted thumbnails', ours.mounted, naive.mounted),
  ]
  console.table(Object.fromEntries(rows))
  console.log(`load of the machine: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores`)
  const over = rows.filter(([, { lectern, limit }]) => limit !== undefined && lectern > limit)
  for (const [name] of over) console.log(`over its limit: ${name}`)
  process.exitCode = over.length > 0 ? 1 : 0
} finally {
  await browser.close()
  app.stop()
}

/**
 * @param {string} name
 * @param {number} lectern
 * @param {number} [plainList]
 * @param {number} [limit]
 */
function row(name, lectern, plainList, limit) {
  return /** @type {const} */ ([
    name,
    {
      lectern: round(lectern),
      ...(plainList !== undefined && {
        'plain list': round(plainList),
        ratio: round(plainList / lectern),
      }),
      ...(limit !== undefined && { limit }),
    },
  ])
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 10) / 10
}

async function measureEditor() {
  const context = await browser.newContext({
    baseURL: app.url,
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Continue as guest' }).click()
  await page.waitForURL('**/dashboard')
  await storePicture(page, 'wave')
  await seedDeck(page, 'short', createLongDeck(3))
  await seedDeck(page, 'long', createLongDeck())
  // What the browser keeps of the app's files is there after the first deck, as for any user.
  await openDeck(page, 'short')
  const firstOpenMs = await openDeck(page, 'long')
  await page.waitForTimeout(2_000)
  let openMs = 0
  const opening = await traceTasks(browser, page, async () => {
    openMs = await openDeck(page, 'long')
  })
  await page.waitForTimeout(1_500)
  const mounted = await page.getByRole('option').count()

  await page.getByRole('listbox', { name: 'Slide Overview' }).focus()
  await page.keyboard.press('End')
  await page.waitForTimeout(500)
  const keys = await typeTitle(page)
  const scrolling = await scrollAll(page, '[role="listbox"]')
  await context.close()
  return { firstOpenMs, openMs, openCpuMs: opening.cpuMs, mounted, scrolling, ...keys }
}

async function measureNaive() {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await startMeasuring(page)
  await page.goto(await serveNaiveStrip(page), { waitUntil: 'commit' })
  await page.locator('[data-scroller] > li').nth(999).waitFor()
  const openMs = await readPaintTime(page)
  await page.waitForTimeout(1_000)
  const keys = await typeTitle(page)
  const scrolling = await scrollAll(page, '[data-scroller]')
  const mounted = await page.locator('[data-scroller] > li').count()
  await page.close()
  return { openMs, mounted, scrolling, ...keys }
}

/**
 * From the address to the stage and the strip painted, with the app's code in the browser's cache.
 * @param {Page} page
 * @param {string} id
 */
async function openDeck(page, id) {
  await page.goto('/dashboard')
  await startMeasuring(page)
  await page.goto(`/deck/${id}`, { waitUntil: 'commit' })
  await page.locator('[role="option"] article').first().waitFor()
  return readPaintTime(page)
}

/**
 * Milliseconds since the page began to load, once what is there now is painted.
 * @param {Page} page
 * @returns {Promise<number>}
 */
function readPaintTime(page) {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
      }),
  )
}

/** @param {Page} page */
async function typeTitle(page) {
  const title = page.getByRole('textbox', { name: 'Title', exact: true }).first()
  await title.click()
  await page.keyboard.press('End')
  await page.keyboard.type(' warm up ', { delay: 80 })
  await page.waitForTimeout(500)
  await takeKeys(page)
  const type = async () => {
    await page.keyboard.type('the moon pulls '.repeat(keystrokes / 15), { delay: 80 })
    await page.waitForTimeout(100)
  }
  await type()
  const keys = await takeKeys(page)
  // Apart, because tracing takes its time too.
  const typing = await traceTasks(browser, page, type)
  return {
    keyP50: percentile(keys, 0.5),
    keyP95: percentile(keys, 0.95),
    keyCpuMs: typing.cpuMs / keystrokes,
    typing,
  }
}

/**
 * While the strip goes by from end to end, by wheel.
 * @param {Page} page
 * @param {string} strip
 */
async function scrollAll(page, strip) {
  const box = await page.locator(strip).evaluate((element) => {
    const { left, width } = element.getBoundingClientRect()
    return { x: left + width / 2, y: innerHeight / 2 }
  })
  await page.mouse.move(box.x, box.y)
  await page.mouse.wheel(0, -1_000_000)
  await page.waitForTimeout(500)
  return traceTasks(browser, page, async () => {
    for (let turn = 0; turn < 170; turn++) {
      await page.mouse.wheel(0, 600)
      await page.waitForTimeout(16)
    }
    await page.waitForTimeout(300)
  })
}
