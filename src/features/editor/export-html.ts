import { showToast } from '#ui/show-toast.ts'
import { editorWords } from '#words/en/editor.ts'
import { exportOpenDeckHtml } from '#workspace/export-deck.ts'
import type { Workspace } from '#workspace/workspace.ts'

import { handOverFile } from '../hand-over-file.ts'
import type { ViewedDeck } from './viewed-deck.ts'

/** Downloads the deck as a web page that stands alone. */
export async function exportHtml(deck: ViewedDeck, fonts: Workspace['slideFonts']): Promise<void> {
  try {
    const { htmlFileWords: words } = await import('#words/en/html-file.ts')
    handOverFile(await exportOpenDeckHtml(deck, { fonts, words }))
  } catch {
    // Offline, a part that was never needed before may not be there.
    showToast(editorWords.exportFailed)
  }
}
