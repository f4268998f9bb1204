import type { Deck } from '#core/deck/deck.ts'
import { ok, type Result } from '#core/result.ts'
import type { DeckStore, StoreFailure } from '#ports/storage/deck-store.ts'

import type { OpenDeck } from '#workspace/deck/open-deck.ts'

/** A presentation that can be written to a file. */
export type DeckSource = {
  loadDeck(): Promise<Result<Deck, StoreFailure>>
  loadPicture: DeckStore['loadPicture']
}

/** What is on screen, saved or not. */
export const sourceOpenDeck = ({
  state,
  loadPicture,
}: Pick<OpenDeck, 'state' | 'loadPicture'>): DeckSource => ({
  loadDeck: async () => ok(state.getState().deck),
  loadPicture,
})

/** What is stored, for a presentation that is not open. */
export const sourceStoredDeck = (decks: DeckStore, id: string): DeckSource => ({
  async loadDeck() {
    const content = await decks.loadContent(id)
    return content.ok ? ok(content.value.deck) : content
  },
  loadPicture: decks.loadPicture,
})
