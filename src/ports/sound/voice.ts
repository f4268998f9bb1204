import type { Pronunciation } from '#core/deck/talk/pronunciation.ts'
import type { Result } from '#core/result.ts'

import type { ModelFailure } from '../models/model-failure.ts'

/** Offsets are in the text that was to be spoken, times in seconds from the start of the sound. */
export type WordTime = { from: number; to: number; start: number; end: number }

/**
 * Sound from its first word to the end of its last, without silence around it: whoever plays it
 * makes the pauses. Every word of `listWords(text)` has its time, in order, without overlap.
 */
export type Speech = { samples: Float32Array<ArrayBuffer>; sampleRate: number; words: WordTime[] }

export type Speaker = {
  id: string
  /** A proper name, the same in every language of the app. */
  name: string
  tone: 'feminine' | 'masculine' | 'neutral'
  /** BCP 47. A text in another language is never given to this speaker. */
  language: string
  /** Nobody who speaks the language has judged it yet. */
  isExperimental?: boolean
}

export type SpeechRequest = {
  text: string
  /** Id of a speaker of this voice. */
  speaker: string
  /** 1 is the speaker's own speed, 2 twice as fast. */
  rate: number
  pronunciations: readonly Pronunciation[]
}

/** Closed: every code has a sentence in `words`. What services with a key can answer is in it, too. */
export type VoiceFailure =
  /** This copy of the app was built without the voice. */
  | { code: 'not-installed' }
  /** It could not be fetched, although there is a network. */
  | { code: 'download-failed' }
  /** The browser cannot run it. */
  | { code: 'unsupported' }
  | { code: 'out-of-memory' }
  /** Nothing in the text can be spoken. */
  | { code: 'nothing-to-say' }
  | { code: 'unknown-speaker' }
  /** What somebody recorded of a slide cannot be read any more. */
  | { code: 'recording-missing' }
  /** The service speaks with a key of the user's, and there is none. */
  | { code: 'no-key' }
  /** The engine broke down; another try starts a new one. */
  | { code: 'engine-failed' }
  /** The vault wants its passphrase first. */
  | { code: 'keys-locked' }
  /** What holds a live call did not load. */
  | { code: 'call-unavailable' }
  /** `said` is what the service says itself, never with the key in it; empty when it says nothing. */
  | { code: 'call-failed'; said: string; cause: 'key' | 'network' | 'time' | 'other' }
  | ModelFailure

/** The voice whose speakers are recordings: slides ask for it, and nobody can choose it. */
export const recordedVoice = 'recorded'

/** What stands between the user and the first word. `bytes` is what has to be fetched. */
export type VoiceReadiness =
  | { status: 'ready' }
  /** All of it is on this device and only has to be started. */
  | { status: 'on-device' }
  | { status: 'to-download'; bytes: number }
  | { status: 'unavailable'; failure: VoiceFailure }

/** `loaded` of `total` bytes; all of them are there and it is only being started when they are equal. */
export type VoiceProgress = { loaded: number; total: number }

/** A voice that asks much of a device, and comes only when somebody wants it. */
export type OnRequest = {
  /** What was fetched of it goes. */
  forget(): Promise<void>
  graphics?: GraphicsTrial
}

/** What became of having it computed on the graphics processor. */
export type GraphicsUse =
  /** It is computed there. */
  | 'used'
  /** It was slower there than on the processor. */
  | 'slow'
  /** What came was no speech, or other speech than it should be. */
  | 'wrong'

/**
 * Some devices compute speech many times faster on their graphics processor, some wrong, and none says
 * which: so it is tried, and compared.
 */
export type GraphicsTrial = {
  /** Null before it was tried. */
  use(): GraphicsUse | null
  /** Bytes to be fetched for it; null where there is no such processor, or no engine for it. */
  measure(): Promise<number | null>
  /** Fetches its engine and compares what the first speaker says of themselves. */
  attempt(
    onProgress: (progress: VoiceProgress) => void,
    signal: AbortSignal,
  ): Promise<Result<GraphicsUse, VoiceFailure>>
  /** It is computed on the processor again. */
  leave(): Promise<void>
}

/** Turns text into sound and says when each word is heard. */
export type Voice = {
  id: string
  kind: 'device' | 'cloud'
  onRequest?: OnRequest
  /** Seconds that a second of its speech takes to make here; null before that was tried. */
  effort?(): number | null
  listSpeakers(): readonly Speaker[]
  /** Fetches nothing but the size of what would be fetched. */
  checkReadiness(): Promise<VoiceReadiness>
  /** Fetches and starts what is needed. Called twice, the second joins the first. */
  prepare(
    onProgress?: (progress: VoiceProgress) => void,
    signal?: AbortSignal,
  ): Promise<Result<void, VoiceFailure>>
  /** What it has said before and keeps, without being prepared; null where that has to be made. */
  recall?(request: SpeechRequest): Promise<Speech | null>
  /** Prepares by itself where that was not done. Requests are answered in the order they came. */
  speak(request: SpeechRequest, signal?: AbortSignal): Promise<Result<Speech, VoiceFailure>>
}
