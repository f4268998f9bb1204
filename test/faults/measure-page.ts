import { readFile, writeFile } from 'node:fs/promises'

import { type Browser, expect, type Page } from '@playwright/test'

/** What is done, and what is to be read then. */
type Deed = { act: () => Promise<void>; answer: string | RegExp }

/** `stoodStill` says for how long the machine did nothing, between two times. */
export async function measurePage(
  browser: Browser,
  page: Page,
  { act, answer }: Deed,
  stoodStill: (begun: number, ended: number) => number,
) {
  const before = await forgetPeaks(browser)
  await page.evaluate(() => tasks.splice(0))
  const begun = Date.now()
  await act()
  await expect(page.getByText(answer).filter({ visible: true }).first()).toBeVisible()
  const ended = Date.now()
  return {
    seconds: (ended - begun - stoodStill(begun, ended)) / 1000,
    taskMs: Math.max(0, ...(await page.evaluate(() => tasks))),
    megabytes: await readMemory(browser, 'VmHWM'),
    before,
  }
}

declare const tasks: number[]

/** One that notes what keeps it busy for long. */
export async function openPage(browser: Browser): Promise<Page> {
  const baseURL = process.env['LECTERN_URL'] ?? ''
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' })
  await context.addInitScript(() => {
    const found: number[] = []
    Object.assign(globalThis, { tasks: found })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) found.push(duration)
    }).observe({ entryTypes: ['longtask'] })
  })
  return context.newPage()
}

async function listRenderers(browser: Browser): Promise<number[]> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
}

/** Of the process that has most, in megabytes. */
async function readMemory(browser: Browser, line: 'VmRSS' | 'VmHWM'): Promise<number> {
  const pids = await listRenderers(browser)
  const sizes = pids.map(async (pid) => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
    return Number(new RegExp(`${line}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024
  })
  return Math.round(Math.max(0, ...(await Promise.all(sizes))))
}

/** From here on Linux counts the most there was anew. Answers what there is. */
async function forgetPeaks(browser: Browser): Promise<number> {
  for (const pid of await listRenderers(browser))
    await writeFile(`/proc/${pid}/clear_refs`, '5').catch(() => {})
  return readMemory(browser, 'VmRSS')
}
