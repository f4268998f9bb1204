import { expect, type Page, test } from '@playwright/test'

import { continueAsGuest } from '../steps/continue-as-guest.ts'
import { seedDeck } from '../steps/seed-library.ts'

const sentence = 'The tide rises twice a day because the moon pulls the water. '
const million = sentence.repeat(Math.ceil(1_000_000 / sentence.length))
const kept = 50_000

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('ControlOrMeta+v')
}

test.beforeEach(async ({ page }) => {
  await continueAsGuest(page)
  const slides = [{ id: 'a', title: 'Ebb', content: ['Flow: '], notes: 'Said: ' }]
  await seedDeck(page, 'tides', { title: 'Tides', slides })
  await page.goto('/deck/tides')
})

const told = (page: Page) =>
  page.getByText('That text is too long for one place. Its first 50,000 characters were pasted.')

test('LP1 a million characters pasted into the notes: the beginning is kept, that is told, and typing goes on', async ({
  page,
}) => {
  const notes = page.getByRole('textbox', { name: 'Speaker Notes' })
  await notes.focus()
  await notes.press('End')
  await paste(page, million)
  await expect(told(page)).toBeVisible()
  await page.keyboard.type('!')
  await expect(notes).toHaveValue(`Said: ${million.slice(0, kept)}!`)
  await expect(page.getByText('Saved').first()).toBeVisible()
  await page.reload()
  await expect(notes).toHaveValue(`Said: ${million.slice(0, kept)}!`)
})

test('LP2 a million characters pasted into a point: the beginning is kept, that is told, and typing goes on', async ({
  page,
}) => {
  const point = page.getByRole('textbox', { name: 'Point 1' })
  await point.click()
  await point.press('End')
  await paste(page, million)
  await expect(told(page)).toBeVisible()
  await page.keyboard.type('!')
  await expect(point).toHaveValue(`Flow: ${million.slice(0, kept)}!`)
})

test('LP3 of a million characters in lines, those that are kept become points', async ({
  page,
}) => {
  await page.getByRole('textbox', { name: 'Point 1' }).click()
  await page.keyboard.press('ControlOrMeta+a')
  await paste(page, million.replaceAll('. ', '.\n'))
  await expect(told(page)).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Point \d+$/ })).toHaveCount(
    Math.ceil(kept / sentence.length),
  )
})

test('LP4 a text that is not too long is pasted whole, and nothing is said', async ({ page }) => {
  const notes = page.getByRole('textbox', { name: 'Speaker Notes' })
  await notes.focus()
  await notes.press('End')
  await paste(page, million.slice(0, kept))
  await expect(notes).toHaveValue(`Said: ${million.slice(0, kept)}`)
  await expect(told(page)).toBeHidden()
})

test('LP5 of more than the title of the deck has room for the beginning is pasted, and that is told', async ({
  page,
}) => {
  const title = page.getByRole('textbox', { name: 'Presentation title' })
  await title.click()
  await title.press('End')
  await paste(page, million.slice(0, 2_000))
  await expect(
    page.getByText('That text is too long for one place. Its first 995 characters were pasted.'),
  ).toBeVisible()
  await expect(title).toHaveValue(`Tides${million.slice(0, 995)}`)
})
