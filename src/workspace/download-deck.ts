import { writeJson } from '#codecs/json/write-json.ts'
import type { Deck } from '#core/deck/deck.ts'
import { fileNameFor } from '#core/deck/file-name.ts'
import { ok, type Result } from '#core/result.ts'
import type { DeckStore, StoreFailure } from '#ports/deck-store.ts'

import type { OpenDeck } from './open-deck.ts'

export type ExportedFile = { blob: Blob; name: string }

async function exportJson(decks: DeckStore, deck: Deck): Promise<ExportedFile> {
  const { value } = await writeJson(deck, decks.loadPicture)
  return { blob: value, name: fileNameFor(deck.title, 'json') }
}

/** What is stored, for a presentation that is not open. */
export async function exportDeckJson(
  decks: DeckStore,
  id: string,
): Promise<Result<ExportedFile, StoreFailure>> {
  const content = await decks.loadContent(id)
  return content.ok ? ok(await exportJson(decks, content.value.deck)) : content
}

/** What is on screen, saved or not: the way out when saving fails. */
export const exportOpenDeck = (decks: DeckStore, openDeck: OpenDeck): Promise<ExportedFile> =>
  exportJson(decks, openDeck.state.getState().deck)
