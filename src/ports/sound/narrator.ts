import type { Passage } from '#core/narration/talk/plan-slide.ts'
import type { Result } from '#core/result.ts'

import type { Speaker, Voice, VoiceFailure, VoiceProgress, VoiceReadiness } from './voice.ts'

export type NarratorEvent =
  /** The voice is heard, or heard again after a wait. */
  | { kind: 'sound' }
  /** Nothing will be heard until more is made. */
  | { kind: 'wait' }
  /** So much is made of what has to be, and it will be heard in about so many seconds. */
  | { kind: 'prepare'; made: number; lines: number; seconds: number }
  /** This word is spoken now, counted through the whole script. Never one before the last. */
  | { kind: 'word'; word: number }
  | { kind: 'end' }
  | { kind: 'fail'; failure: VoiceFailure }
  /** It was ended from elsewhere, as a live call can be: nothing went wrong, and no more is said. */
  | { kind: 'closed' }
  /** The sound was taken away; it goes on with Resume. */
  | { kind: 'silenced' }

/**
 * Speaks, one thing at a time, and says where it is. Voices that make samples and voices that only
 * speak live look the same from here.
 */
export type Narrator = Speaking & Sound

/** Sound that can be had as such, as for a file: `voice` makes the very lines that are heard. */
type Sound =
  | { kind: Voice['kind']; voice: Voice }
  /** `live` is a call, which costs by the minute: only who was chosen speaks in one. */
  | { kind: 'browser' | 'live'; voice: null }

/** What is heard `after` seconds behind the one before it. */
export type ForeseenPassage = { passage: Passage; after: number }

type Speaking = {
  id: string
  /** `exact` knows to the sample when speech ends; `live` has to wait and see. */
  ending: 'exact' | 'live'
  listSpeakers(): readonly Speaker[]
  /** Some browsers find their voices only after a while. */
  onSpeakersChange(run: () => void): () => void
  checkReadiness(): Promise<VoiceReadiness>
  prepare(
    onProgress?: (progress: VoiceProgress) => void,
    signal?: AbortSignal,
  ): Promise<Result<void, VoiceFailure>>
  /** Whether it is heard without being prepared, since its first words were spoken before. */
  beginsAtOnce(passage: Passage): Promise<boolean>
  /**
   * To be called in the course of a press, without which browsers let no sound out: false then. It
   * takes as long as the sound device does.
   */
  unlock(): Promise<boolean>
  /** In place of whatever is spoken, and `after` seconds behind the end of what was spoken last. */
  speak(passage: Passage, tell: (event: NarratorEvent) => void, after?: number): void
  /**
   * Is made while there is time, so that it can be heard `after` seconds behind what is spoken now. A
   * voice that takes longer to make than to hear looks at all that comes behind that, too.
   */
  foresee(passage: Passage | null, after?: number, further?: Iterable<ForeseenPassage>): void
  /** The notes were changed: what is being said is finished, then it goes on with the new ones. */
  revise(passage: Passage): void
  pause(): void
  resume(): void
  stop(): void
  /** From 0 to 1. */
  setVolume(volume: number): void
  /** How loud it is at this moment, from 0 to 1; null where nobody can tell. */
  level(): number | null
}
