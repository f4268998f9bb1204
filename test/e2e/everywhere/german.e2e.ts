import { expect, type Page, test } from '@playwright/test'

import { kokoroSpeakers } from '#adapters/voices/kokoro/speakers.ts'
import { templates } from '#core/outline/templates/templates.ts'
import { accountWords } from '#words/pages/account.ts'
import { createWords } from '#words/create/create.ts'
import { editorWords } from '#words/editor/editor.ts'
import { showWords } from '#words/talk/show.ts'
import { watchWords } from '#words/shares/watch.ts'

import { becomeGuest } from '../steps/continue-as-guest.ts'
import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { findCrowding } from '../steps/screen/find-crowding.ts'
import { visitOverlays } from '../steps/screen/visit-overlays.ts'
import { listTexts } from '../steps/screen/list-texts.ts'
import { seedDeck } from '../steps/seed-library.ts'
import { openShareDialog, readLink, sharedDeck } from '../steps/shared-deck.ts'
import { findEnglish, speakGerman } from '../steps/screen/speak-german.ts'
import { speakEnglish } from '../steps/screen/speak-pseudo.ts'
import { useFakeSpeech } from '../steps/sound/use-fake-speech.ts'

test.afterEach(speakEnglish)

/** Content, and what names itself. */
const known = [
  ...listTexts(sharedDeck),
  ...templates.flatMap(({ slides }) => listTexts(slides)),
  'AI-generated presentation with 2 slides',
  'Welcome: How a Voice Is Made',
  'Hello, and welcome.',
  'English',
  'from, lungs und buzz',
  'Google Slides',
  'Text to Speech',
  ...kokoroSpeakers.map(({ name }) => name),
]

const windows = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]

async function expectGerman(page: Page, where: string, within?: string): Promise<void> {
  for (const viewport of windows) {
    await page.setViewportSize(viewport)
    await expectGermanNow(page, `${where} at ${viewport.width} by ${viewport.height}`, within)
  }
  await expectAxeClean(page, within)
}

async function expectGermanNow(page: Page, message: string, within?: string): Promise<void> {
  await expect.poll(() => findCrowding(page, within), { message }).toEqual([])
  await expect.poll(() => findEnglish(page, known), { message }).toEqual([])
}

const pages = [
  '/',
  '/dashboard',
  '/create',
  '/deck/new',
  '/help',
  '/privacy',
  '/terms',
  '/demo-share/',
  '/nowhere',
]

test.describe('in a browser that asks for German', () => {
  test.use({ locale: 'de-DE' })

  test(
    'IL9 it is spoken from the start, until another language is chosen',
    { tag: '@gate' },
    async ({ page }) => {
      const html = page.locator('html')
      await page.goto('/auth')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Willkommen zurück')
      await expect(html).toHaveAttribute('lang', 'de')
      await page.getByRole('radio', { name: 'English' }).check({ force: true })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back')
      await expect(html).toHaveAttribute('lang', 'en')
      await page.reload()
      await page.getByRole('button', { name: 'Continue as guest' }).click()
      await page.getByRole('button', { name: /^Guest/ }).click()
      await page.getByRole('menuitemradio', { name: 'Deutsch' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Willkommen/)
      await expect(html).toHaveAttribute('lang', 'de')
    },
  )
})

test('IL9 the palette has the languages, and the pages to read', async ({ page }) => {
  await page.goto('/help')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('Deutsch')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hilfe')
  await page.getByRole('radio', { name: 'English' }).check({ force: true })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help')
})

test('IL9 whoever changes the language stays where they were, and hears of words that do not come', async ({
  page,
}) => {
  await page.goto('/help')
  const german = page.getByRole('radio', { name: 'Deutsch' })
  await page.route('**/german-*.js', (route) => route.abort())
  await page.getByRole('radio', { name: 'English' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Deutsch could not be fetched.')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'English' })).toBeChecked()

  await page.unroute('**/german-*.js')
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(0)
  await page.keyboard.press('Space')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hilfe')
  await expect(german).toBeFocused()
  await expect(german).toBeInViewport()
})

const germanText =
  'Die Bienen sind für die Ernte wichtig, weil sie die Blüten bestäuben. Ohne sie gäbe es im Herbst weniger Äpfel, und auch die Wiesen wären nicht so bunt, wie wir sie kennen.'

test('IL11 the wizard says what can be done with a text in its language, here', async ({
  page,
}) => {
  await useFakeSpeech(page, ['de-DE'])
  await becomeGuest(page)
  await page.goto('/create?method=ai')
  const text = page.getByRole('textbox', { name: 'Your own text' })
  await text.fill(germanText)
  const { grammar, voice } = createWords.source.outlook
  await expect(page.getByText(`${grammar.known('German')} ${voice.browser}`)).toBeVisible()
  await text.fill(
    'The bees are important for the harvest, because they carry the pollen that the trees are waiting for.',
  )
  await expect(page.getByText('This text is in English.')).toContainText(voice.none)
  await text.fill('Bees')
  await expect(page.getByText('This text is in')).toHaveCount(0)
})

test('IL10 in German nothing is cut on a page, and no English is left @long', async ({ page }) => {
  await becomeGuest(page)
  await seedDeck(page, 'talk', sharedDeck)
  await speakGerman(page)
  for (const path of pages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectGerman(page, path)
  }
})

test('IL10 in German nothing is cut where one signs in, and no English is left', async ({
  page,
}) => {
  await speakGerman(page)
  for (const path of ['/auth', '/auth?mode=sign-up']) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: accountWords.guest })).toBeVisible()
    // The line above it is set so tight that the boxes of its words touch, and their letters do not.
    await expectGerman(page, path, 'main')
  }
})

test('IL10 in German nothing is cut in the wizard, and no English is left @long', async ({
  page,
}) => {
  await becomeGuest(page)
  await speakGerman(page)
  const { ai, template, blank } = createWords.method
  for (const { title } of [ai, template, blank]) {
    await page.goto('/create')
    await page.getByRole('radio', { name: title }).check({ force: true })
    await page.getByRole('button', { name: createWords.method.continue }).click()
    await expect(page.getByRole('button', { name: createWords.back })).toBeVisible()
    await expectGerman(page, title)
  }
})

test('IL10 in German nothing is cut in the editor and its dialogs, and no English is left @long', async ({
  page,
}) => {
  await becomeGuest(page)
  await seedDeck(page, 'talk', sharedDeck)
  await speakGerman(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/deck/talk')
  await expect(page.getByRole('button', { name: editorWords.panel })).toBeVisible()
  await expectGerman(page, 'editor')
  await visitOverlays(page, (overlay) => expectGerman(page, overlay, '[role=dialog]'))
})

test('IL10 in German nothing is cut in shows and for those who watch, and no English is left', async ({
  page,
}) => {
  await openShareDialog(page)
  const link = await readLink(page)
  await speakGerman(page)
  await page.goto('/deck/talk')
  await page.getByRole('button', { name: editorWords.actions.fullscreen }).click()
  await expect(page.getByRole('main', { name: showWords.label })).toBeFocused()
  // A window that fills the screen keeps its size.
  await expectGermanNow(page, 'show')
  await page.goto('/present/talk')
  await expect(page.getByRole('button', { name: showWords.presenter.larger })).toBeVisible()
  await expectGerman(page, 'presenter view')
  await page.goto(link)
  await expect(page.getByRole('button', { name: watchWords.save })).toBeVisible()
  await expectGerman(page, 'shared presentation')
})
