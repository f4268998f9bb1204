import { expect, test } from '@playwright/test'

import { continueAsGuest } from '../e2e/steps/continue-as-guest.ts'
import { setColourScheme } from '../e2e/steps/screen/set-colour-scheme.ts'
import { fillLibrary } from './fill-library.ts'
import { takePicture } from './take-picture.ts'

test('start page and sign-in', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await takePicture(page, 'start-page')
  await page.goto('/auth?mode=sign-up')
  await expect(page.getByRole('button', { name: 'Create Demo Account' })).toBeVisible()
  await takePicture(page, 'sign-up')
})

test('the library, and on a phone in the dark', async ({ page }) => {
  await continueAsGuest(page)
  await fillLibrary(page)
  await takePicture(page, 'library')
  await setColourScheme(page, 'dark')
  await page.setViewportSize({ width: 390, height: 844 })
  await takePicture(page, 'library-phone')
})
