import { expect, test } from '@playwright/test'

import { continueAsGuest } from '../steps/continue-as-guest.ts'
import { createBlankPresentation } from '../steps/create-blank-presentation.ts'
import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { openApiConfiguration, saveKeys } from '../steps/save-keys.ts'

// What the specification says of the API Configuration and keys.e2e.ts does not look at.

test.beforeEach(({ page }) => continueAsGuest(page))

test('the dialog has a field for each key, both of type password', async ({ page }) => {
  const dialog = await openApiConfiguration(page)
  const gemini = dialog.getByLabel('Gemini API key')
  await expect(gemini).toHaveAttribute('type', 'password')
  await expect(gemini).toHaveAttribute('required', '')
  await expect(dialog.getByLabel('Vapi public key')).toHaveAttribute('type', 'password')
})

test('the voice key may be left empty', async ({ page }) => {
  await openApiConfiguration(page)
  await saveKeys(page, { gemini: 'AIzaSyCanary0123456789', mode: 'On this device' })
  const dialog = await openApiConfiguration(page)
  await expect(dialog.getByRole('group', { name: 'Gemini API key' })).toContainText('Saved')
  await expect(dialog.getByLabel('Vapi public key')).toHaveValue('')
})

test('the voice key is marked required while a voice of Vapi is chosen, and may still be left empty', async ({
  page,
}) => {
  const mark = (dialog: Awaited<ReturnType<typeof openApiConfiguration>>) =>
    dialog.locator('label').filter({ hasText: 'Vapi public key' })
  await expect(mark(await openApiConfiguration(page))).toContainText('optional')
  await page.evaluate(() =>
    localStorage.setItem('narration', JSON.stringify({ voices: { en: 'vapi:sarah' } })),
  )
  await page.reload()
  const dialog = await openApiConfiguration(page)
  await expect(mark(dialog)).toContainText('required')
  await expectAxeClean(page)
  await saveKeys(page, { gemini: 'AIzaSyCanary0123456789', mode: 'On this device' })
})

test('beside the fields stand a quick start, what each key is for, and a note on privacy', async ({
  page,
}) => {
  const dialog = await openApiConfiguration(page)
  for (const name of ['Quick start', 'What it does for you', 'What the Vapi key is for']) {
    const section = dialog.locator('section').filter({ has: page.getByRole('heading', { name }) })
    await expect(section.getByRole('listitem')).not.toHaveCount(0)
  }
  const privacy = dialog
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Your privacy' }) })
  await expect(privacy).toContainText('Your keys are kept in this browser.')
})

test('the presenter has a Settings button that opens it', async ({ page }) => {
  await createBlankPresentation(page, 'Tides', 3)
  await page
    .getByRole('region', { name: 'AI Presenter' })
    .getByRole('button', { name: 'Settings', exact: true })
    .click()
  await expect(page.getByRole('dialog', { name: 'API Configuration' })).toBeVisible()
})
