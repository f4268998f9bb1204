import { expect, type Page, test } from '@playwright/test'

import { templates } from '#core/outline/templates.ts'
import { appWords } from '#words/app.ts'
import { dashboardWords } from '#words/dashboard.ts'
import { deckCheckWords } from '#words/deck-check.ts'
import { editorWords } from '#words/editor.ts'
import { exportWords } from '#words/export.ts'
import { findWords } from '#words/find.ts'
import { importWords } from '#words/import.ts'
import { narrationWords } from '#words/narration.ts'
import { paletteWords } from '#words/palette.ts'
import { photoEditorWords } from '#words/photo-editor.ts'
import { printWords } from '#words/print.ts'
import { settingsWords } from '#words/settings.ts'
import { shareWords } from '#words/share.ts'
import { showWords } from '#words/show.ts'
import { textEditorWords } from '#words/text-editor.ts'

import { becomeGuest } from './steps/continue-as-guest.ts'
import { findForgottenWords } from './steps/find-forgotten-words.ts'
import { seedDeck } from './steps/seed-library.ts'
import { sharedDeck } from './steps/shared-deck.ts'
import { bringPseudo, speakEnglish, speakPseudo } from './steps/speak-pseudo.ts'

test.afterEach(speakEnglish)

const listTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return value.trim().length > 1 ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : []
}

/** Content, and names that are the same everywhere. */
const known = [...listTexts(sharedDeck), ...listTexts(templates), 'Lectern']

const expectNothingForgotten = async (page: Page, where: string) =>
  expect.poll(() => findForgottenWords(page, known), { message: where }).toEqual([])

test(
  'IL6 no word of the app is forgotten outside of the editor',
  { tag: '@gate' },
  async ({ page }) => {
    await becomeGuest(page)
    await seedDeck(page, 'talk', sharedDeck)
    await speakPseudo(page, 'rtl')
    for (const path of [
      '/',
      '/dashboard',
      '/create',
      '/topic',
      '/help',
      '/privacy',
      '/terms',
      '/demo-share/',
      '/nowhere',
    ]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('[')
      await expectNothingForgotten(page, path)
    }
  },
)

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
