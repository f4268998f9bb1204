import { expect, type Page, test } from '@playwright/test'

import { editorWords } from '#words/editor/editor.ts'

import { becomeGuest } from '../steps/continue-as-guest.ts'
import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { findCrowding } from '../steps/screen/find-crowding.ts'
import { visitOverlays } from '../steps/screen/visit-overlays.ts'
import { seedDeck } from '../steps/seed-library.ts'
import { sharedDeck } from '../steps/shared-deck.ts'
import { speakEnglish, speakPseudo } from '../steps/screen/speak-pseudo.ts'

test.afterEach(speakEnglish)

const windows = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
]

const pages = ['/', '/dashboard', '/create', '/deck/new', '/help', '/privacy', '/nowhere']

async function expectRoom(page: Page, where: string, within = 'body') {
  for (const viewport of windows) {
    await page.setViewportSize(viewport)
    const message = `${where} at ${viewport.width} by ${viewport.height}`
    await expect.poll(() => findCrowding(page, within), { message }).toEqual([])
  }
}

for (const direction of ['ltr', 'rtl'] as const) {
  test(
    `RO9 with words 40 % longer nothing is cut on a page, ${direction}`,
    { tag: '@long' },
    async ({ page }) => {
      await becomeGuest(page)
      await seedDeck(page, 'talk', sharedDeck)
      await speakPseudo(page, direction)
      for (const path of pages) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toContainText('[')
        await expectRoom(page, path)
        await expectAxeClean(page)
      }
    },
  )

  test(
    `RO9 with words 40 % longer nothing is cut in a dialog, ${direction}`,
    { tag: '@long' },
    async ({ page }) => {
      await becomeGuest(page)
      await seedDeck(page, 'talk', sharedDeck)
      await speakPseudo(page, direction)
      await page.setViewportSize({ width: 1366, height: 768 })
      await page.goto('/deck/talk')
      await expect(page.getByRole('button', { name: editorWords.panel })).toBeVisible()
      await visitOverlays(page, async (overlay) => {
        await expectRoom(page, overlay, '[role=dialog]')
        await page.setViewportSize({ width: 1366, height: 768 })
        await expectAxeClean(page, '[role=dialog]')
      })
    },
  )
}
