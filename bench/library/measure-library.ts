import type { Browser, Page } from '@playwright/test'

import { continueAsGuest } from '../../test/e2e/steps/continue-as-guest.ts'
import { seedLibrary } from '../../test/e2e/steps/seed-library.ts'
import { openUntilPainted } from '../browser/open-until-painted.ts'
import { scrollThrough } from '../browser/scroll-through.ts'
import { servePeerPage } from '../browser/serve-peer-page.ts'
import { percentile, startMeasuring, takeKeys, traceTasks } from '../editor/measure-page.mjs'
import { createRecords } from './create-records.ts'
import { noteResults, takeResults } from './note-results.ts'

export type LibraryFigures = {
  openMs: number
  openCpuMs: number
  keyP95: number
  /** Until the cards have followed a key. */
  resultP95: number
  searchTaskMs: number
  searchTaskCpuMs: number
  scrollTaskMs: number
  scrollTaskCpuMs: number
}

const viewport = { width: 1440, height: 900 }
/** Slowly enough that the cards of each letter are there before the next. */
const letterPauseMs = 500
const scroll = { turns: 170, turnPx: 600 }
/** So that one slow key among few does not decide. */
const keyRounds = 3

export async function measureLibrary(
  browser: Browser,
  baseURL: string,
  count: number,
  queries: readonly string[],
): Promise<LibraryFigures> {
  const context = await browser.newContext({ baseURL, viewport })
  const page = await context.newPage()
  await continueAsGuest(page)
  await seedLibrary(page, createRecords(count, Date.now()))
  // The app's files are in the browser's cache from here on.
  await page.goto('/dashboard')
  await page.locator('[data-presentation]').first().waitFor()
  await startMeasuring(page)
  const figures = await workLibrary(browser, page, '/dashboard', queries)
  await context.close()
  return figures
}

/** The peer: all cards in a plain list. */
export async function measureNaiveLibrary(
  browser: Browser,
  queries: readonly string[],
): Promise<LibraryFigures> {
  const page = await browser.newPage({ viewport })
  await startMeasuring(page)
  const address = await servePeerPage(page, 'bench/library/naive-library.tsx')
  const figures = await workLibrary(browser, page, address, queries)
  await page.close()
  return figures
}

async function workLibrary(
  browser: Browser,
  page: Page,
  address: string,
  queries: readonly string[],
): Promise<LibraryFigures> {
  let openMs = 0
  const opening = await traceTasks(browser, page, async () => {
    openMs = await openUntilPainted(page, address, '[data-presentation]')
  })
  await page.waitForTimeout(1_500)

  const search = page.getByRole('searchbox')
  const typeQueries = async () => {
    for (const query of queries) {
      await search.fill('')
      await page.waitForTimeout(letterPauseMs)
      await search.pressSequentially(query, { delay: letterPauseMs })
      await page.waitForTimeout(letterPauseMs)
    }
  }
  await typeQueries()
  await takeKeys(page)
  await noteResults(page)
  for (let round = 0; round < keyRounds; round++) await typeQueries()
  const keys = await takeKeys(page)
  const results = await takeResults(page)
  const searching = await traceTasks(browser, page, typeQueries)
  await search.fill('')
  await page.waitForTimeout(1_000)
  const scrolling = await scrollThrough(browser, page, 'ul:has(> [data-presentation])', scroll)
  return {
    openMs,
    openCpuMs: opening.cpuMs,
    keyP95: percentile(keys, 0.95),
    resultP95: percentile(results, 0.95),
    searchTaskMs: searching.longestMs,
    searchTaskCpuMs: searching.longestCpuMs,
    scrollTaskMs: scrolling.longestMs,
    scrollTaskCpuMs: scrolling.longestCpuMs,
  }
}
