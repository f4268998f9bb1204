import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, type Page } from '@playwright/test'

import { testWithHost as test } from '../steps/host-app.ts'
import { makeNextVersion } from '../steps/make-next-version.ts'
import { waitUntilKept } from '../steps/wait-until-kept.ts'

let folder: string
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-next-'))
})
test.afterAll(() => rm(folder, { recursive: true, force: true }))

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** A worker ends whenever the browser sees fit; the next request starts it anew. */
async function endWorkers(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('ServiceWorker.enable')
  await devTools.send('ServiceWorker.stopAllWorkers')
  await devTools.detach()
}

const countWorkers = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return [registration?.active, registration?.waiting, registration?.installing].filter(Boolean)
      .length
  })

/** Puts something else in the place of what is kept of a file. */
const damage = (page: Page, file: string, content: string | null) =>
  page.evaluate(
    async ([part, text]) => {
      let damaged = 0
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const request of await cache.keys()) {
          if (!new URL(request.url).pathname.includes(part)) continue
          await cache.delete(request)
          const headers = { 'content-type': 'text/javascript' }
          if (text !== null) await cache.put(request, new Response(text, { headers }))
          damaged++
        }
      }
      if (damaged === 0) throw new Error(`No file is called ${part}`)
    },
    [file, content] as const,
  )

test('OF6 without room for it nothing is installed, and the app works as ever; with room it is made up for', async ({
  page,
  context,
  host,
}) => {
  const devTools = await context.newCDPSession(page)
  const setQuota = (quotaSize?: number) =>
    devTools.send('Storage.overrideQuotaForOrigin', {
      origin: host.url,
      ...(quotaSize && { quotaSize }),
    })
  await setQuota(50_000)
  await page.goto('/')
  await expect.poll(() => host.asked).toContain('/sw.js')
  await expect.poll(() => countWorkers(page)).toBe(0)
  // None is counted before there is one, too: what it began must be gone again.
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  await page.reload()
  await expect(heading(page)).toBeVisible()
  await setQuota()
  await page.reload()
  await waitUntilKept(page)
})

test('OF6 an installation that is ended on the way is begun again by the next page', async ({
  page,
  host,
}) => {
  const release = host.hold(/^\/$/)
  await page.goto('/help')
  await expect.poll(() => host.asked).toContain('/')
  await endWorkers(page)
  release()
  await page.reload()
  await expect(heading(page)).toBeVisible()
  await waitUntilKept(page)
  await host.goOffline()
  await page.goto('/privacy')
  await expect(heading(page)).toBeVisible()
})

test('OF6 fetching the rest that is ended on the way goes on with the next page', async ({
  page,
  host,
}) => {
  const release = host.hold(/pdf\.worker/)
  await page.goto('/help')
  await expect.poll(() => host.asked.some((path) => path.includes('pdf.worker'))).toBe(true)
  await endWorkers(page)
  release()
  await page.reload()
  await expect(heading(page)).toBeVisible()
  await waitUntilKept(page)
})

for (const [harm, content] of [
  ['damaged', 'export const broken = {'],
  ['emptied', ''],
  ['taken away', null],
] as const) {
  test(`OF6 script and styles that were ${harm} are mended by the server's`, async ({
    page,
    host,
  }) => {
    await page.goto('/')
    await waitUntilKept(page)
    await damage(page, '/assets/base-', content)
    await endWorkers(page)
    await page.reload()
    await expect(heading(page)).toBeVisible()
    await waitUntilKept(page)
    await endWorkers(page)
    await host.goOffline()
    await page.reload()
    await expect(heading(page)).toBeVisible()
  })
}

test('OF6 a page whose files nobody has any more is replaced by a reload', async ({
  page,
  host,
}) => {
  await page.goto('/')
  await waitUntilKept(page)
  await damage(page, '/assets/landing-', null)
  await endWorkers(page)
  await makeNextVersion('dist', folder, { from: 'Keyboard shortcuts', to: 'Keys of the new one' })
  host.deploy(folder)
  await page.reload()
  await page.getByRole('button', { name: 'Reload' }).first().click()
  await expect(page.getByRole('link', { name: 'Features' }).first()).toBeVisible()
})

test('OF6 after all data was cleared the app opens, and is kept again', async ({ page }) => {
  await page.goto('/')
  await waitUntilKept(page)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })
  await page.reload()
  await expect(heading(page)).toBeVisible()
  await waitUntilKept(page)
})
