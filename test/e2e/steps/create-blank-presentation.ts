import { expect, type Page } from '@playwright/test'

/** Makes a presentation through the wizard and waits until it is open. Needs someone signed in. */
export async function createBlankPresentation(
  page: Page,
  title: string,
  slideCount = 5,
): Promise<void> {
  await page.goto('/create?method=blank')
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Number of slides').selectOption(String(slideCount))
  await page.getByRole('button', { name: 'Create Blank Presentation' }).click()
  await expect(page).toHaveURL(/\/deck\/[^/]+/)
}
