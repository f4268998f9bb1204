import { deflateRawSync } from 'node:zlib'

import { expect, type Page, test } from '@playwright/test'

import { carryShare } from '#codecs/share/carry-share.ts'
import { markShareFile } from '#codecs/share/share-file-mark.ts'
import { encodeBase64Url } from '#core/share/base64-url.ts'

import { makeBomb } from '../../fixtures/files/make-bomb.ts'
import { becomeGuest } from '../steps/continue-as-guest.ts'
import { seedDeck, seedLibrary } from '../steps/seed-library.ts'
import { pageHeading } from '../steps/shared-deck.ts'

const carry = (packed: Uint8Array<ArrayBuffer>) =>
  carryShare(packed, { expiresAt: null, password: '' })
const deflate = (text: string) => new Uint8Array(deflateRawSync(text, { level: 9 }))
const nest = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

const tooLarge = 'This presentation is too large'

for (const [what, packed, heading] of [
  ['unfolds to 22 MB', makeBomb(22), tooLarge],
  ['is nested 400,000 deep', deflate(`{"title":"A","slides":${nest(400_000)}}`), 'is damaged'],
] as const)
  test(`WS6 a link that ${what} has its page @gate`, async ({ page }) => {
    await page.goto(`/demo-share/#${encodeBase64Url(await carry(packed))}`)
    await expect(pageHeading(page, heading)).toBeVisible()
  })

for (const [what, packed, heading] of [
  ['unfolds to a gigabyte', makeBomb(1_024), tooLarge],
  ['has ten million brackets', deflate(nest(5_000_000)), 'is damaged'],
] as const)
  test(`LK3 a share file that ${what} has its page`, async ({ page }) => {
    await page.goto('/demo-share/')
    const buffer = Buffer.from(markShareFile(await carry(packed)))
    const file = { name: 'a.lectern', mimeType: '', buffer }
    await page.getByLabel('Choose the file').setInputFiles(file)
    await expect(pageHeading(page, heading)).toBeVisible()
  })

test('LK11 whoever does not want to wait for a share cancels, and can try again', async ({
  page,
}) => {
  // A server that takes its time.
  await page.route('**/api/share*/**', () => {})
  await page.goto(`/demo-share/${'A'.repeat(22)}#${'A'.repeat(43)}`)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(pageHeading(page, 'Opening was cancelled')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible()
})

test('LK11 nor for one that a password has unlocked', async ({ page }) => {
  // What reads it never begins.
  await page.route('**/assets/read-packed-worker-*', () => {})
  await page.goto('/demo-share/')
  const packed = deflate('{"title":"A","slides":[{}]}')
  const carried = await carryShare(packed, { expiresAt: null, password: 'tide' })
  const file = { name: 'a.lectern', mimeType: '', buffer: Buffer.from(markShareFile(carried)) }
  await page.getByLabel('Choose the file').setInputFiles(file)
  await page.getByLabel('Password', { exact: true }).fill('tide')
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeHidden()
  await page.getByRole('button', { name: 'Open' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(pageHeading(page, 'Opening was cancelled')).toBeVisible()
})

test('RC6 a stored title of 5 MB does not hold up the dashboard @gate', async ({ page }) => {
  await becomeGuest(page)
  await seedLibrary(page, [{ title: 'x'.repeat(5_000_000) }, { title: 'Short' }])
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Short' })).toBeVisible()
  expect(await measureTitles(page)).toBeLessThanOrEqual(1_000)
})

test('RC6 what a stored presentation has more than it can hold is told above it @gate', async ({
  page,
}) => {
  await becomeGuest(page)
  const slides = [{ id: 'a', title: 'Ebb', content: ['Flow'], notes: '' }]
  await seedDeck(page, 'tides', { title: 'x'.repeat(1_001), slides })
  await page.goto('/deck/tides')
  const told = page.getByRole('region', { name: 'Not all of this presentation is shown' })
  await expect(told).toContainText('Its title has more than 1,000 characters.')
  await told.getByRole('button', { name: 'Dismiss' }).click()
  await expect(told).toBeHidden()
})

test('RC6 what is more than it can hold is read off the main thread, until it is edited @gate', async ({
  page,
}) => {
  await becomeGuest(page)
  const slides = [{ id: 'a', title: 'Ebb', content: ['Flow'], notes: '' }]
  const pronunciations = Array.from({ length: 2_000 }, () => ({ written: 'Ijssel', said: 'eye' }))
  await seedDeck(page, 'tides', { title: 'Tides', slides, pronunciations })
  const readers: string[] = []
  page.on('worker', (worker) => {
    if (worker.url().includes('read-content-worker')) readers.push(worker.url())
  })
  await page.goto('/deck/tides')
  const told = page.getByText('It has more than 1,000 pronunciations.')
  await expect(told).toBeVisible()
  expect(readers).toHaveLength(1)

  const notes = page.getByRole('textbox', { name: 'Speaker Notes' })
  await notes.fill('It comes and goes.')
  await expect(async () => {
    readers.length = 0
    await page.reload()
    await expect(notes).toHaveValue('It comes and goes.')
    // What was typed right before a page is left is stored by the next one.
    expect(readers).toEqual([])
  }).toPass()
  await expect(told).toBeHidden()
})

/** The longest heading of all. */
const measureTitles = (page: Page): Promise<number> =>
  page
    .getByRole('heading')
    .evaluateAll((all) => Math.max(...all.map(({ textContent }) => textContent?.length ?? 0)))
