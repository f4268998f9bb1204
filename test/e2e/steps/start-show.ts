import { expect, type Locator, type Page } from '@playwright/test'

import { openBlankPresentation } from './open-blank-presentation.ts'
import { openToolsIfPhone } from './open-phone-tools.ts'

/** Slides of the deck that is shown. */
export const total = 5

export const findShow = (page: Page): Locator => page.getByRole('main', { name: 'Show' })

export const toolbar = (page: Page): Locator =>
  findShow(page).getByRole('toolbar', { name: 'Show controls' })

export async function openDeck(page: Page): Promise<void> {
  await openBlankPresentation(page, 'Tides', total)
  await openToolsIfPhone(page)
  await expect(page.getByRole('button', { name: 'Fullscreen', exact: true })).toBeVisible()
}

/** From the presentation view, as a person would, and waits until the show is there. */
export async function startShow(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Fullscreen', exact: true }).click()
  const show = findShow(page)
  await expect(show).toBeFocused()
  return show
}

export const expectSlide = (page: Page, number: number): Promise<void> =>
  expect(findShow(page).getByText(`Slide ${number} of ${total}`, { exact: true })).toBeAttached()

/** Lets nothing rest, so that the toolbar is there for as long as a test looks at it. */
export async function keepAwake(page: Page): Promise<void> {
  await page.evaluate(() => setInterval(() => dispatchEvent(new Event('keydown')), 500))
}
