import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, type Page, test } from '@playwright/test'

import { writePptx } from '../../fixtures/files/write-pptx.ts'
import { becomeGuest } from '../steps/continue-as-guest.ts'
import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { findMostProminent } from '../steps/screen/find-most-prominent.ts'
import { seedDeck } from '../steps/seed-library.ts'
import { readSpeech, useFakeSpeech } from '../steps/sound/use-fake-speech.ts'

// How many presses it takes from nothing to a spoken word. Each test counts its own.

test.beforeEach(async ({ page }) => {
  await useFakeSpeech(page)
  await page.goto('/')
})

const expectHeard = (page: Page) =>
  expect.poll(async () => (await readSpeech(page)).said.length).toBeGreaterThan(0)

/** A deck with one slide for each of these notes. */
async function openTides(page: Page, notes: readonly string[]) {
  await becomeGuest(page)
  const slides = notes.map((text, at) => ({
    id: `slide-${at}`,
    title: 'Tides',
    content: ['The moon', 'The sea'],
    notes: text,
  }))
  await seedDeck(page, 'tides', { title: 'Tides', slides })
  await page.goto('/deck/tides')
}

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

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`FM1 whoever presses what stands out most hears a word within four presses, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto('/')
    const pressed: string[] = []
    const isHeard = async () => (await readSpeech(page)).said.length > 0
    while (pressed.length < 4) {
      // So long somebody looks at a screen before they press; by then it stands, or speaks.
      await page.waitForTimeout(2_000)
      if (await isHeard()) break
      const most = await findMostProminent(page)
      pressed.push((await most.textContent()) ?? '')
      const before = page.url()
      await most.click()
      // It leads to another screen, or to a voice.
      await expect.poll(async () => page.url() !== before || (await isHeard())).toBe(true)
    }
    await expect.poll(isHeard, { message: pressed.join(', ') }).toBe(true)
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

test('FM4 a text of one’s own is heard in four presses, without a key', async ({ page }) => {
  const text = await readFile(
    join(import.meta.dirname, '../../fixtures/articles/lighthouses.md'),
    'utf8',
  )
  await page.getByRole('link', { name: 'Paste your own text' }).click()
  await page.getByRole('button', { name: 'Continue as guest' }).click()
  await page.getByLabel('Your own text').fill(text)
  await page.getByRole('button', { name: 'Make slides from my text' }).click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(show(page)).toBeVisible()
  await expectHeard(page)
})

test('FM5 the end of a talk is an end: Complete, and Replay, Share and Back beside it', async ({
  page,
}) => {
  await openTides(page, ['The moon pulls the sea.'])
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  const end = show(page).getByRole('region', { name: 'After the talk' })
  await expect(end).toContainText('Complete')
  await expectAxeClean(page)
  await page.keyboard.press('Tab')
  await expect(end.getByRole('button', { name: 'Replay' })).toBeFocused()
  await end.getByRole('button', { name: 'Replay' }).click()
  await expect(end).toHaveCount(0)
  await expect(end).toBeVisible()
  await end.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('dialog', { name: /Share/ })).toBeVisible()
})

test('FM5 whoever turns back to a slide after the talk sees that slide', async ({ page }) => {
  await openTides(page, ['The moon pulls the sea to its side.', 'And the sea follows it.'])
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  const end = show(page).getByRole('region', { name: 'After the talk' })
  await expect(end).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(end).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await expect(show(page).getByText('Slide 2 of 2', { exact: true })).toBeVisible()
  await expect(end).toHaveCount(0)
})

test('FM6 slides without notes are asked about over the show, and the talk is given there', async ({
  page,
}) => {
  await openTides(page, ['The moon pulls the sea.', ''])
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Before the talk' })
  await expect(question).toContainText('1 slide has no notes to speak')
  await question.getByRole('button', { name: 'Start the talk' }).click()
  await expectHeard(page)
  await expect(show(page)).toBeVisible()
})

test('FM7 a PowerPoint of one’s own is heard in four presses', async ({ page }) => {
  await page.getByRole('link', { name: 'Bring a PowerPoint' }).click()
  await page.getByRole('button', { name: 'Continue as guest' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import' })
  await expect(page).toHaveURL(/\/create$/)
  const choosing = page.waitForEvent('filechooser')
  await dialog.getByLabel('Choose files').click()
  const talk = writePptx([
    { title: 'Source', bullets: ['It rises'], notes: 'The river rises high up in the hills.' },
    { title: 'Mouth', bullets: ['It ends'], notes: 'And it ends at the sea, far below.' },
  ])
  const file = { name: 'rivers.pptx', mimeType: '', buffer: Buffer.from(talk) }
  await (await choosing).setFiles(file)
  await dialog.getByRole('button', { name: 'Create and play' }).click()
  await expect(show(page)).toBeVisible()
  await expectHeard(page)
})

test('FM8 from an open deck to a copied link it is one press', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openTides(page, ['The moon pulls the sea.'])
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.getByText('Demo share link copied to clipboard!')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('/demo-share/')
  await page.goto(copied)
  await expect(page.getByRole('heading', { level: 1, name: 'Tides' })).toBeVisible()
})

test('FM9 with a text and no key the press within reach makes slides of it, also on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await becomeGuest(page)
  await page.goto('/create?method=ai')
  const key = page.getByRole('button', { name: 'Configure API Key First' })
  await expect(key).toBeInViewport({ ratio: 1 })
  await page.getByLabel('Your own text').fill('The moon pulls the sea. '.repeat(40))
  const compose = page.getByRole('button', { name: 'Make slides from my text' })
  await expect(compose).toHaveCount(1)
  await expect(compose).toBeInViewport({ ratio: 1 })
  await expectAxeClean(page)
  await page.getByLabel('Your own text').fill('')
  await page.getByRole('button', { name: 'the sample deck' }).click()
  await expect(page).toHaveURL(/\/deck\//)
})
