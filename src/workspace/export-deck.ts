import type { HtmlNeeds } from '#codecs/html/write-html.ts'
import { writeJson } from '#codecs/json/write-json.ts'
import type { Loss } from '#codecs/loss.ts'
import type { Deck } from '#core/deck/deck.ts'
import { fileNameFor } from '#core/deck/file-name.ts'
import { ok, type Result } from '#core/result.ts'
import type { DeckStore, StoreFailure } from '#ports/deck-store.ts'

import type { OpenDeck } from './open-deck.ts'

/** `losses` is what the file could not carry. */
export type ExportedFile = { blob: Blob; name: string; losses: readonly Loss[] }

async function exportJson(
  deck: Deck,
  loadPicture: DeckStore['loadPicture'],
): Promise<ExportedFile> {
  const { value, losses } = await writeJson(deck, loadPicture)
  return { blob: value, name: fileNameFor(deck.title, 'json'), losses }
}

/** What is stored, for a presentation that is not open. */
export async function exportDeckJson(
  decks: DeckStore,
  id: string,
): Promise<Result<ExportedFile, StoreFailure>> {
  const content = await decks.loadContent(id)
  return content.ok ? ok(await exportJson(content.value.deck, decks.loadPicture)) : content
}

/** What is on screen, as a web page that stands alone. */
export async function exportOpenDeckHtml(
  { state, loadPicture }: Pick<OpenDeck, 'state' | 'loadPicture'>,
  needs: Omit<HtmlNeeds, 'loadPicture'>,
): Promise<ExportedFile> {
  const { deck } = state.getState()
  const { writeHtml } = await import('#codecs/html/write-html.ts')
  const { value, losses } = await writeHtml(deck, { ...needs, loadPicture })
  return { blob: value, name: fileNameFor(deck.title, 'html'), losses }
}

/** What is on screen, saved or not: the way out when saving fails. */
export const exportOpenDeck = ({
  state,
  loadPicture,
}: Pick<OpenDeck, 'state' | 'loadPicture'>): Promise<ExportedFile> =>
  exportJson(state.getState().deck, loadPicture)
