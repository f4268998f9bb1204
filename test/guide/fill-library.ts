import { expect, type Page } from '@playwright/test'

/** As a person does it: the sample, and talks from templates. Ends on the dashboard. */
export async function fillLibrary(page: Page): Promise<void> {
  for (const name of ['Business Pitch', 'Educational Course', 'Creative Portfolio']) {
    await page.goto('/create?method=template')
    await page.getByRole('radio', { name: new RegExp(`^${name}`) }).check()
    await page.getByRole('button', { name: 'Create from Template' }).click()
    await expect(page).toHaveURL(/\/deck\/[^/]+/)
    await expect(page.getByRole('region', { name: 'Slide', exact: true })).toBeVisible()
  }
  await openSample(page)
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main li article').first()).toBeVisible()
}

/** With the palette, which has it also when the library is not empty any more. */
export async function openSample(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('dialog').getByRole('combobox').fill('sample')
  await page.getByRole('option', { name: 'Try the sample deck' }).click()
  await expect(page).toHaveURL(/\/deck\/[^/]+/)
  await expect(page.getByText('Slide 1 of 6', { exact: true })).toBeVisible()
}
