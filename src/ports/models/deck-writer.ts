import type { Deck } from '#core/deck/deck.ts'
import type { Slide } from '#core/deck/slide.ts'
import type { DeckCheckOptions } from '#core/outline/check/check-deck.ts'
import type { DeckRequest } from '#core/outline/deck-request.ts'
import type { Finding } from '#core/outline/check/finding.ts'

import type { ModelFailure } from './model-failure.ts'

/** What is being done now, in this order; `repairing` may come twice or never. */
export type GenerationStage = 'asking' | 'writing' | 'checking' | 'repairing'

/** Why only a part of a deck is there. */
export type PartCause =
  | { code: 'stopped' }
  /** The model ran out of tokens. */
  | { code: 'cut-off' }
  /** What came next could not be read; what was there before stays. */
  | { code: 'unreadable'; reply: string }
  | { code: 'failed'; failure: ModelFailure }

export type GenerationOutcome =
  | { kind: 'deck'; deck: Deck; findings: Finding[] }
  /** Complete slides only; `continue` asks for the `missing` ones. */
  | { kind: 'part'; deck: Deck; findings: Finding[]; missing: number; cause: PartCause }
  /** The spec's template deck, because no answer could be read; `reply` is what the model wrote. */
  | {
      kind: 'fallback'
      deck: Deck
      reason: 'no-json' | 'bad-structure' | 'no-answer'
      reply: string
    }
  | { kind: 'failed'; failure: ModelFailure }
  | { kind: 'stopped' }

export type GenerationEvent =
  | { kind: 'stage'; stage: GenerationStage }
  /** A model on the device is being fetched; from 0 to 1. */
  | { kind: 'loading'; fraction: number }
  /** Which model answers. */
  | { kind: 'model'; model: string }
  | { kind: 'title'; title: string }
  /** A slide is complete. It takes its place in the deck, also where one was told before. */
  | { kind: 'slide'; place: number; slide: Slide }
  /** A slide that was there has been written anew. */
  | { kind: 'repaired'; place: number; slide: Slide }
  /** Always the last. */
  | { kind: 'end'; outcome: GenerationOutcome }

export type WritingOptions = {
  newId: () => string
  signal?: AbortSignal | undefined
  /**
   * Whether a slide's text is too much for its place on the real layout. The backend has no fonts to
   * measure with and repairs by the lengths of DC4 and DC5 alone; text that keeps to them fits (a
   * test of DC10 holds that), and what overflows all the same is found when the deck has arrived.
   */
  overflows?: DeckCheckOptions['overflows']
}

/** Writes whole decks: here with a text model, or on the backend that does the same. */
export type DeckWriter = {
  /** Never throws. The last event is always `end`; leaving the loop cancels the request. */
  write(request: DeckRequest, options: WritingOptions): AsyncIterable<GenerationEvent>
  /** The rest of a deck that is there in part. */
  continue(
    request: DeckRequest,
    before: Deck,
    options: WritingOptions,
  ): AsyncIterable<GenerationEvent>
}
