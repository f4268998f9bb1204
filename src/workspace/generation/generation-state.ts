import type { Slide } from '#core/deck/slide.ts'
import type { DeckRequest } from '#core/outline/deck-request.ts'
import type { StoreFailure } from '#ports/storage/deck-store.ts'
import type { GenerationStage, PartCause } from '#ports/models/deck-writer.ts'
import type { ModelFailure } from '#ports/models/model-failure.ts'
import type { ModelProvider } from '#ports/models/model-provider.ts'

import type { ModelsFailure } from './models.ts'

/** What is being written now. */
export type GenerationRun = {
  request: DeckRequest
  provider: ModelProvider
  /** The presentation it goes into; null while it is to be a new one. */
  deckId: string | null
  stage: GenerationStage | 'saving'
  /** How much of a model on the device is fetched, from 0 to 1; null when none has to be. */
  loading: number | null
  /** Which model answers, once it does. */
  model: string | null
  title: string | null
  /** Those that are complete, each at its place. */
  slides: readonly Slide[]
}

/** How the last one ended. A presentation that was made is open, or listed on the dashboard. */
export type GenerationEnd =
  | { kind: 'saved'; id: string }
  | { kind: 'stopped' }
  /** `retryAt`: when the service lets us try again, where it says so. */
  | { kind: 'failed'; failure: ModelFailure; retryAt: number | null; provider: ModelProvider }
  | { kind: 'no-model'; failure: ModelsFailure }
  /** Written, but not stored: `saveAgain` tries once more. */
  | { kind: 'unsaved'; failure: StoreFailure }
  /** Too little text to make slides of without a model. */
  | { kind: 'too-short' }

/** Why there is no presentation. */
export type NotMade = Exclude<GenerationEnd, { kind: 'saved' }>

/** What is not as it was asked for, and why. */
export type Shortfall =
  | { kind: 'part'; missing: number; cause: PartCause; provider: ModelProvider }
  /** The template, because no answer could be read; `reply` is what the model wrote. */
  | {
      kind: 'fallback'
      reason: 'no-json' | 'bad-structure' | 'no-answer'
      reply: string
      provider: ModelProvider
    }
  /** The template, because the user wanted it. */
  | { kind: 'template' }

/** Of a presentation made in this tab: what it was made from, and what it still lacks. */
export type DeckOrigin = {
  request: DeckRequest
  /** Those that were made from the request: others may come along, as from a file. */
  slideIds: readonly string[]
  shortfall: Shortfall | null
  /** As it was described when it was made. */
  description: string
  /** The user takes it as it is: nothing more is said about it by itself. */
  isAccepted: boolean
  /** How the last attempt to complete it ended, when it failed. */
  end: NotMade | null
}

export type GenerationState = {
  run: GenerationRun | null
  /** Of the last new presentation, together with what was asked for. */
  last: { request: DeckRequest; end: GenerationEnd } | null
  origins: Readonly<Record<string, DeckOrigin>>
}
