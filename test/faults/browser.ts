import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { type BrowserContext, chromium, type Page, test } from '@playwright/test'

import { browserLaunchOptions } from '../../scripts/find-browser.mjs'

/** All of it in the full run, otherwise a sample. */
export const choose = (sample: number, full: number): number =>
  process.env['LECTERN_FULL'] ? full : sample

/** A folder, made by the browser, in which it keeps what it stores from one start to the next. */
export function createProfile(): { path: string; remove(): void } {
  const path = join(tmpdir(), `lectern-faults-${randomUUID()}`)
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) }
}

export const launch = (profile: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, browserLaunchOptions())

export async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto(pageUrl())
  await page.waitForFunction(() => 'faults' in window)
  return page
}

function pageUrl(): string {
  const url = process.env['LECTERN_FAULTS_URL']
  if (!url) throw new Error('The page is not served')
  return url
}

/** As when the power goes, or the system runs out of memory: no process of it can do another thing. */
export async function prepareKill(context: BrowserContext): Promise<() => void> {
  const session = await context.browser()?.newBrowserCDPSession()
  const { processInfo } = (await session?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] }
  const pid = processInfo.find(({ type }) => type === 'browser')?.id
  if (pid === undefined) throw new Error('The browser has a process')
  return () => {
    try {
      // Playwright starts it as the leader of a group of its own.
      process.kill(-pid, 'SIGKILL')
    } catch {
      process.kill(pid, 'SIGKILL')
    }
  }
}

/** The smallest value that `share` of the values do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(Math.ceil(sorted.length * share) - 1, 0)] ?? 0
}

/** Figures for whoever reads the output, and for the report. */
export function tell(line: string): void {
  process.stdout.write(`\n${line}\n`)
}

/**
 * Before a time is judged: hosts of virtual machines take the processor away for minutes, and then
 * every time is theirs. Waits until timers come when they should, for ten minutes at most.
 */
export async function waitForOwnProcessor(): Promise<void> {
  const longest = 600_000
  test.setTimeout(longest + 300_000)
  const end = Date.now() + longest
  while ((await measureLateness()) > 50 && Date.now() < end) await wait(5_000)
}

/** How many milliseconds the worst of many timers comes too late. */
async function measureLateness(): Promise<number> {
  let worst = 0
  for (let turn = 0; turn < 200; turn++) {
    const begun = performance.now()
    await wait(10)
    worst = Math.max(worst, performance.now() - begun - 10)
  }
  return worst
}
