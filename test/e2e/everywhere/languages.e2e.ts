import { expect, type Page, test } from '@playwright/test'

import { kokoroSpeakers } from '#adapters/voices/kokoro/speakers.ts'
import { piperSpeakers } from '#adapters/voices/piper/speakers.ts'
import { templates } from '#core/outline/templates/templates.ts'
import { editorWords } from '#words/editor/editor.ts'
import { watchWords } from '#words/shares/watch.ts'
import { showWords } from '#words/talk/show.ts'
import { studioVoiceCommand } from '#workspace/talk/voices/studio-voice.ts'

import { becomeGuest } from '../steps/continue-as-guest.ts'
import { findForgottenWords } from '../steps/screen/find-forgotten-words.ts'
import { visitOverlays } from '../steps/screen/visit-overlays.ts'
import { listTexts } from '../steps/screen/list-texts.ts'
import { seedDeck } from '../steps/seed-library.ts'
import { readLink, openShareDialog, sharedDeck } from '../steps/shared-deck.ts'
import { bringPseudo, speakEnglish, speakPseudo } from '../steps/screen/speak-pseudo.ts'

test.afterEach(speakEnglish)

/** Content, with what the library has made of it, and names that are the same everywhere. */
const known = [
  ...listTexts(sharedDeck),
  ...listTexts(templates),
  ...[...piperSpeakers, ...kokoroSpeakers].map(({ name }) => name),
  'AI-generated presentation with 2 slides',
  'throat',
  'lungs',
  'buzz',
  'Lectern',
  'English',
  'Deutsch',
  studioVoiceCommand,
]

const expectNothingForgotten = async (page: Page, where: string) =>
  expect.poll(() => findForgottenWords(page, known), { message: where }).toEqual([])

/** A guest with one presentation, from now on in the pseudo-language. */
async function begin(page: Page): Promise<void> {
  await becomeGuest(page)
  await seedDeck(page, 'talk', sharedDeck)
  await speakPseudo(page, 'rtl')
}

const pages = ['/', '/dashboard', '/create', '/deck/new', '/help', '/demo-share/', '/nowhere']

test('IL6 no word of a page is forgotten', { tag: '@gate' }, async ({ page }) => {
  await begin(page)
  for (const path of pages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('[')
    await expectNothingForgotten(page, path)
  }
})

test('IL6 no word of signing in is forgotten', async ({ page }) => {
  await speakPseudo(page, 'ltr')
  for (const path of ['/auth', '/auth?mode=sign-up']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('[')
    await expectNothingForgotten(page, path)
  }
})

test('IL6 no word of the editor, its dialogs, the show and the viewer is forgotten @long', async ({
  page,
}) => {
  await openShareDialog(page)
  const link = await readLink(page)
  await speakPseudo(page, 'rtl')
  await page.goto('/deck/talk')
  await expect(page.getByRole('button', { name: editorWords.panel })).toBeVisible()
  await expectNothingForgotten(page, 'editor')
  await page.keyboard.press('Control+k')
  await expectNothingForgotten(page, 'palette')
  await page.keyboard.press('Escape')
  await visitOverlays(page, (overlay) => expectNothingForgotten(page, overlay))
  await page.getByRole('button', { name: editorWords.actions.fullscreen }).click()
  await expect(page.getByRole('main', { name: showWords.label })).toBeFocused()
  await expectNothingForgotten(page, 'show')
  await page.goto('/present/talk')
  await expect(page.getByRole('button', { name: showWords.presenter.larger })).toBeVisible()
  await expectNothingForgotten(page, 'presenter view')
  await page.goto(link)
  await expect(page.getByRole('button', { name: watchWords.save })).toBeVisible()
  await expectNothingForgotten(page, 'shared presentation')
})

test('IL7 a tab speaks the language that is chosen in another', async ({ page, context }) => {
  const tag = await bringPseudo(context, 'rtl')
  await page.goto('/help')
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/terms')
  await other.evaluate((chosen) => localStorage.setItem('language', chosen), tag)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('[')
  await expect(page.locator('html')).toHaveAttribute('lang', tag)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await other.evaluate(() => localStorage.setItem('language', 'en'))
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
})
