import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  arbitraryDeck,
  arbitraryFurniture,
} from '../../../../test/fixtures/decks/arbitrary-deck.ts'
import { setFurniture } from './set-furniture.ts'

test('FU1 the furniture of a deck is what was said last, and nothing else changes', () => {
  fc.assert(
    fc.property(arbitraryDeck, arbitraryFurniture, (deck, furniture) => {
      const view = { deck, current: 0 }
      const changed = setFurniture(view, furniture)
      expect(changed.deck).toEqual({ ...deck, furniture })
      expect(setFurniture(changed, { ...furniture })).toBe(changed)
    }),
  )
})
