import { expect, type Page } from '@playwright/test'

/** The service worker has all of the app: what one visit of a few seconds leaves behind. */
export async function waitUntilKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(countMissing), { timeout: 60_000, message: 'files to be kept' })
    .toBe(0)
}

/** Runs in the page. */
export async function countMissing(): Promise<number> {
  const worker = await (await fetch('/sw.js')).text()
  const version = /"version":"(\w+)"/.exec(worker)?.[1] ?? ''
  const name = `lectern-app-${version}`
  if (!(await caches.has(name))) return Infinity
  const kept = await (await caches.open(name)).keys()
  const listed = worker.match(/"path":"/g)?.length ?? 0
  // And the page itself.
  return listed + 1 - kept.length
}
