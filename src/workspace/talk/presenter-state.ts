import type { Slide } from '#core/deck/slide.ts'
import {
  type NarrationProgress,
  startOfNarration,
} from '#core/narration/talk/narration-progress.ts'
import {
  isNarrating,
  type PresenterState as MachineState,
  presenterAtRest,
  type PresenterStatus,
} from '#core/narration/talk/presenter-machine.ts'
import type { Script, Word } from '#core/narration/script/script.ts'
import type { VoiceFailure, VoiceProgress } from '#ports/sound/voice.ts'

import type { Silence } from './talk.ts'

/** Why nothing is said, or no more. */
export type PresenterProblem =
  | { code: 'no-deck' }
  | { code: 'notes-too-short' }
  /** `language` is the deck's. */
  | { code: 'no-voice'; language: string }
  /** The browser lets no sound out. */
  | { code: 'sound-blocked' }
  | { code: 'voice'; failure: VoiceFailure }

/** Slides that nobody speaks as they are: what becomes of them is asked before the talk begins. */
export type SilentSlides = {
  /** Where the talk is to begin; null: at the beginning. */
  from: number | null
  withoutNotes: readonly SilentPlace[]
  withoutVoice: readonly (SilentPlace & { language: string })[]
}

/** `number` as the audience counts; `isWhole` where nothing of it would be said. */
export type SilentPlace = { slideId: string; number: number; title: string; isWhole: boolean }

/** How far a talk is made that has to be made before it is heard; `seconds` are left until it can be. */
export type TalkPreparing = { made: number; lines: number; seconds: number }

export type PresenterView = MachineState & {
  /** Something of the talk has been heard. */
  hasBegun: boolean
  /** The slide that is spoken, or was last. */
  slideId: string | null
  script: Script
  /** What is said of it, in which the script has its places: the notes, or what stands for them. */
  text: string
  /** Why the slide is only shown, and nothing is said. */
  silence: Silence | null
  /** All words of the script. */
  words: readonly Word[]
  /** The word that is spoken now; -1 before the first. */
  word: number
  /** Every word of the slide has been said. */
  isComplete: boolean
  /** The voice is being fetched and started. */
  loading: VoiceProgress | null
  /** The talk begins when it can be held to its end: what is made of it, and in how many seconds. */
  preparing: TalkPreparing | null
  /** Sound is allowed, and its device takes its time. */
  isOpeningSound: boolean
  problem: PresenterProblem | null
  /** The talk waits for an answer. */
  asked: SilentSlides | null
}

/** What there may be to wait for before a word is heard. */
export type VoiceWait = Pick<
  PresenterView,
  'loading' | 'preparing' | 'isOpeningSound' | 'status' | 'silence'
>

export const presenterView: PresenterView = {
  ...presenterAtRest,
  hasBegun: false,
  slideId: null,
  script: { sentences: [] },
  text: '',
  silence: null,
  words: [],
  word: -1,
  isComplete: false,
  loading: null,
  preparing: null,
  isOpeningSound: false,
  problem: null,
  asked: null,
}

/** What is told of it: who waits for more words in the middle of a talk is no longer only ready. */
export const toldStatus = ({ status, hasBegun }: PresenterView): PresenterStatus =>
  status === 'connected' && hasBegun ? 'speaking' : status

/** How far the voice has come with a slide; one that is not being spoken has all before it. */
export function progressOf(
  view: PresenterView,
  slide: Pick<Slide, 'id' | 'notes'>,
): NarrationProgress {
  const { slideId, word, words, isComplete, mode } = view
  if (slideId !== slide.id) return startOfNarration(slide)
  return {
    status: view.status === 'paused' ? 'paused' : isNarrating(view) ? 'speaking' : 'idle',
    wordsSpoken: isComplete ? words.length : Math.max(0, word),
    totalWords: words.length,
    auto: mode === 'auto',
  }
}
