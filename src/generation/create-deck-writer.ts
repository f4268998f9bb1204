import type { DeckWriter } from '#ports/deck-writer.ts'
import type { TextModel } from '#ports/text-model.ts'

import { continueDeck, generateDeck } from './generate-deck.ts'

/** Writes decks here, with any text model. */
export const createDeckWriter = (model: TextModel): DeckWriter => ({
  write: (request, options) => generateDeck(request, { ...options, model }),
  continue: (request, before, options) => continueDeck(request, before, { ...options, model }),
})
