import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { tmpdir } from 'node:os'

import { expect, type Page } from '@playwright/test'

import { continueAsGuest } from '../steps/continue-as-guest.ts'
import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { testWithHost as test } from '../steps/host-app.ts'
import { makeNextVersion } from '../steps/make-next-version.ts'
import { seedDeck } from '../steps/seed-library.ts'
import { waitUntilKept } from '../steps/wait-until-kept.ts'

const offer = (page: Page) => page.getByRole('region', { name: 'A new version is ready' })
const version = (page: Page) => page.locator('meta[name=version]')
const readVersion = async (page: Page) => (await version(page).getAttribute('content')) ?? ''
const listVersions = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('lectern-app-')))
/** As the browser does by itself, sooner or later. */
const lookForVersions = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))

let folder: string
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-next-'))
  await makeNextVersion('dist', folder, { from: 'Keyboard shortcuts', to: 'Keys of the new one' })
})
test.afterAll(() => rm(folder, { recursive: true, force: true }))

test('OF5 a new version is offered to every tab; old ones go on with their own files until they are reloaded', async ({
  page,
  context,
  host,
}) => {
  await continueAsGuest(page)
  await seedDeck(page, 'talk', {
    title: 'Tides',
    slides: [{ id: 'a', title: 'Twice a day', content: ['The sea rises'], notes: '' }],
  })
  await page.goto('/deck/talk')
  await waitUntilKept(page)
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  const old = await readVersion(page)

  host.deploy(folder)
  await lookForVersions(page)
  await expect(offer(page)).toBeVisible()
  await expect(offer(other)).toBeVisible()
  await expectAxeClean(page)

  // The server has none of the old files any more.
  await other.keyboard.press('?')
  await expect(other.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await other.keyboard.press('Escape')

  // An edit that no pause has saved yet.
  const title = page.getByRole('textbox', { name: 'Presentation title' })
  await title.fill('Tides, Revised')
  await offer(page).getByRole('button', { name: 'Reload' }).click()
  await expect(version(page)).not.toHaveAttribute('content', old)
  await expect(title).toHaveValue('Tides, Revised')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys of the new one' })).toBeVisible()
  await expect(offer(page)).toBeHidden()

  // The other was not touched, although the new worker answers it now.
  expect(await readVersion(other)).toBe(old)
  await expect(offer(other)).toBeVisible()
  await other.keyboard.press('Control+k')
  await expect(other.getByRole('dialog').getByRole('option').first()).toBeVisible()
  await other.keyboard.press('Escape')
  expect(await listVersions(other)).toHaveLength(2)
  await offer(other).getByRole('button', { name: 'Reload' }).click()
  await expect(version(other)).not.toHaveAttribute('content', old)

  // With the last page of the old version its files go.
  await page.reload()
  await expect.poll(() => listVersions(page)).toHaveLength(1)
})

test('OF5 an offer that is put off is gone, and the next page makes it again', async ({
  page,
  host,
}) => {
  await page.goto('/')
  await waitUntilKept(page)
  const old = await readVersion(page)
  host.deploy(folder)
  await lookForVersions(page)
  await offer(page).getByRole('button', { name: 'Later' }).click()
  await expect(offer(page)).toBeHidden()
  await page.reload()
  await expect(offer(page)).toBeVisible()
  expect(await readVersion(page)).toBe(old)
})

test('OF5 work that cannot be saved keeps the page as it is', async ({ page, host }) => {
  await continueAsGuest(page)
  await seedDeck(page, 'talk', {
    title: 'Tides',
    slides: [{ id: 'a', title: 'Twice a day', content: ['The sea rises'], notes: '' }],
  })
  await page.goto('/deck/talk')
  await waitUntilKept(page)
  const old = await readVersion(page)
  host.deploy(folder)
  await lookForVersions(page)
  await expect(offer(page)).toBeVisible()
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('', 'QuotaExceededError')
    }
  })
  await page.getByRole('textbox', { name: 'Presentation title' }).fill('Tides, Revised')
  await offer(page).getByRole('button', { name: 'Reload' }).click()
  await expect(offer(page)).toContainText('could not be saved yet')
  expect(await readVersion(page)).toBe(old)
  await expect(page.getByRole('textbox', { name: 'Presentation title' })).toHaveValue(
    'Tides, Revised',
  )
})
