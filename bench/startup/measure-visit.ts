import { gzipSync } from 'node:zlib'

import type { Browser, BrowserContext, Page, Response } from '@playwright/test'

import { openUntilPainted } from '../browser/open-until-painted.ts'
import { percentile, traceTasks } from '../editor/measure-page.mjs'

export type Visit = {
  /** Of everything, with gzip and without headers, until the network is quiet. */
  bytes: number
  scriptBytes: number
  firstPaintMs: number
  readyMs: number
  /** Of the main thread, until it is ready. */
  readyCpuMs: number
}

export type Place = {
  context: BrowserContext
  url: string
  /** What is there once the page has painted its own content. */
  ready: string
}

/** The median of several visits, each with nothing in the browser's cache. */
export async function measureVisit(browser: Browser, place: Place, rounds: number): Promise<Visit> {
  const visits: Omit<Visit, 'readyCpuMs'>[] = []
  const processorMs: number[] = []
  for (let round = 0; round < rounds; round++) {
    visits.push(await visitOnce(place))
    // Apart, because tracing takes its time too.
    processorMs.push(await visitTraced(browser, place))
  }
  const median = (key: keyof (typeof visits)[number]) =>
    percentile(
      visits.map((visit) => visit[key]),
      0.5,
    )
  return {
    bytes: median('bytes'),
    scriptBytes: median('scriptBytes'),
    firstPaintMs: median('firstPaintMs'),
    readyMs: median('readyMs'),
    readyCpuMs: percentile(processorMs, 0.5),
  }
}

/** Of the same visits only when the page was ready, for one whose workers keep their scripts to themselves. */
export async function measurePaint(
  { context, url, ready }: Place,
  rounds: number,
): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const page = await context.newPage()
    await countBytes(page)
    times.push(await openUntilPainted(page, url, ready))
    await page.close()
  }
  return percentile(times, 0.5)
}

async function visitOnce({ context, url, ready }: Place): Promise<Omit<Visit, 'readyCpuMs'>> {
  const page = await context.newPage()
  const countReceived = await countBytes(page)
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  const readyMs = await openUntilPainted(page, url, ready)
  await page.waitForLoadState('networkidle')
  const firstPaintMs = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  )
  const scriptBytes = await sumScripts(responses)
  await page.close()
  return { bytes: countReceived(), scriptBytes, firstPaintMs, readyMs }
}

async function visitTraced(browser: Browser, { context, url, ready }: Place): Promise<number> {
  const page = await context.newPage()
  await countBytes(page)
  const { cpuMs } = await traceTasks(browser, page, async () => {
    await openUntilPainted(page, url, ready)
  })
  await page.close()
  return cpuMs
}

/** Empties the cache for this page and counts what it receives from here on. */
async function countBytes(page: Page) {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await devTools.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'gzip' } })
  const headBytes = new Map<string, number>()
  let bytes = 0
  devTools.on('Network.responseReceived', ({ requestId, response }) =>
    headBytes.set(requestId, response.encodedDataLength),
  )
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength - (headBytes.get(requestId) ?? 0)
  })
  return () => bytes
}

/** As `npm test` counts them: each compressed as well as it can be. */
async function sumScripts(responses: readonly Response[]): Promise<number> {
  const scripts = responses.filter((response) => response.request().resourceType() === 'script')
  const bodies = await Promise.all(scripts.map((script) => script.body()))
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)
}
