import { createStore, type StoreApi } from 'zustand/vanilla'

import type { Line } from '#core/narration/talk/plan-slide.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'
import type { VoiceFailure } from '#ports/sound/voice.ts'

import { createCast } from './voices/cast.ts'
import { listTalkLines } from './list-talk-lines.ts'
import type { NarrationChoice } from './narration-settings.ts'
import type { TalkPreparing } from './presenter-state.ts'
import type { Stage } from './talk.ts'
import type { VoiceOffer, VoiceOffers } from './voices/voice-offers.ts'

export type TalkPreparationState =
  | { status: 'none' }
  /** What there is to do; nothing where it is prepared already. */
  | { status: 'known'; seconds: number; failure: VoiceFailure | null }
  | ({ status: 'preparing' } & TalkPreparing)

/** Has a whole talk made before it is given, by a voice that keeps what it has made. */
export type TalkPreparation = {
  state: StoreApi<TalkPreparationState>
  /** Finds out how long it would take. */
  measure(openDeck: OpenDeck, offer: VoiceOffer): Promise<void>
  start(openDeck: OpenDeck, offer: VoiceOffer): Promise<void>
  stop(): void
}

type Needs = { offers: VoiceOffers; choice: NarrationChoice } & Pick<Stage, 'recordings'>

/** A guess, at normal speed. */
const secondsPerWord = 0.4

function estimate(lines: readonly Line[], { narrator }: VoiceOffer): number {
  const words = lines.reduce((sum, { utterance }) => sum + utterance.words.length, 0)
  return words * secondsPerWord * (narrator.voice?.effort?.() ?? 1)
}

export function createTalkPreparation({ offers, choice, recordings }: Needs): TalkPreparation {
  const state = createStore<TalkPreparationState>(() => ({ status: 'none' }))
  let working: AbortController | null = null

  function listLines(openDeck: OpenDeck, { narrator }: VoiceOffer): Line[] {
    const { voices } = choice.state.getState()
    const cast = createCast(openDeck.state.getState().deck, offers.state.getState().offers, voices)
    // Whatever speed it is heard at is made of its own.
    return listTalkLines({ openDeck, cast, recordings }, narrator, { rate: 1 })
  }

  async function findMissing(openDeck: OpenDeck, offer: VoiceOffer): Promise<Line[]> {
    const missing: Line[] = []
    for (const line of listLines(openDeck, offer))
      if (!(await offer.narrator.voice?.recall?.(line.request))) missing.push(line)
    return missing
  }

  async function measure(openDeck: OpenDeck, offer: VoiceOffer): Promise<void> {
    if (working) return
    const missing = await findMissing(openDeck, offer)
    if (working) return
    state.setState({ status: 'known', seconds: estimate(missing, offer), failure: null }, true)
  }

  return {
    state,
    measure,
    async start(openDeck, offer) {
      if (working) return
      const own = new AbortController()
      working = own
      const missing = await findMissing(openDeck, offer)
      let failure: VoiceFailure | null = null
      for (const [made, line] of missing.entries()) {
        const seconds = estimate(missing.slice(made), offer)
        state.setState({ status: 'preparing', made, lines: missing.length, seconds }, true)
        const spoken = await offer.narrator.voice?.speak(line.request, own.signal)
        if (own.signal.aborted) break
        if (spoken?.ok === false && spoken.error.code !== 'nothing-to-say') {
          failure = spoken.error
          break
        }
      }
      working = null
      await measure(openDeck, offer)
      if (failure) state.setState((known) => ({ ...known, failure }))
    },
    stop: () => working?.abort(),
  }
}
