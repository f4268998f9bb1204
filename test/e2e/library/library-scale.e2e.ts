import { expect, type Page, test } from '@playwright/test'
import { build } from 'vite'

import type { LibraryPage } from '../pages/library-page.ts'

declare const libraryPage: LibraryPage

const address = 'http://library.test/'

async function buildPage(): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: 'test/e2e/pages/library-page.ts', formats: ['es'], fileName: 'page' },
    },
  })
  const [output] = Array.isArray(built) ? built : []
  const [chunk] = output?.output ?? []
  if (!chunk) throw new Error('The page was not built')
  return chunk.code
}

async function openPage(page: Page, script: string) {
  await page.route(`${address}**`, (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><script type="module" src="/page.js"></script>',
        }),
  )
  await page.goto(address)
}

test(
  'a library of 1,000 presentations lists in under 100 ms of main-thread time',
  { tag: '@gate' },
  async ({ page }) => {
    await openPage(page, await buildPage())
    await page.evaluate(() => libraryPage.fill(1_000))

    const devtools = await page.context().newCDPSession(page)
    // Processor time of the thread: what the page costs, whatever else the machine is doing.
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
    const mainThreadMs = async () => {
      const { metrics } = await devtools.send('Performance.getMetrics')
      return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
    }

    await page.goto(address)
    await page.waitForFunction(() => 'libraryPage' in globalThis)
    const before = await mainThreadMs()
    const ids = await page.evaluate(() => libraryPage.list())
    const spent = (await mainThreadMs()) - before
    test.info().annotations.push({ type: 'main thread', description: `${spent.toFixed(1)} ms` })

    expect(ids).toHaveLength(1_000)
    expect(ids[0]).toBe('presentation-999')
    expect(spent).toBeLessThan(100)
  },
)
