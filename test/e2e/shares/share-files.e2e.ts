import { readFile } from 'node:fs/promises'

import { type Browser, type Download, expect, type Page, test } from '@playwright/test'

import type { Deck } from '#core/deck/deck.ts'

import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { makeNoisyPng } from '../steps/make-picture.ts'
import { serveFiles } from '../steps/serve-files.ts'
import {
  readLink,
  findControls,
  openShareDialog,
  openShareOptions,
  pageHeading,
  sharedDeck,
  shareDialog,
  visit,
} from '../steps/shared-deck.ts'

let host: Awaited<ReturnType<typeof serveFiles>>

test.beforeAll(async () => void (host = await serveFiles()))
test.afterAll(() => host.stop())

/** Somebody who has the app from that host. */
const openOwner = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ baseURL: host.origin })).newPage()

const photo = makeNoisyPng(40, 30)
const pictured: Deck = {
  ...sharedDeck,
  slides: sharedDeck.slides.map((slide) => ({
    ...slide,
    imageUrl: `data:image/png;base64,${photo.buffer.toString('base64')}`,
  })),
}
const file = { name: 'A Voice for Everyone.lectern', mimeType: '' }

async function downloadFile(page: Page): Promise<Buffer> {
  const download = page.waitForEvent('download')
  await shareDialog(page).getByRole('button', { name: 'Download share file' }).click()
  return read(await download)
}

async function read(download: Download): Promise<Buffer> {
  expect(download.suggestedFilename()).toBe(file.name)
  return readFile(await download.path())
}

test('WS2 without a server a deck travels inside its link, and opens elsewhere without asking anybody', async ({
  browser,
}) => {
  const page = await openOwner(browser)
  await openShareDialog(page)
  const dialog = shareDialog(page)
  await expect(dialog.getByText('No server keeps presentations here')).toBeVisible()
  await expect(dialog.getByText(/It fits into the link, which has [\d,]+ characters/)).toBeVisible()
  await expect(dialog.getByText('You cannot take back what you have sent')).toBeVisible()
  await expect(dialog.getByRole('heading', { name: 'Your links' })).toHaveCount(0)
  await expectAxeClean(page)
  const link = await readLink(page)
  expect(link).toMatch(new RegExp(`^${host.origin}/demo-share/#[\\w-]{300,1900}$`))
  await expectAxeClean(page)

  const asked = host.asked.length
  const guest = await visit(browser, link)
  await expect(pageHeading(guest, sharedDeck.title)).toBeVisible()
  const painted = guest.getByRole('region', { name: 'Slide', exact: true }).locator('img')
  await expect(painted.first()).toBeVisible()
  await expect(guest.getByRole('heading', { name: 'Breath' })).toBeVisible()
  await findControls(guest).getByRole('button', { name: 'Next slide' }).click()
  await expect(guest.getByRole('heading', { name: 'Shape' })).toBeVisible()
  await guest.reload()
  await expect(pageHeading(guest, sharedDeck.title)).toBeVisible()
  const requests = host.asked.slice(asked).join('\n')
  expect(requests).not.toContain('/api/shares')
  expect(requests).not.toContain(link.split('#')[1]?.slice(0, 20))

  // One letter of it, or its end.
  for (const damaged of [link.replace(/.{9}$/, ''), `${link.slice(0, -9)}AAAA${link.slice(-5)}`]) {
    await guest.goto('about:blank')
    await guest.goto(damaged)
    await expect(pageHeading(guest, 'This link is damaged')).toBeVisible()
  }
  await expectAxeClean(guest)

  await guest.goto('about:blank')
  await guest.goto(`${host.origin}/demo-share/AAAAAAAAAAAAAAAAAAAAAA#${'A'.repeat(43)}`)
  await expect(pageHeading(guest, 'This link cannot be opened here')).toBeVisible()
  await guest.getByRole('link', { name: 'Open a file instead' }).click()
  await expect(pageHeading(guest, 'Open a shared presentation')).toBeVisible()

  await guest.clock.setFixedTime(Date.now() + 31 * 24 * 3_600_000)
  await guest.goto('about:blank')
  await guest.goto(link)
  await expect(pageHeading(guest, 'This link has expired')).toBeVisible()
  await guest.context().close()
})

test(
  'WS3 a larger deck travels as a file, which opens where it is chosen or dropped',
  { tag: '@gate' },
  async ({ browser }) => {
    const page = await openOwner(browser)
    await openShareDialog(page, pictured)
    const dialog = shareDialog(page)
    await expect(dialog.getByText(/It becomes a file of \d+ kB. With 2 pictures/)).toBeVisible()
    const bytes = await downloadFile(page)
    await expect(dialog.getByText(`${file.name} (`)).toBeVisible()
    await expect(dialog.getByLabel('It opens at this address')).toHaveValue(
      `${host.origin}/demo-share/`,
    )
    await expectAxeClean(page)

    const guest = await visit(browser, `${host.origin}/demo-share/`)
    await expect(pageHeading(guest, 'Open a shared presentation')).toBeVisible()
    await expectAxeClean(guest)
    const choose = guest.getByLabel('Choose the file')
    await choose.setInputFiles({ ...file, name: 'x.lectern', buffer: Buffer.from('{}') })
    await expect(pageHeading(guest, 'This is another kind of file')).toBeVisible()
    await guest.getByRole('button', { name: 'Choose another file' }).click()
    const changed = Buffer.from(bytes)
    changed[500] = (changed[500] ?? 0) ^ 1
    await choose.setInputFiles({ ...file, buffer: changed })
    await expect(pageHeading(guest, 'This file is damaged')).toBeVisible()
    await expectAxeClean(guest)
    await guest.getByRole('button', { name: 'Choose another file' }).click()
    await choose.setInputFiles({ ...file, buffer: bytes })
    await expect(pageHeading(guest, sharedDeck.title)).toBeVisible()

    await guest.reload()
    const data = await guest.evaluateHandle((content) => {
      const transfer = new DataTransfer()
      const raw = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))
      transfer.items.add(new File([raw], 'deck.lectern'))
      return transfer
    }, bytes.toString('base64'))
    await expect(pageHeading(guest, 'Open a shared presentation')).toBeVisible()
    await guest.dispatchEvent('main', 'drop', { dataTransfer: data })
    await expect(pageHeading(guest, sharedDeck.title)).toBeVisible()
    await guest.getByRole('button', { name: 'Save a copy to my library' }).click()
    await expect(guest.getByText('A copy is in your library')).toBeVisible()
    await guest.context().close()

    await dialog.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: 'Import', exact: true }).first().click()
    const importing = page.getByRole('dialog', { name: 'Import' })
    await importing.getByLabel('Choose files').setInputFiles({ ...file, buffer: bytes })
    await expect(importing.getByText(`2 slides of “${sharedDeck.title}”`)).toBeVisible()
  },
)

test('WS3 a password locks the file, and the import says where it opens', async ({ browser }) => {
  const page = await openOwner(browser)
  await openShareDialog(page, pictured)
  await openShareOptions(page)
  await shareDialog(page).getByLabel('Password (optional)').fill('open sesame')
  const bytes = await downloadFile(page)
  const guest = await visit(browser, `${host.origin}/demo-share/`)
  await guest.getByLabel('Choose the file').setInputFiles({ ...file, buffer: bytes })
  await expect(pageHeading(guest, 'This presentation has a password')).toBeVisible()
  await guest.getByLabel('Password', { exact: true }).fill('open barley')
  await guest.keyboard.press('Enter')
  await expect(guest.getByText('That is not the password. Please try again.')).toBeVisible()
  await guest.getByLabel('Password', { exact: true }).fill('open sesame')
  await guest.keyboard.press('Enter')
  await expect(pageHeading(guest, sharedDeck.title)).toBeVisible()
  await guest.context().close()

  await shareDialog(page).getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Import', exact: true }).first().click()
  const importing = page.getByRole('dialog', { name: 'Import' })
  await importing.getByLabel('Choose files').setInputFiles({ ...file, buffer: bytes })
  await expect(importing.getByRole('alert')).toContainText('It has a password.')
})

test('WS1 while nobody answers, the dialog says so, and looks again when asked', async ({
  browser,
}) => {
  const page = await openOwner(browser)
  await page.route('**/api/health', (route) => route.abort())
  await openShareDialog(page)
  const dialog = shareDialog(page)
  await expect(dialog.getByText('The server cannot be reached at the moment')).toBeVisible()
  await page.unroute('**/api/health')
  await page.route('**/api/health', (route) => route.fulfill({ json: { status: 'ok' } }))
  await page.route('**/api/shares/**', (route) => route.fulfill({ status: 507, json: {} }))
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByText('The server cannot be reached')).toHaveCount(0)
  await expect(dialog.getByText('Nothing is shared at the moment.')).toBeVisible()
})
