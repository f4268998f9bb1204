import { expect, type Page } from '@playwright/test'

import { appWords } from '#words/app.ts'
import { deckCheckWords } from '#words/editor/deck-check.ts'
import { editorWords } from '#words/editor/editor.ts'
import { exportWords } from '#words/files/export.ts'
import { findWords } from '#words/editor/find.ts'
import { fitTalkWords } from '#words/editor/fit-talk.ts'
import { narrationWords } from '#words/talk/narration.ts'
import { ownVoiceWords } from '#words/talk/own-voice.ts'
import { paletteWords } from '#words/palette.ts'
import { rehearsalWords } from '#words/talk/rehearsal.ts'
import { shareWords } from '#words/shares/share.ts'

/** What opens over an open presentation, as the palette calls it. */
const listOverlays = (): string[] => [
  editorWords.actions.textEditor,
  editorWords.actions.photoEditor,
  editorWords.actions.print,
  exportWords.more,
  shareWords.action,
  findWords.title,
  deckCheckWords.title,
  narrationWords.actions.voice,
  ownVoiceWords.action,
  fitTalkWords.action,
  rehearsalWords.action,
  appWords.actions.import,
  appWords.actions.importPptx,
  appWords.actions.settings,
  appWords.actions.shortcuts,
]

const wide = { width: 1440, height: 900 }

/** Opens one after the other from the palette over what is open, and leaves each again. */
export async function visitOverlays(
  page: Page,
  visit: (overlay: string) => Promise<void>,
): Promise<void> {
  const palette = page.getByRole('dialog', { name: paletteWords.title })
  for (const overlay of listOverlays()) {
    await page.setViewportSize(wide)
    await page.keyboard.press('Control+k')
    await palette.getByRole('combobox').fill(overlay)
    await page.keyboard.press('Enter')
    await expect(palette).toHaveCount(0)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await visit(overlay)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
}
