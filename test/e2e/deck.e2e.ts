import { readFile } from 'node:fs/promises'

import { expect, type Page, test } from '@playwright/test'

import { continueAsGuest } from './steps/continue-as-guest.ts'
import { createBlankPresentation } from './steps/create-blank-presentation.ts'
import { expectAxeClean } from './steps/expect-axe-clean.ts'

const slideTitle = (page: Page) => page.getByLabel('Title', { exact: true })
const notes = (page: Page) => page.getByLabel('Speaker Notes')
const status = (page: Page) => page.getByRole('banner').getByRole('status')
const strip = (page: Page) => page.getByRole('navigation', { name: 'Slide Overview' })
const point = (page: Page, number: number) => page.getByRole('textbox', { name: `Point ${number}` })
const expectSaved = (page: Page) => expect(status(page)).toHaveText('Saved')

async function chooseAction(page: Page, menu: 'Add slide' | 'More actions', action: string) {
  await page.getByRole('button', { name: menu }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

test.beforeEach(async ({ page }) => {
  await continueAsGuest(page)
  await createBlankPresentation(page, 'Tides', 3)
  await expect(slideTitle(page)).toBeVisible()
})

test('what is typed is saved, and is there after a reload at the same slide', async ({ page }) => {
  await strip(page).getByRole('button', { name: 'Slide 2 of 3' }).click()
  await slideTitle(page).fill('Why the sea moves')
  await notes(page).fill('The moon pulls… and the water follows.')
  await expectSaved(page)
  await expect(page).toHaveURL(/\/deck\/[^/]+\/2$/)

  await page.reload()
  await expect(slideTitle(page)).toHaveValue('Why the sea moves')
  await expect(notes(page)).toHaveValue('The moon pulls… and the water follows.')
  await expect(page.getByText('Slide 2 of 3', { exact: true })).toBeVisible()
})

test('undo and redo take back typing, a new slide, a move and a delete, one step each', async ({
  page,
}) => {
  const titles = () =>
    strip(page)
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => one.ariaLabel))
  const before = await titles()
  await slideTitle(page).fill('Changed')
  await chooseAction(page, 'Add slide', 'Add text slide')
  await chooseAction(page, 'More actions', 'Move down')
  await chooseAction(page, 'More actions', 'Delete')
  const after = await titles()
  expect(after).not.toEqual(before)

  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Control+z')
  expect(await titles()).toEqual(before)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Control+Shift+z')
  expect(await titles()).toEqual(after)
})

test('slide operations follow the rules: copy after the original, ends stay put, one slide remains', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'More actions' }).click()
  await expect(page.getByRole('menuitem', { name: 'Move up' })).toBeDisabled()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(slideTitle(page)).toHaveValue('Welcome to Tides (Copy)')
  await expect(page.getByText('Slide 2 of 4', { exact: true })).toBeVisible()

  for (let left = 4; left > 1; left -= 1) await chooseAction(page, 'More actions', 'Delete')
  await expect(page.getByText('Slide 1 of 1', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'More actions' }).click()
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeDisabled()
  await expect(page.getByRole('menuitem', { name: 'Move down' })).toBeDisabled()
})

test('points: Enter adds one, Backspace in an empty one removes it, leaving drops empty ones', async ({
  page,
}) => {
  const points = page.getByRole('group', { name: 'Content points' }).getByRole('textbox')
  const count = await points.count()
  await point(page, 1).press('Enter')
  await expect(points).toHaveCount(count + 1)
  await expect(point(page, 2)).toBeFocused()
  await point(page, 2).press('Backspace')
  await expect(points).toHaveCount(count)
  await page.getByRole('button', { name: 'Add point' }).click()
  await expect(points).toHaveCount(count + 1)
  await page.getByLabel('Presentation title').focus()
  await expect(points).toHaveCount(count)
})

test('the title is renamed in place, also on the dashboard; an empty one is refused', async ({
  page,
}) => {
  const title = page.getByLabel('Presentation title')
  await title.fill('Tides and the Moon')
  await title.press('Enter')
  await expectSaved(page)
  await title.fill('   ')
  await title.press('Enter')
  await expect(title).toHaveValue('Tides and the Moon')
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page.getByRole('link', { name: 'Tides and the Moon' })).toBeVisible()
})

test('two tabs on one deck see and keep each other’s words', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto(page.url())
  await slideTitle(page).fill('From the first tab')
  await expect(slideTitle(other)).toHaveValue('From the first tab')
  await notes(other).fill('From the second tab')
  await expect(notes(page)).toHaveValue('From the second tab')
  await expectSaved(page)
  await expectSaved(other)
  await page.reload()
  await expect(slideTitle(page)).toHaveValue('From the first tab')
  await expect(notes(page)).toHaveValue('From the second tab')
})

test('storage full: the banner says so, the download holds every edit, and it recovers', async ({
  page,
}) => {
  await expectSaved(page)
  // What a browser does when it has no room left; the fault tests fill a real disk.
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is full', 'QuotaExceededError')
    }
    Object.assign(window, { makeRoom: () => (IDBObjectStore.prototype.put = put) })
  })
  await notes(page).fill('Typed while the disk was full.')

  const banner = page.getByRole('alert')
  await expect(banner).toContainText('not saved yet', { timeout: 2_000 })
  await expect(status(page)).toHaveText('Not saved')
  await expectAxeClean(page)
  const downloading = page.waitForEvent('download')
  await banner.getByRole('button', { name: 'Download presentation' }).click()
  const file = JSON.parse(await readFile(await (await downloading).path(), 'utf8'))
  expect(file.slides[0].notes).toContain('Typed while the disk was full.')

  await page.evaluate(() => (window as unknown as { makeRoom(): void }).makeRoom())
  await banner.getByRole('button', { name: 'Save now' }).click()
  await expectSaved(page)
})

test('opening counts a view and nothing else', async ({ page }) => {
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page.getByText('1 view', { exact: true })).toBeVisible()
})

test('the view is clean for axe, wide and narrow, and works with the keyboard alone', async ({
  page,
}) => {
  await expectAxeClean(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectAxeClean(page)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)

  await page.getByRole('button', { name: 'Add slide' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Add text slide' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Slide 2 of 4', { exact: true })).toBeVisible()
})
