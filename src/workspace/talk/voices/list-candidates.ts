import { chooseOffer, isService, listOffersFor, type VoiceOffer } from './voice-offers.ts'

/**
 * Whoever was chosen for a language, and should their engine not start, somebody with another. A
 * service with a key is neither replaced, because its user is told what is wrong with it, nor given
 * the notes unasked.
 */
export function listCandidates(
  offers: readonly VoiceOffer[],
  language: string,
  voices: Parameters<typeof chooseOffer>[2],
): VoiceOffer[] {
  const chosen = chooseOffer(offers, language, voices)
  if (!chosen) return []
  if (isService(chosen)) return [chosen]
  const others = listOffersFor(offers, language).filter((offer) => !isService(offer))
  const engines = new Map([chosen, ...others.toReversed()].map((one) => [one.narrator.id, one]))
  return [chosen, ...[...engines.values()].filter(({ narrator }) => narrator !== chosen.narrator)]
}
