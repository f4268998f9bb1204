import { createStore, type StoreApi } from 'zustand/vanilla'

import { planIntroduction } from '#core/narration/talk/plan-introduction.ts'
import type { GraphicsUse, Voice, VoiceFailure, VoiceProgress } from '#ports/sound/voice.ts'

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
  | { status: 'here'; effort: number | null; graphics: StudioGraphics | null }

/** Its graphics processor, where the device has one: not tried yet, or what was found. */
export type StudioGraphics = {
  use: GraphicsUse | null
  /** Still to be fetched for it. */
  bytes: number
  failure: VoiceFailure | null
}

/** A voice that is fetched only when somebody asks for it. */
export type StudioVoice = {
  state: StoreApi<StudioVoiceState>
  /** Looks whether it is here. */
  check(): Promise<void>
  /** Fetches it and tries it with what its first speaker says in a preview, which is kept. */
  fetch(): Promise<void>
  /** Tries whether the graphics processor of this device speaks it faster, and right. */
  tryGraphics(): Promise<void>
  leaveGraphics(): Promise<void>
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
  /** Why the graphics processor could not be tried just now. */
  let graphicsFailure: VoiceFailure | null = null

  async function check(failure: VoiceFailure | null = null): Promise<void> {
    const readiness = await voice.checkReadiness()
    if (fetching) return
    if (readiness.status === 'to-download')
      state.setState({ status: 'absent', bytes: readiness.bytes, failure }, true)
    else if (readiness.status === 'unavailable')
      state.setState({ status: 'unavailable', failure: failure ?? readiness.failure }, true)
    else {
      const graphics = await checkGraphics()
      if (!fetching)
        state.setState({ status: 'here', effort: voice.effort?.() ?? null, graphics }, true)
    }
  }

  async function checkGraphics(): Promise<StudioGraphics | null> {
    const trial = voice.onRequest?.graphics
    const bytes = trial ? await trial.measure() : null
    return trial && bytes !== null ? { use: trial.use(), bytes, failure: graphicsFailure } : null
  }

  /** Tells how it goes, and afterwards what is here then. */
  async function work(
    total: number,
    run: (signal: AbortSignal) => Promise<VoiceFailure | null>,
  ): Promise<void> {
    if (fetching) return
    const own = new AbortController()
    fetching = own
    state.setState({ status: 'fetching', progress: { loaded: 0, total } }, true)
    const failure = await run(own.signal)
    if (fetching === own) fetching = null
    await check(failure?.code === 'cancelled' ? null : failure)
    onChange()
  }

  const onProgress = (progress: VoiceProgress) =>
    progress.loaded < progress.total
      ? state.setState({ status: 'fetching', progress }, true)
      : state.setState({ status: 'trying' }, true)

  /** Why it did not work; null when it did, or was called off. */
  async function load(signal: AbortSignal): Promise<VoiceFailure | null> {
    const prepared = await voice.prepare(onProgress, signal)
    if (!prepared.ok) return prepared.error
    state.setState({ status: 'trying' }, true)
    const [speaker] = voice.listSpeakers()
    if (!speaker) return { code: 'unknown-speaker' }
    for (const request of planIntroduction(speaker)) {
      const tried = await voice.speak(request, signal)
      if (!tried.ok) return tried.error
    }
    return null
  }

  return {
    state,
    check: () => check(),
    async fetch() {
      const found = state.getState()
      await work(found.status === 'absent' ? found.bytes : 0, load)
    },
    async tryGraphics() {
      const trial = voice.onRequest?.graphics
      const found = state.getState()
      if (!trial || found.status !== 'here') return
      await work(found.graphics?.bytes ?? 0, async (signal) => {
        const tried = await trial.attempt(onProgress, signal)
        graphicsFailure = tried.ok || tried.error.code === 'cancelled' ? null : tried.error
        return null
      })
    },
    async leaveGraphics() {
      await voice.onRequest?.graphics?.leave()
      await check()
    },
    cancel: () => fetching?.abort(),
    async remove() {
      await voice.onRequest?.forget()
      await check()
      onChange()
    },
  }
}
