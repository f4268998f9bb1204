import { expect, type Page, test } from '@playwright/test'

import { becomeGuest } from '../steps/continue-as-guest.ts'
import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { openBlankPresentation } from '../steps/open-blank-presentation.ts'
import { seedLibrary } from '../steps/seed-library.ts'

const missing = 'This part of Lectern could not be loaded'

/** The server does not have a file, as after a new version went live. Answers how to bring it back. */
async function takeAway(page: Page, files: string): Promise<() => Promise<void>> {
  await page.route(files, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  return () => page.unroute(files)
}

test('LZ6 a screen that does not load says so in its place, and comes with Try again', async ({
  page,
}) => {
  await becomeGuest(page)
  await seedLibrary(page, [{ title: 'Bees' }])
  const bringBack = await takeAway(page, '**/assets/deck-*.js')
  await page.goto('/deck/seeded-0')
  const notice = page.getByRole('alert')
  await expect(notice).toContainText(missing)
  await expect(page.getByRole('link', { name: 'Go to the start page' })).toBeVisible()
  await expectAxeClean(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(notice).toContainText('It did not come this time, either')
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  await bringBack()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Title', { exact: true })).toBeVisible()
})

test('LZ6 a dialog that does not load says so over the work, which stays, and comes with Try again @gate', async ({
  page,
}) => {
  await openBlankPresentation(page, 'Survivor', 3)
  await page.getByLabel('Title', { exact: true }).fill('Typed just before')
  const bringBack = await takeAway(page, '**/assets/shortcut-sheet-*.js')
  const tool = page.getByRole('button', { name: 'Fullscreen' })
  await tool.focus()
  await page.keyboard.press('?')
  const dialog = page.getByRole('alertdialog', { name: missing })
  await expect(dialog).toBeVisible()
  await expectAxeClean(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(tool).toBeFocused()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Typed just before')

  await page.keyboard.press('?')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog).toContainText('It did not come this time, either')
  await bringBack()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
})

test('LZ6 a page that is reloaded for a part has everything saved', async ({ page }) => {
  await openBlankPresentation(page, 'Survivor', 3)
  const bringBack = await takeAway(page, '**/assets/shortcut-sheet-*.js')
  await page.getByLabel('Title', { exact: true }).fill('Typed just before')
  await page.getByRole('button', { name: 'Fullscreen' }).focus()
  await page.keyboard.press('?')
  const dialog = page.getByRole('alertdialog', { name: missing })
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await bringBack()
  await dialog.getByRole('button', { name: 'Reload' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Typed just before')
})

test('LZ6 a part that does not arrive within the Share dialog is told there, and comes with the next try', async ({
  page,
}) => {
  await openBlankPresentation(page, 'Survivor', 3)
  const bringBack = await takeAway(page, '**/assets/shares-*.js')
  const share = page.getByRole('button', { name: 'Share', exact: true })
  await share.click()
  const told = page.getByRole('alertdialog', { name: missing })
  await expect(told).toBeVisible()
  await bringBack()
  const bringWriterBack = await takeAway(page, '**/assets/write-file-*.js')
  await told.getByRole('button', { name: 'Try again' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share' })
  const create = dialog.getByRole('button', { name: 'Create link' })
  await expect(dialog.getByRole('alert')).toContainText('The presentation could not be packed.')
  await expect(dialog).toBeVisible()
  await bringWriterBack()
  await create.click()
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(/demo-share/)
})

test('LZ6 a menu that does not load says so, and opens with Try again', async ({ page }) => {
  await becomeGuest(page)
  await seedLibrary(page, [{ title: 'Bees' }])
  await page.goto('/dashboard')
  const more = page.getByRole('button', { name: 'Actions for Bees' })
  await expect(more).toBeVisible()
  await page.waitForLoadState('networkidle')
  const bringBack = await takeAway(page, '**/assets/*.js')
  await more.click()
  const dialog = page.getByRole('alertdialog', { name: missing })
  await expect(dialog).toBeVisible()
  await bringBack()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible()
})

test('LZ8 a style sheet that did not come is fetched with the next try', async ({ page }) => {
  await openBlankPresentation(page, 'Survivor', 3)
  const bringBack = await takeAway(page, '**/assets/shortcut-sheet-*.css')
  await page.getByRole('button', { name: 'Fullscreen' }).focus()
  await page.keyboard.press('?')
  const dialog = page.getByRole('alertdialog', { name: missing })
  await expect(dialog).toBeVisible()
  await bringBack()
  const fetched = page.waitForResponse(/shortcut-sheet-.*\.css$/)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  expect((await fetched).ok()).toBe(true)
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
})

test('LZ7 what nobody asked for fails without a word, and is there when it is needed next', async ({
  page,
}) => {
  await becomeGuest(page)
  await seedLibrary(page, [{ title: 'Bees' }, { title: 'Ants' }])
  const bringBack = await takeAway(page, '**/assets/toaster-*.js')
  await page.goto('/dashboard')
  const more = page.getByRole('button', { name: 'Actions for Ants' })
  await more.click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(more).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await bringBack()
  await page.keyboard.press('Shift')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
})
