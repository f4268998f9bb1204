import * as v from 'valibot'

import { type Brand, brandSchema, dressDeck } from '#core/deck/brand.ts'
import type { Deck } from '#core/deck/deck.ts'
import { parseJson } from '#core/parse-json.ts'
import type { Preferences } from '#ports/preferences.ts'

const brandPreference = 'brand'
const usePreference = 'brand-for-new'

/** The brand that was saved in this browser; any deck that has it can give it back. */
export function readBrand(preferences: Preferences): Brand | null {
  const stored = preferences.read(brandPreference)
  const parsed = stored === null ? null : v.safeParse(brandSchema, parseJson(stored))
  return parsed?.success ? parsed.output : null
}

/** From now on new decks take it, too, until somebody says otherwise. */
export function keepBrand(preferences: Preferences, brand: Brand): void {
  preferences.write(brandPreference, JSON.stringify(brand))
  setForNewDecks(preferences, true)
}

export const isForNewDecks = (preferences: Preferences): boolean =>
  preferences.read(usePreference) === 'yes'

export const setForNewDecks = (preferences: Preferences, isUsed: boolean): void =>
  preferences.write(usePreference, isUsed ? 'yes' : 'no')

/** A deck that was just made, in the brand that new decks take. */
export function dressNewDeck(deck: Deck, preferences: Preferences): Deck {
  const brand = isForNewDecks(preferences) ? readBrand(preferences) : null
  return brand ? dressDeck(deck, brand) : deck
}
