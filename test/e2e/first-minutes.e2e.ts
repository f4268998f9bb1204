import { expect, type Page, test } from '@playwright/test'

import { expectAxeClean } from './steps/expect-axe-clean.ts'
import { readSpeech, useFakeSpeech } from './steps/use-fake-speech.ts'

// How many presses it takes from nothing to a spoken word. Each test counts its own.

test.beforeEach(async ({ page }) => {
  await useFakeSpeech(page)
  await page.goto('/')
})

const expectHeard = (page: Page) =>
  expect.poll(async () => (await readSpeech(page)).said.length).toBeGreaterThan(0)

const show = (page: Page) => page.getByRole('main', { name: 'Show' })

test('FM1 what stands out most on each screen leads to a spoken word in three presses @gate', async ({
  page,
}) => {
  await page.getByRole('link', { name: 'Start Creating Free' }).click()
  await page.getByRole('button', { name: 'Continue as guest' }).click()
  await page.getByRole('button', { name: 'Play the sample deck' }).click()
  await expect(show(page)).toBeVisible()
  await expectHeard(page)
  await expectAxeClean(page)
})

test('FM2 a deck of the library is heard with one press on its card', async ({ page }) => {
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Continue as guest' }).click()
  await page.getByRole('button', { name: 'Try the sample deck' }).click()
  await expect(page).toHaveURL(/\/deck\//)
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await page.getByRole('button', { name: /^Play How/ }).click()
  await expect(show(page)).toBeVisible()
  await expectHeard(page)
  await expect(page).toHaveURL(/\/deck\/[^?]+$/)
})

test('FM3 Play of an open deck fills the window, and the deck speaks from its first slide', async ({
  page,
}) => {
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Continue as guest' }).click()
  await page.getByRole('button', { name: 'Try the sample deck' }).click()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(show(page).getByText('Slide 1 of 6', { exact: true })).toBeAttached()
  await expect.poll(async () => (await readSpeech(page)).said[0]).toBe('Hello, and welcome.')
})
