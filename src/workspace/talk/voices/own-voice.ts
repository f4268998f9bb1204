import { createStore, type StoreApi } from 'zustand/vanilla'

import { maxRecordingSeconds } from '#core/deck/talk/recording.ts'
import { setRecording } from '#core/edit/set-recording.ts'
import { findSpokenLanguages } from '#core/narration/language/find-spoken-languages.ts'
import { finishRecording } from '#core/narration/sound/finish-recording.ts'
import { recordingType, writeRecording } from '#core/narration/sound/recording-file.ts'
import type { Clock } from '#ports/clock.ts'
import type { Microphone, MicrophoneFailure, Take } from '#ports/sound/microphone.ts'
import type { DraftPlace, RecordingDraft } from '#ports/sound/recording-draft.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

export type OwnVoiceFailure =
  | MicrophoneFailure
  /** Nobody was heard. */
  | { code: 'silence' }
  /** The slide was deleted meanwhile. */
  | { code: 'slide-gone' }
  /** It could not be kept, as when memory ran out. */
  | { code: 'not-kept' }

export type OwnVoiceState = {
  status: 'idle' | 'asking' | 'recording' | 'working'
  /** When the recording began, in ms. */
  since: number
  /** How it ended, unless as it should: by itself, at its longest; or because the microphone went. */
  ended: 'too-long' | 'cut-off' | null
  failure: OwnVoiceFailure | null
  /** A recording of this deck that was interrupted, as when its tab was closed. */
  left: DraftPlace | null
}

/** Records what is said of a slide, in the voice of whoever sits in front of it. */
export type OwnVoice = {
  state: StoreApi<OwnVoiceState>
  /** How loud it is now, from 0 to 1. */
  level(): number
  start(openDeck: OpenDeck, slideId: string): Promise<void>
  /** Ends it and keeps what was said. */
  stop(): Promise<void>
  /** Ends it, and what there was before stays. */
  cancel(): void
  remove(openDeck: OpenDeck, slideId: string): void
  /** Looks whether a recording of this deck was interrupted. */
  lookForLeft(openDeck: OpenDeck): Promise<void>
  keepLeft(openDeck: OpenDeck): Promise<void>
  forgetLeft(): Promise<void>
}

type Needs = {
  microphone: Microphone
  draft: RecordingDraft
  clock: Clock
  /** Whatever speaks must be quiet, or it would be recorded. */
  onStart: () => void
}

const nothing: OwnVoiceState = { status: 'idle', since: 0, ended: null, failure: null, left: null }

export function createOwnVoice({ microphone, draft, clock, onStart }: Needs): OwnVoice {
  const state = createStore<OwnVoiceState>(() => nothing)
  let running: { take: Take; openDeck: OpenDeck; place: DraftPlace; letGo: () => void } | null =
    null
  let asked = 0

  async function start(openDeck: OpenDeck, slideId: string): Promise<void> {
    cancel()
    onStart()
    const ask = ++asked
    const said = findNotes(openDeck, slideId)
    const place = { deckId: openDeck.id, slideId, said }
    state.setState({ ...nothing, status: 'asking' })
    await draft.begin(place)
    const take = await microphone.record({
      onPiece: (piece) => void draft.add(piece),
      onCutOff: () => void finish('cut-off'),
    })
    if (ask !== asked) return take.ok ? take.value.cancel() : undefined
    if (!take.ok) {
      await draft.forget()
      return state.setState({ ...nothing, failure: take.error })
    }
    const letGo = clock.after(maxRecordingSeconds * 1000, () => void finish('too-long'))
    running = { take: take.value, openDeck, place, letGo }
    return state.setState({ ...nothing, status: 'recording', since: clock.now() })
  }

  async function finish(ended: OwnVoiceState['ended']): Promise<void> {
    const current = running
    if (!current) return
    running = null
    current.letGo()
    state.setState({ status: 'working', ended })
    const file = await current.take.stop()
    await keep(current.openDeck, current.place, file)
  }

  async function keep(openDeck: OpenDeck, place: DraftPlace, file: Blob): Promise<void> {
    const failure = await tryKeep(openDeck, place, file)
    // What could not be kept may be found again; what holds nothing is of no use to anybody.
    if (failure?.code !== 'not-kept') await draft.forget()
    state.setState({ status: 'idle', failure, left: null })
  }

  async function tryKeep(
    openDeck: OpenDeck,
    { slideId, said }: DraftPlace,
    file: Blob,
  ): Promise<OwnVoiceFailure | null> {
    const read = await microphone.read(file)
    if (!read.ok) return read.error
    const { deck } = openDeck.state.getState()
    if (!deck.slides.some(({ id }) => id === slideId)) return { code: 'slide-gone' }
    const language = findSpokenLanguages(deck).get(slideId)?.language ?? 'en'
    const saying = { notes: said, language, pronunciations: deck.pronunciations ?? [] }
    const recorded = finishRecording(read.value, saying)
    if (!recorded) return { code: 'silence' }
    try {
      const bytes = writeRecording(recorded)
      const sound = await openDeck.addPicture(new Blob([bytes], { type: recordingType }))
      const seconds = recorded.samples.length / recorded.sampleRate
      openDeck.edit((view) => setRecording(view, slideId, { sound, said, seconds }))
      const saved = await openDeck.flush()
      return saved.ok ? null : { code: 'not-kept' }
    } catch {
      return { code: 'not-kept' }
    }
  }

  function cancel() {
    asked += 1
    running?.letGo()
    running?.take.cancel()
    if (running || state.getState().status === 'asking') void draft.forget()
    running = null
    state.setState(nothing)
  }

  return {
    state,
    level: () => running?.take.level() ?? 0,
    start,
    stop: () => finish(null),
    cancel,
    remove: (openDeck, slideId) => openDeck.edit((view) => setRecording(view, slideId, null)),
    async lookForLeft(openDeck) {
      if (state.getState().status !== 'idle') return
      const left = await draft.find()
      const isHere = left?.deckId === openDeck.id && findNotes(openDeck, left.slideId) !== ''
      if (left && isHere && state.getState().status === 'idle') state.setState({ left })
    },
    async keepLeft(openDeck) {
      state.setState({ status: 'working', failure: null })
      const left = await draft.find()
      if (left) await keep(openDeck, left, left.file)
      else state.setState(nothing)
    },
    async forgetLeft() {
      state.setState({ left: null })
      await draft.forget()
    },
  }
}

const findNotes = (openDeck: OpenDeck, slideId: string): string =>
  openDeck.state.getState().deck.slides.find(({ id }) => id === slideId)?.notes ?? ''
