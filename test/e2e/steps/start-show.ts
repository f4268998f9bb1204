import { expect, type Locator, type Page } from '@playwright/test'

export const findShow = (page: Page): Locator => page.getByRole('main', { name: 'Show' })

/** From the presentation view, as a person would, and waits until the show is there. */
export async function startShow(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Fullscreen', exact: true }).click()
  const show = findShow(page)
  await expect(show).toBeFocused()
  return show
}

/** Lets nothing rest, so that the toolbar is there for as long as a test looks at it. */
export async function keepAwake(page: Page): Promise<void> {
  await page.evaluate(() => setInterval(() => dispatchEvent(new Event('keydown')), 500))
}
