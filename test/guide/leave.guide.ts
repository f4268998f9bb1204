import { expect, type Page, test } from '@playwright/test'

import { continueAsGuest } from '../e2e/steps/continue-as-guest.ts'
import { serveFiles } from '../e2e/steps/serve-files.ts'
import { openShareOptions, readLink, shareDialog, visit } from '../e2e/steps/shared-deck.ts'
import { openSample } from './fill-library.ts'
import { takePicture } from './take-picture.ts'

async function openShare(page: Page) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await continueAsGuest(page)
  await openSample(page)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(shareDialog(page)).toBeVisible()
}

test('export: every format, and the file', async ({ page }) => {
  await continueAsGuest(page)
  await openSample(page)
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: 'More formats…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export' })
  await dialog.getByRole('radio', { name: 'PDF', exact: true }).check()
  await dialog.getByRole('radio', { name: 'Handouts' }).check()
  await takePicture(page, 'export')
  await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export PDF' }).click(),
  ])
  await expect(dialog.getByText('Your file is ready')).toBeVisible()
})

test('share with a link, and who watches it', async ({ page, browser }) => {
  await openShare(page)
  const link = await readLink(page)
  // The address of the machine that took the picture says nothing to a reader.
  await shareDialog(page)
    .getByLabel('Link', { exact: true })
    .evaluate((field) => {
      const input = field as HTMLInputElement
      input.value = input.value.replace(/^https?:\/\/[^/]+/, 'https://lectern.example')
      input.setSelectionRange(0, 0)
      input.scrollLeft = 0
    })
  await takePicture(page, 'share-link')
  await openShareOptions(page)
  await takePicture(page, 'share')
  const guest = await visit(browser, link)
  await guest.setViewportSize({ width: 1440, height: 900 })
  await expect(guest.getByText('Slide 1 of 6', { exact: true })).toBeVisible()
  await takePicture(guest, 'watch')
  await guest.setViewportSize({ width: 390, height: 844 })
  await takePicture(guest, 'watch-phone')
})

test('share without a server', async ({ browser }) => {
  const host = await serveFiles()
  const page = await (
    await browser.newContext({ baseURL: host.origin, viewport: { width: 1440, height: 900 } })
  ).newPage()
  await openShare(page)
  await expect(
    shareDialog(page).getByText(/It (?:fits into the link|becomes a file)/),
  ).toBeVisible()
  await takePicture(page, 'share-files')
  host.stop()
})
