import type { Page } from '@playwright/test'

/** From the menu with the name of whoever is here; on a phone it is the one of the page. */
export async function chooseAccountAction(page: Page, name: string): Promise<void> {
  const wide = page.getByRole('banner').getByRole('button', { name: /Demo$/ })
  const narrow = page.getByRole('banner').getByRole('button', { name: 'Menu' })
  await wide.or(narrow).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}
