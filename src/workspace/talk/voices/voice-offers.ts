import { createStore, type StoreApi } from 'zustand/vanilla'

import { rootOf } from '#core/narration/language/language-root.ts'
import type { Narrator } from '#ports/sound/narrator.ts'
import type { PageLifecycle } from '#ports/tabs/page-lifecycle.ts'
import type { Speaker, VoiceReadiness } from '#ports/sound/voice.ts'

/** Somebody who could speak. */
export type VoiceOffer = {
  id: string
  narrator: Narrator
  speaker: Speaker
  readiness: VoiceReadiness
}

export type VoiceOffersState = {
  /** Not yet known what there is. */
  status: 'checking' | 'known'
  /** In the order of preference; those that cannot speak here are not among them. */
  offers: readonly VoiceOffer[]
}

export type VoiceOffers = {
  state: StoreApi<VoiceOffersState>
  /** Looks again at what there is. */
  refresh(): Promise<void>
}

type Page = Pick<PageLifecycle, 'onReconnect'>

/** Everybody who could speak, of all voices there are. */
export function createVoiceOffers(narrators: readonly Narrator[], page: Page): VoiceOffers {
  const state = createStore<VoiceOffersState>(() => ({ status: 'checking', offers: [] }))
  let latest = 0

  async function refresh(): Promise<void> {
    const check = ++latest
    const offers = await listOffers(narrators)
    if (check === latest) state.setState({ status: 'known', offers })
  }

  narrators.forEach((narrator) => narrator.onSpeakersChange(() => void refresh()))
  // A voice that could not be fetched can be now.
  page.onReconnect(() => void refresh())
  return { state, refresh }
}

/** As it is now, in the order of preference. */
export async function listOffers(narrators: readonly Narrator[]): Promise<VoiceOffer[]> {
  const checked = await Promise.all(
    narrators.map(async (narrator) => ({ narrator, readiness: await narrator.checkReadiness() })),
  )
  return checked
    .filter(({ narrator, readiness }) => isOffered(narrator, readiness))
    .flatMap(({ narrator, readiness }) =>
      narrator.listSpeakers().map((speaker) => ({
        id: `${narrator.id}:${speaker.id}`,
        narrator,
        speaker,
        readiness,
      })),
    )
}

/** A voice that somebody has to ask for is fetched on purpose, and never because it was the next. */
export const isOffered = (
  { voice }: Pick<Narrator, 'voice'>,
  { status }: VoiceReadiness,
): boolean => status !== 'unavailable' && !(voice?.onRequest && status === 'to-download')

/** Those who speak a language. */
export const listOffersFor = (
  offers: readonly VoiceOffer[],
  language: string,
): readonly VoiceOffer[] =>
  offers.filter(({ speaker }) => rootOf(speaker.language) === rootOf(language))

/** Whether the notes leave this device to be spoken, with a key of the user's. */
export const isService = ({ narrator }: VoiceOffer): boolean =>
  narrator.kind === 'cloud' || narrator.kind === 'live'

/** Voices of live calls are chosen on purpose: without their key, none takes their place unasked. */
export const isLiveChoice = (chosen: string | undefined): boolean =>
  chosen?.startsWith('vapi:') ?? false

/** Who speaks: whom the user chose for the language, or the first that can. */
export function chooseOffer(
  offers: readonly VoiceOffer[],
  language: string,
  chosen: Readonly<Record<string, string>>,
): VoiceOffer | null {
  const able = listOffersFor(offers, language)
  const wanted = chosen[rootOf(language)]
  const found = able.find(({ id }) => id === wanted)
  return found ?? (isLiveChoice(wanted) ? null : (able[0] ?? null))
}
