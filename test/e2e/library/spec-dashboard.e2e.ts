import { expect, type Page, test } from '@playwright/test'

import { chooseAccountAction } from '../steps/choose-account-action.ts'
import { continueAsGuest } from '../steps/continue-as-guest.ts'
import { createBlankPresentation } from '../steps/create-blank-presentation.ts'
import { readGround } from '../steps/screen/read-ground.ts'
import { seedLibrary } from '../steps/seed-library.ts'

// What the specification says of the dashboard and dashboard.e2e.ts does not look at.

test.beforeEach(({ page }) => continueAsGuest(page))

const card = (page: Page, title: string) =>
  page.locator('main li').filter({ has: page.getByRole('link', { name: title, exact: true }) })

test('badges are green when published, yellow as drafts and grey in the archive', async ({
  page,
}) => {
  await seedLibrary(page, [
    { title: 'Out', status: 'published' },
    { title: 'New', status: 'draft' },
    { title: 'Old', status: 'archived' },
  ])
  await page.reload()
  const readBadge = (title: string, label: string) =>
    readGround(card(page, title).getByText(label, { exact: true }))
  const [out, fresh, old] = await Promise.all([
    readBadge('Out', 'Published'),
    readBadge('New', 'Draft'),
    readBadge('Old', 'Archived'),
  ])
  expect(out.hue).toBeGreaterThan(75)
  expect(out.hue).toBeLessThan(180)
  expect(fresh.hue).toBeGreaterThan(35)
  expect(fresh.hue).toBeLessThan(70)
  expect(old.chroma).toBeLessThan(Math.min(out.chroma, fresh.chroma))
})

test("a presentation without a cover says 'No preview'", async ({ page }) => {
  await seedLibrary(page, [{ title: 'Bees' }])
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('lectern')
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('records', 'readwrite')
          const records = transaction.objectStore('records')
          const reading = records.get('seeded-0')
          reading.addEventListener('success', () => {
            delete reading.result.stored.record.cover
            records.put(reading.result)
          })
          transaction.addEventListener('complete', () => {
            opening.result.close()
            resolve()
          })
        })
      }),
  )
  await page.reload()
  await expect(card(page, 'Bees')).toContainText('No preview')
})

test('the menu of a card has every action of the specification, in its order', async ({ page }) => {
  await seedLibrary(page, [{ title: 'Bees' }])
  await page.reload()
  await page.getByRole('button', { name: 'Actions for Bees' }).click()
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible()
  const labels = await page.getByRole('menuitem').allInnerTexts()
  const named = ['Edit', 'Duplicate', 'Share', 'Export PDF', 'Export PPTX', 'Delete']
  expect(
    labels.map((label) => named.find((name) => label.startsWith(name))).filter(Boolean),
  ).toEqual(named)
})

test('a new presentation has up to five tags of its words, of which two are shown', async ({
  page,
}) => {
  await createBlankPresentation(page, 'Quiet Gardens')
  await page.goto('/dashboard')
  for (const tag of ['quiet', 'gardens', '+3'])
    await expect(card(page, 'Quiet Gardens').getByText(tag, { exact: true })).toBeVisible()
})

test('feature tiles say what it does', async ({ page }) => {
  const tiles = page.getByRole('region', { name: 'What Lectern does' })
  await expect(tiles.getByRole('heading', { level: 3 })).toHaveCount(4)
  await expect(tiles.getByRole('listitem').filter({ hasText: 'Voice narration' })).toBeVisible()
})

test('the dashboard leads to the wizard, to its topic and to a file', async ({ page }) => {
  await page.getByRole('link', { name: /^Create Presentation/ }).click()
  await expect(page).toHaveURL(/\/create$/)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Start from a topic' }).click()
  await expect(page).toHaveURL(/\/create\?method=ai$/)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Import a file' }).click()
  await expect(page.getByRole('dialog', { name: 'Import', exact: true })).toBeVisible()
})

test('while the list is read a loading state stands in its place', async ({ page }) => {
  await seedLibrary(page, [{ title: 'Bees' }])
  await page.addInitScript(() => {
    const held = new Promise<void>((letThrough) => Object.assign(window, { letThrough }))
    const listen = EventTarget.prototype.addEventListener
    const { getAll } = IDBIndex.prototype
    IDBIndex.prototype.getAll = function (this: IDBIndex, ...query) {
      const request = getAll.apply(this, query)
      request.addEventListener = function (
        type: string,
        listener: EventListenerOrEventListenerObject | null,
      ) {
        listen.call(this, type, (event) => {
          void held.then(() =>
            typeof listener === 'function'
              ? listener.call(this, event)
              : listener?.handleEvent(event),
          )
        })
      }
      return request
    }
  })
  await page.reload()
  await expect(page.getByText('Loading your presentations')).toBeAttached()
  await expect(page.getByRole('heading', { name: 'No presentations yet' })).toHaveCount(0)
  await page.evaluate(() => (window as unknown as { letThrough(): void }).letThrough())
  await expect(card(page, 'Bees')).toBeVisible()
  await expect(page.getByText('Loading your presentations')).toHaveCount(0)
})

test("what cannot be cleared says 'Failed to clear local storage. Please try again.', and stays", async ({
  page,
}) => {
  await seedLibrary(page, [{ title: 'Bees' }])
  await page.reload()
  await chooseAccountAction(page, 'Clear Data')
  const dialog = page.getByRole('alertdialog', { name: 'Clear All Data' })
  await dialog.getByRole('checkbox').check()
  await page.evaluate(() => {
    IDBObjectStore.prototype.clear = () => {
      throw new DOMException('broken', 'UnknownError')
    }
  })
  await dialog.getByRole('button', { name: 'Clear All Data' }).click()
  await expect(page.getByText('Failed to clear local storage. Please try again.')).toBeVisible()
  await expect(card(page, 'Bees')).toBeVisible()
})
