import type { JsonSchema } from '#core/outline/json-schema.ts'
import type { Result } from '#core/result.ts'

import type { ModelFailure } from './model-failure.ts'

export type TextRequest = {
  /** Who the model is and what rules hold throughout. */
  system: string
  prompt: string
  /** The shape of the answer. A model that cannot keep to a shape is asked without. */
  schema?: JsonSchema
  maxTokens?: number
  signal?: AbortSignal
}

/** Why the model stopped. `cut-off`: it ran out of tokens, and what it wrote is not whole. */
export type EndReason = 'complete' | 'cut-off'

export type TextEvent =
  /** A model on the device is being fetched first; from 0 to 1. */
  | { kind: 'loading'; fraction: number }
  /** The provider has accepted the request. Which model answers may differ from the one asked for. */
  | { kind: 'start'; model: string }
  | { kind: 'text'; text: string }
  | { kind: 'end'; reason: EndReason }
  | { kind: 'failed'; failure: ModelFailure }

export type ModelInfo = { id: string; name?: string }

/** Writes text. One instance stands for one provider, one address and one key. */
export type TextModel = {
  /** Never throws. The last event is always `end` or `failed`; leaving the loop cancels the request. */
  stream(request: TextRequest): AsyncIterable<TextEvent>
  /** Also the test of a key: it fails as a request would. The best choice comes first. */
  listModels(signal?: AbortSignal): Promise<Result<ModelInfo[], ModelFailure>>
}

/** Beyond the longest deck: shorter limits cut real decks off, and thinking counts too. */
export const defaultMaxTokens = 16_384
