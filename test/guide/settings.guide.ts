import { expect, test } from '@playwright/test'

import { chooseAccountAction } from '../e2e/steps/choose-account-action.ts'
import { continueAsGuest } from '../e2e/steps/continue-as-guest.ts'
import { openApiConfiguration } from '../e2e/steps/save-keys.ts'
import { fillLibrary } from './fill-library.ts'
import { takePicture } from './take-picture.ts'

test('keys, palette and clearing', async ({ page }) => {
  await continueAsGuest(page)
  await fillLibrary(page)
  await openApiConfiguration(page)
  await takePicture(page, 'settings')
  await page.keyboard.press('Escape')
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('dialog').getByRole('combobox').fill('p')
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
  await takePicture(page, 'palette')
  await page.keyboard.press('Escape')
  await chooseAccountAction(page, 'Clear Data')
  await expect(page.getByRole('alertdialog', { name: 'Clear All Data' })).toBeVisible()
  await takePicture(page, 'clear-data')
})
