import type { DeckWriter } from '#ports/models/deck-writer.ts'
import type { TextModel } from '#ports/models/text-model.ts'

import { continueDeck, generateDeck } from './generate-deck.ts'
import { giveOwnIds } from './give-own-ids.ts'

/** Writes decks here, with any text model. */
export const createDeckWriter = (model: TextModel): DeckWriter => ({
  write: (request, options) =>
    giveOwnIds(generateDeck(request, { ...options, model }), { ...options, before: null }),
  continue: (request, before, options) =>
    giveOwnIds(continueDeck(request, before, { ...options, model }), { ...options, before }),
})
