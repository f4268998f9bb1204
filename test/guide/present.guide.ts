import { expect, type Page, test } from '@playwright/test'

import { continueAsGuest } from '../e2e/steps/continue-as-guest.ts'
import { keepAwake, startShow } from '../e2e/steps/start-show.ts'
import { openSample } from './fill-library.ts'
import { takePicture } from './take-picture.ts'
import { waitForWord } from './wait-for-word.ts'

const presenter = (page: Page) => page.getByRole('region', { name: 'AI Presenter' })

test.beforeEach(async ({ page }) => {
  await continueAsGuest(page)
  await openSample(page)
})

test('it presents itself: in the editor, in the dark, on a phone', async ({ page }) => {
  await presenter(page).getByRole('button', { name: 'Auto-Present All' }).click()
  await waitForWord(page, 12)
  await takePicture(page, 'presenting')
  await page.setViewportSize({ width: 390, height: 844 })
  await takePicture(page, 'presenting-phone')
})

test('a show with captions, and all slides', async ({ page }) => {
  await startShow(page)
  await keepAwake(page)
  await page.keyboard.press('a')
  await waitForWord(page, 6)
  await page.keyboard.press('Space')
  await takePicture(page, 'show')
})

test('the presenter window', async ({ page }) => {
  await startShow(page)
  const [window] = await Promise.all([
    page.context().waitForEvent('page'),
    page.keyboard.press('s'),
  ])
  await window.setViewportSize({ width: 1440, height: 900 })
  await expect(window.getByText('In step with the show')).toBeVisible()
  await window.getByRole('button', { name: 'Next' }).click()
  await expect(window.getByRole('region', { name: 'Now' })).toContainText('Slide 2 of 6')
  await takePicture(window, 'presenter-view')
})

test('voice and sound', async ({ page }) => {
  await presenter(page).getByRole('button', { name: 'Voice and sound' }).click()
  const dialog = page.getByRole('dialog', { name: 'Voice and sound' })
  await expect(dialog.getByRole('radio').first()).toBeVisible()
  await takePicture(page, 'voice')
})
