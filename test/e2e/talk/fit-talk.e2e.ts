import { expect, type Page, test } from '@playwright/test'

import { becomeGuest } from '../steps/continue-as-guest.ts'
import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { seedDeck } from '../steps/seed-library.ts'
import { useFakeSpeech } from '../steps/sound/use-fake-speech.ts'

const sentence = 'The moon pulls the sea toward itself, and the sea follows it slowly. '
const slides = [4, 7, 5].map((count, index) => ({
  id: `slide-${index}`,
  title: `Tides ${index + 1}`,
  content: ['The moon pulls the sea'],
  notes: sentence.repeat(count).trim(),
}))

test.beforeEach(async ({ page }) => {
  await useFakeSpeech(page, ['en-US'])
  await becomeGuest(page)
  await seedDeck(page, 'tides', { title: 'Tides', slides })
  await page.goto('/deck/tides')
})

async function choose(page: Page, name: string) {
  await page.getByRole('button', { name: 'More ways to present' }).click()
  await page.getByRole('menuitem', { name }).click()
}

test('FP1 FP3 a talk is fitted by pauses and speed, and what remains is said slide by slide', async ({
  page,
}) => {
  await choose(page, 'Fit to time')
  const dialog = page.getByRole('dialog', { name: 'Fit to time' })
  await expect(dialog).toContainText('As it is set now, it takes about 01:')
  const minutes = dialog.getByRole('textbox', { name: 'Minutes' })
  await minutes.fill('0')
  await expect(dialog).toContainText('Enter a number from 1 to 180.')
  await minutes.fill('1')
  await expect(dialog).toContainText('At 115 % speed, with 0.8 s between slides')
  await expect(dialog).toContainText('2: Tides 2')
  await expect(dialog).toContainText(/91 words, better \d\d/)
  await expectAxeClean(page)
  await dialog.getByRole('button', { name: 'Use this speed and pause' }).click()
  await expect(dialog).toContainText('They are set')
})

test('RH3 a rehearsal times each slide against its plan while somebody speaks', async ({
  page,
}) => {
  await page.clock.install()
  await choose(page, 'Rehearse')
  const dialog = page.getByRole('dialog', { name: 'Rehearsal' })
  await expect(dialog).toContainText('Slide 1 of 3')
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await dialog.getByRole('button', { name: 'Start' }).click()
  await expect(dialog.getByRole('button', { name: 'Next slide' })).toBeFocused()
  await page.clock.runFor(5_000)
  await expect(dialog).toContainText(/00:05 of 00:\d\d/)
  await page.keyboard.press('ArrowRight')
  await expect(dialog).toContainText('Slide 2 of 3')
  await page.clock.runFor(90_000)
  await dialog.getByRole('button', { name: 'Pause' }).click()
  await page.clock.runFor(60_000)
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await page.keyboard.press('Space')
  await page.clock.runFor(2_000)
  await page.keyboard.press('Space')
  await expect(dialog.getByRole('button', { name: 'Rehearse again' })).not.toBeFocused()
  const row = (name: string) => dialog.getByRole('row', { name })
  await expect(row('1: Tides 1')).toContainText('00:05')
  await expect(row('2: Tides 2')).toContainText(/01:3\d.*\+/)
  await expect(row('3: Tides 3')).toContainText('00:02')
  await expect(row('Total')).toContainText('01:3')
  // What looks at the page waits by the page's clock.
  await page.clock.resume()
  await expectAxeClean(page)
})
