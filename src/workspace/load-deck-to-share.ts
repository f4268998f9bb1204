import type { Deck } from '#core/deck/deck.ts'
import { ok, type Result } from '#core/result.ts'
import type { DeckStore, StoreFailure } from '#ports/deck-store.ts'

import type { OpenDeck } from './open-deck.ts'

type DeckToShare = Pick<OpenDeck, 'loadPicture'> & { deck: Deck }

type Needs = { decks: DeckStore; currentDeck: () => OpenDeck | null }

/** What is on screen, saved or not, or else what is stored; its notes only when they are wanted. */
export async function loadDeckToShare(
  deckId: string,
  withNotes: boolean,
  { decks, currentDeck }: Needs,
): Promise<Result<DeckToShare, StoreFailure>> {
  const prepare = (deck: Deck) => (withNotes ? deck : withoutNotes(deck))
  const open = currentDeck()
  if (open?.id === deckId)
    return ok({ deck: prepare(open.state.getState().deck), loadPicture: open.loadPicture })
  const content = await decks.loadContent(deckId)
  if (!content.ok) return content
  return ok({ deck: prepare(content.value.deck), loadPicture: decks.loadPicture })
}

const withoutNotes = (deck: Deck): Deck => ({
  ...deck,
  slides: deck.slides.map((slide) => ({ ...slide, notes: '' })),
})
