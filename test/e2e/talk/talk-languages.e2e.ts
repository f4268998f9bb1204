import { expect, type Page, test } from '@playwright/test'

import { becomeGuest } from '../steps/continue-as-guest.ts'
import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { seedDeck } from '../steps/seed-library.ts'
import { readSpeech, useFakeSpeech } from '../steps/sound/use-fake-speech.ts'

const english = 'Hello and welcome to this talk. We will look at how the tides work.'
const german = 'An der Nordsee kommen Ebbe und Flut zweimal am Tag, und das sieht man.'
const japanese = '今日は潮の満ち引きがどのように起こるかを見ていきましょう。'
const closing = 'Thank you all for listening to this. That is all we have for you.'

const slides = [
  { id: 'a', title: 'Tides', content: ['The moon pulls the sea'], notes: english },
  { id: 'b', title: 'Die Nordsee', content: ['Ebbe und Flut'], notes: german },
  { id: 'c', title: '潮の満ち引き', content: ['月と海'], notes: japanese },
  { id: 'd', title: 'A picture of the bay', content: ['Low water at noon'], notes: '' },
  { id: 'e', title: 'Thank you', content: [], notes: closing },
]

const presenter = (page: Page) => page.getByRole('region', { name: 'AI Presenter' })
const question = (page: Page) => page.getByRole('dialog', { name: 'Before the talk' })

test.beforeEach(({ page }) => useFakeSpeech(page, ['en-US', 'de-DE']))

async function openTides(page: Page) {
  await becomeGuest(page)
  await seedDeck(page, 'tides', { title: 'Tides', slides })
  await page.goto('/deck/tides')
  await presenter(page).getByRole('button', { name: 'Auto-Present All' }).click()
}

test('PR24 what nobody speaks is told before the talk, by slide; chosen once, each slide is spoken in its language', async ({
  page,
}) => {
  await openTides(page)
  await expect(question(page)).toContainText('1 slide has no notes to speak')
  await expect(question(page)).toContainText('4: A picture of the bay')
  await expect(question(page)).toContainText('1 slide has words that no voice here speaks')
  await expect(question(page)).toContainText('3: 潮の満ち引き (Japanese)')
  await expectAxeClean(page)
  expect((await readSpeech(page)).said).toEqual([])

  await question(page).getByRole('radio', { name: 'Read their points' }).check()
  await question(page).getByRole('radio', { name: 'Skip them' }).last().check()
  await question(page).getByRole('button', { name: 'Start the talk' }).click()
  await expect(question(page)).toBeHidden()
  await expect(presenter(page)).toContainText('Auto-Advance Complete', { timeout: 60_000 })
  const { said } = await readSpeech(page)
  expect(said).toContain('Hello and welcome to this talk.')
  expect(said.join(' ')).toContain('An der Nordsee')
  expect(said).toContain('Low water at noon.')
  expect(said.join(' ')).not.toMatch(/[ぁ-ん]/u)

  // It was said once, for this presentation.
  await page.reload()
  await presenter(page).getByRole('button', { name: 'Auto-Present All' }).click()
  await expect(presenter(page).getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(question(page)).toBeHidden()
})

test('PR26 a slide is skipped while it is spoken; Previous and Next stay as they are', async ({
  page,
}) => {
  await openTides(page)
  await question(page).getByRole('button', { name: 'Start the talk' }).click()
  const bar = presenter(page)
  await bar.getByRole('button', { name: 'Skip this slide' }).click()
  await expect(page.getByText('Slide 2 of 5 (Auto)', { exact: true })).toBeVisible()
  await expect(bar.getByRole('button', { name: 'Next', exact: true })).toBeDisabled()
  await expect.poll(async () => (await readSpeech(page)).said.join(' ')).toContain('Nordsee')
  await bar.getByRole('button', { name: 'Speak the slide before' }).click()
  await expect(page.getByText('Slide 1 of 5 (Auto)', { exact: true })).toBeVisible()
})

test('LG6 the language of a slide is set by its author, and set back', async ({ page }) => {
  await openTides(page)
  await question(page).getByRole('button', { name: 'Cancel' }).click()
  await presenter(page).getByRole('button', { name: 'Voice and sound' }).click()
  const dialog = page.getByRole('dialog', { name: 'Voice and sound' })
  const field = dialog.getByRole('combobox', { name: 'This slide' })
  await expect(field).toHaveValue('')
  await field.selectOption('German')
  await dialog.getByRole('combobox', { name: 'Language of the voices' }).selectOption('German')
  await expect(dialog.getByRole('radio', { name: 'Fake de-DE' })).toBeChecked()
  await expectAxeClean(page)
  await field.selectOption('Automatic (English)')
  await expect(field).toHaveValue('')
})
