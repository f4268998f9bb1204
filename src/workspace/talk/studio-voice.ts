import { createStore, type StoreApi } from 'zustand/vanilla'

import { introduceSpeaker } from '#core/narration/language/introduce-speaker.ts'
import { planLines, planPassage } from '#core/narration/talk/plan-slide.ts'
import type { Voice, VoiceFailure, VoiceProgress } from '#ports/voice.ts'

/** Fetches it for a copy of the app that is to offer it. */
export const studioVoiceCommand = 'npm run studio-voice'

export type StudioVoiceState =
  | { status: 'checking' }
  /** It can be had here; `failure` is why that did not work just now. */
  | { status: 'absent'; bytes: number; failure: VoiceFailure | null }
  /** It cannot, or not now. */
  | { status: 'unavailable'; failure: VoiceFailure }
  | { status: 'fetching'; progress: VoiceProgress }
  /** It is being found out how fast it is on this device. */
  | { status: 'trying' }
  /** `effort` is in seconds for a second of speech; null where it was not tried to the end. */
  | { status: 'here'; effort: number | null }

/** A voice that is fetched only when somebody asks for it. */
export type StudioVoice = {
  state: StoreApi<StudioVoiceState>
  /** Looks whether it is here. */
  check(): Promise<void>
  /** Fetches it and tries it with what its first speaker says in a preview, which is kept. */
  fetch(): Promise<void>
  cancel(): void
  remove(): Promise<void>
}

type Needs = {
  voice: Voice
  /** It is here now, or no longer. */
  onChange: () => void
}

export function createStudioVoice({ voice, onChange }: Needs): StudioVoice {
  const state = createStore<StudioVoiceState>(() => ({ status: 'checking' }))
  let fetching: AbortController | null = null

  async function check(failure: VoiceFailure | null = null): Promise<void> {
    const readiness = await voice.checkReadiness()
    if (fetching) return
    if (readiness.status === 'to-download')
      state.setState({ status: 'absent', bytes: readiness.bytes, failure }, true)
    else if (readiness.status === 'unavailable')
      state.setState({ status: 'unavailable', failure: failure ?? readiness.failure }, true)
    else state.setState({ status: 'here', effort: voice.effort?.() ?? null }, true)
  }

  /** Why it did not work; null when it did, or was called off. */
  async function load(signal: AbortSignal): Promise<VoiceFailure | null> {
    const onProgress = (progress: VoiceProgress) =>
      progress.loaded < progress.total
        ? state.setState({ status: 'fetching', progress }, true)
        : state.setState({ status: 'trying' }, true)
    const prepared = await voice.prepare(onProgress, signal)
    if (!prepared.ok) return prepared.error
    state.setState({ status: 'trying' }, true)
    const [speaker] = voice.listSpeakers()
    if (!speaker) return { code: 'unknown-speaker' }
    const settings = { ...speaker, speaker: speaker.id, rate: 1, pronunciations: [] }
    for (const { request } of planLines(planPassage(introduceSpeaker(speaker), settings))) {
      const tried = await voice.speak(request, signal)
      if (!tried.ok) return tried.error
    }
    return null
  }

  return {
    state,
    check: () => check(),
    async fetch() {
      if (fetching) return
      const own = new AbortController()
      fetching = own
      const found = state.getState()
      const total = found.status === 'absent' ? found.bytes : 0
      state.setState({ status: 'fetching', progress: { loaded: 0, total } }, true)
      const failure = await load(own.signal)
      if (fetching === own) fetching = null
      await check(failure?.code === 'cancelled' ? null : failure)
      onChange()
    },
    cancel: () => fetching?.abort(),
    async remove() {
      await voice.onRequest?.forget()
      await check()
      onChange()
    },
  }
}
