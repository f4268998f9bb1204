import { appWords } from '#words/app.ts'
import { deckCheckWords } from '#words/deck-check.ts'
import { editorWords } from '#words/editor.ts'
import { exportWords } from '#words/export.ts'
import { findWords } from '#words/find.ts'
import { narrationWords } from '#words/narration.ts'
import { shareWords } from '#words/share.ts'

/** What opens over an open presentation, as the palette calls it. */
export const listOverlays = (): string[] => [
  editorWords.actions.textEditor,
  editorWords.actions.photoEditor,
  editorWords.actions.print,
  exportWords.more,
  shareWords.action,
  findWords.title,
  deckCheckWords.title,
  narrationWords.actions.voice,
  appWords.actions.import,
  appWords.actions.importPptx,
  appWords.actions.settings,
  appWords.actions.shortcuts,
]
