import { expect, type Page } from '@playwright/test'

/** From anywhere signed out to the guest's dashboard, through the screen a person would use. */
export async function continueAsGuest(page: Page): Promise<void> {
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Continue as guest' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
}
