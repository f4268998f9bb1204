import { createStore, type StoreApi } from 'zustand/vanilla'

import { introduceSpeaker } from '#core/narration/language/introduce-speaker.ts'
import { planPassage } from '#core/narration/talk/plan-slide.ts'
import type { Clock } from '#ports/clock.ts'
import type { NarratorEvent } from '#ports/sound/narrator.ts'
import type { VoiceFailure, VoiceProgress } from '#ports/sound/voice.ts'

import type { NarrationChoice } from '../narration-settings.ts'
import { unlockNarrator } from './unlock-narrator.ts'
import type { VoiceOffer } from './voice-offers.ts'

/** What became of a preview: `silent` when nothing came out although it was spoken. */
export type PreviewOutcome =
  | { kind: 'heard' }
  | { kind: 'silent' }
  | { kind: 'muted' }
  | { kind: 'blocked' }
  /** `voice` is the id of the narrator. */
  | { kind: 'failed'; failure: VoiceFailure; voice: string }

export type VoicePreviewState = {
  /** Who is heard, or about to be. */
  offerId: string | null
  loading: VoiceProgress | null
  /** Sound has come. */
  isHeard: boolean
  /** Sound is allowed, and its device takes its time. */
  isOpeningSound: boolean
  /** How loud it is, from 0 to 1; null where nobody can tell. */
  level: number | null
  outcome: PreviewOutcome | null
}

/** Lets a voice be heard before it is chosen, and says whether there was sound. */
export type VoicePreview = {
  state: StoreApi<VoicePreviewState>
  play(offer: VoiceOffer): Promise<void>
  stop(): void
}

type Needs = { choice: NarrationChoice; clock: Clock; onStart: () => void }

const silent: VoicePreviewState = {
  offerId: null,
  loading: null,
  isHeard: false,
  isOpeningSound: false,
  level: null,
  outcome: null,
}
const levelEveryMs = 60
/** Below this nothing is heard even of a whisper. */
const audible = 0.001

export function createVoicePreview({ choice, clock, onStart }: Needs): VoicePreview {
  const state = createStore<VoicePreviewState>(() => silent)
  let playing: { offer: VoiceOffer; loudest: number | null; abort: AbortController } | null = null

  function finish(outcome: PreviewOutcome) {
    stop()
    state.setState({ outcome })
  }

  function stop() {
    const stopped = playing
    playing = null
    stopped?.abort.abort()
    stopped?.offer.narrator.stop()
    state.setState(silent)
  }

  function measure() {
    const current = playing
    if (!current) return
    const level = current.offer.narrator.level()
    current.loudest = level === null ? null : Math.max(current.loudest ?? 0, level)
    state.setState({ level })
    clock.after(levelEveryMs, measure)
  }

  function hear(event: NarratorEvent) {
    const current = playing
    if (!current) return
    if (event.kind === 'sound') {
      state.setState({ isHeard: true })
      measure()
    }
    const voice = current.offer.narrator.id
    if (event.kind === 'fail') finish({ kind: 'failed', failure: event.failure, voice })
    if (event.kind === 'silenced') finish({ kind: 'blocked' })
    if (event.kind !== 'end' && event.kind !== 'closed') return
    // Where nobody can tell how loud it was, it was spoken at least.
    const isHeard = current.loudest === null || current.loudest > audible
    finish({ kind: isHeard ? 'heard' : 'silent' })
  }

  return {
    state,
    stop,
    async play(offer) {
      stop()
      onStart()
      const { rate, volume } = choice.state.getState()
      if (volume === 0) return finish({ kind: 'muted' })
      const current = { offer, loudest: null, abort: new AbortController() }
      playing = current
      state.setState({ ...silent, offerId: offer.id })
      const { narrator, speaker } = offer
      narrator.setVolume(volume)
      const unlocked = unlockNarrator(narrator, {
        clock,
        onWaiting: (isOpeningSound) => playing === current && state.setState({ isOpeningSound }),
      })
      const prepared = await narrator.prepare(
        (loading) => playing === current && state.setState({ loading }),
        current.abort.signal,
      )
      if (playing !== current) return undefined
      if (!prepared.ok)
        return finish({ kind: 'failed', failure: prepared.error, voice: narrator.id })
      state.setState({ loading: null })
      if (!(await unlocked)) return finish({ kind: 'blocked' })
      if (playing !== current) return undefined
      const { id, language } = speaker
      const settings = { language, speaker: id, rate, pronunciations: [] }
      narrator.speak(planPassage(introduceSpeaker(speaker), settings), hear)
      return undefined
    },
  }
}
