import * as v from 'valibot'

import { deckSchema } from '#core/deck/deck.ts'
import { deckRequestSchema } from '#core/outline/deck-request.ts'
import type { JsonSchema } from '#core/outline/json-schema.ts'
import { isFields } from '#core/read-fields.ts'

/** What the app and the server say to each other. A whole answer is JSON; a stream has an event per line. */
export const backendPaths = {
  presentation: '/api/generate-presentation',
  image: '/api/generate-image',
  text: '/api/generate-text',
  models: '/api/list-models',
  speech: '/api/generate-speech',
} as const

/** Who asks for it gets events as they happen instead of the finished presentation. */
export const eventsMediaType = 'application/x-ndjson'

/** In the body, as specified; the server puts it into a header and forgets it. */
const apiKey = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(500),
  v.regex(/^[\x21-\x7e]*$/),
)
/** It becomes part of an address. */
const model = v.exactOptional(v.pipe(v.string(), v.regex(/^[\w.:@-]{1,200}$/)))

export const presentationCallSchema = v.object({
  apiKey,
  model,
  ...deckRequestSchema.entries,
  /** A deck that is there in part; the rest of it is asked for. */
  before: v.exactOptional(deckSchema),
})

export const imageCallSchema = v.object({
  apiKey,
  slideTitle: v.pipe(v.string(), v.maxLength(2000)),
  slideContent: v.pipe(
    v.union([
      v.array(v.string()),
      v.pipe(
        v.string(),
        v.transform((text) => text.split('\n')),
      ),
    ]),
    v.maxLength(100),
  ),
  /** What the slide asks to be shown. */
  imagePrompt: v.exactOptional(v.pipe(v.string(), v.maxLength(2000))),
})

export const textCallSchema = v.object({
  apiKey,
  model,
  system: v.string(),
  prompt: v.string(),
  // Handed on to the provider, which judges it.
  schema: v.exactOptional(v.custom<JsonSchema>(isFields)),
  maxTokens: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_536))),
})

export const speechCallSchema = v.object({
  apiKey,
  /** One of Gemini's own names. */
  person: v.pipe(v.string(), v.regex(/^\w{1,60}$/)),
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(8000)),
})

export const modelsCallSchema = v.object({ apiKey })

export type BackendCall = {
  [backendPaths.presentation]: v.InferInput<typeof presentationCallSchema>
  [backendPaths.image]: v.InferInput<typeof imageCallSchema>
  [backendPaths.text]: v.InferInput<typeof textCallSchema>
  [backendPaths.speech]: v.InferInput<typeof speechCallSchema>
  [backendPaths.models]: v.InferInput<typeof modelsCallSchema>
}
