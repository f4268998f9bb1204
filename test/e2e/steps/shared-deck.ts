import { type Browser, expect, type Page } from '@playwright/test'

import type { Deck } from '#core/deck/deck.ts'

import { becomeGuest } from './continue-as-guest.ts'
import { seedDeck } from './seed-library.ts'

/** A red square. */
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFUlEQVR42mP8z8BQz0AEYBxVSF+FABJADveWkH6oAAAAAElFTkSuQmCC'

export const sharedDeck: Deck = {
  title: 'A Voice for Everyone',
  slides: [
    {
      id: 'a',
      title: 'Breath',
      content: ['Air from the lungs', 'A buzz in the throat'],
      notes: 'Every word begins with air from the lungs. Then the throat gives a buzz to it.',
      imageUrl: picture,
    },
    {
      id: 'b',
      title: 'Shape',
      content: ['Lips and tongue'],
      notes: 'And at last the lips give it a shape. That is all there is to a voice.',
    },
  ],
}

export const shareDialog = (page: Page) => page.getByRole('dialog', { name: 'Share' })

/** Of a guest who has the deck open, with the dialog about sharing it. */
export async function openShareDialog(page: Page, deck: Deck = sharedDeck): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await becomeGuest(page)
  await seedDeck(page, 'talk', deck)
  await page.goto('/deck/talk')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(shareDialog(page)).toBeVisible()
}

export async function openShareOptions(page: Page): Promise<void> {
  await shareDialog(page).getByText('Options').click()
}

/** Answers the link that was made at once, and is in the clipboard. */
export async function readLink(page: Page): Promise<string> {
  const dialog = shareDialog(page)
  await expect(dialog.getByText('Demo share link copied to clipboard!')).toBeVisible()
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  return link
}

/** Presses the button, and answers the link that is in the clipboard then. */
export async function createLink(page: Page): Promise<string> {
  const dialog = shareDialog(page)
  const field = dialog.getByLabel('Link', { exact: true })
  const before = (await field.count()) ? await field.inputValue() : ''
  await dialog.getByRole('button', { name: /^Create (another )?link$/ }).click()
  await expect(field).not.toHaveValue(before)
  return readLink(page)
}

/** Another person, on another computer. */
export async function visit(
  browser: Browser,
  link: string,
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await prepare(page)
  await page.goto(link)
  return page
}

export const pageHeading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name })

/** Of the player that a link opens. */
export const findControls = (page: Page) => page.getByRole('region', { name: 'Player controls' })
