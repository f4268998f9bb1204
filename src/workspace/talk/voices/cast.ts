import { findDeckLanguage } from '#core/narration/language/find-deck-language.ts'
import { rootOf } from '#core/narration/language/language-root.ts'
import type { Deck } from '#core/deck/deck.ts'

import { chooseOffer, isService, listOffersFor, type VoiceOffer } from './voice-offers.ts'

/** Who says what is in a language; null where nobody does. */
export type Cast = (language: string) => VoiceOffer | null

/**
 * Whom the user chose for each language, or the first that can. For what is said in between in
 * another language than the deck's, a service is not given the notes unless it was chosen for it.
 */
export function createCast(
  deck: Deck,
  offers: readonly VoiceOffer[],
  voices: Parameters<typeof chooseOffer>[2],
): Cast {
  const main = rootOf(findDeckLanguage(deck))
  return (language) => {
    const chosen = chooseOffer(offers, language, voices)
    if (!chosen || rootOf(language) === main || chosen.id === voices[rootOf(language)])
      return chosen
    return listOffersFor(offers, language).find((offer) => !isService(offer)) ?? null
  }
}

/** The same, but one of them does not start, and `offer` speaks in their place. */
export const replaceInCast =
  (cast: Cast, language: string, offer: VoiceOffer): Cast =>
  (asked) =>
    rootOf(asked) === rootOf(language) ? offer : cast(asked)
