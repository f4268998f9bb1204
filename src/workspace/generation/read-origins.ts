import * as v from 'valibot'

import { deckRequestSchema } from '#core/outline/deck-request.ts'
import { parseJson } from '#core/parse-json.ts'
import type { ModelFailure } from '#ports/models/model-failure.ts'
import { type ModelProvider, modelProviders } from '#ports/models/model-provider.ts'

import type { DeckOrigin, GenerationState } from './generation-state.ts'

const provider = v.custom<ModelProvider>(
  (name) => typeof name === 'string' && Object.hasOwn(modelProviders, name),
)

const said = { said: v.exactOptional(v.string()) }
const failure = v.variant('code', [
  v.object({
    code: v.picklist([
      'bad-key',
      'key-leaked',
      'not-allowed',
      'no-credit',
      'wrong-region',
      'quota-day',
      'rate-limited',
      'overloaded',
      'offline',
      'bad-address',
      'timed-out',
      'too-long',
      'no-answer',
      'interrupted',
      'bad-reply',
      'unavailable',
      'backend-failed',
      'cancelled',
    ]),
    ...said,
  }),
  v.object({ code: v.literal('blocked'), reason: v.string(), ...said }),
  v.object({ code: v.picklist(['unreachable', 'refused-by-policy']), origin: v.string(), ...said }),
  v.object({ code: v.literal('wrong-address'), address: v.string(), ...said }),
  v.object({ code: v.literal('model-gone'), model: v.string(), ...said }),
  v.object({ code: v.literal('bad-request'), status: v.number(), ...said }),
]) satisfies v.GenericSchema<unknown, ModelFailure>

const shortfall = v.variant('kind', [
  v.object({
    kind: v.literal('part'),
    missing: v.number(),
    cause: v.variant('code', [
      v.object({ code: v.picklist(['stopped', 'cut-off']) }),
      v.object({ code: v.literal('unreadable'), reply: v.string() }),
      v.object({ code: v.literal('failed'), failure }),
    ]),
    provider,
  }),
  v.object({
    kind: v.literal('fallback'),
    reason: v.picklist(['no-json', 'bad-structure', 'no-answer']),
    reply: v.string(),
    provider,
  }),
  v.object({ kind: v.literal('template') }),
])

const schema = v.object({
  // What is made without a model needs no topic.
  request: v.object({ ...deckRequestSchema.entries, topic: v.string() }),
  slideIds: v.array(v.string()),
  shortfall: v.nullable(shortfall),
  description: v.string(),
  isAccepted: v.boolean(),
})

const record = v.record(v.string(), v.unknown())

/** What an older version has kept, or somebody has tampered with, is passed over. */
export function readOrigins(text: string): GenerationState['origins'] {
  const kept = v.safeParse(record, parseJson(text))
  const origins = Object.entries(kept.success ? kept.output : {}).flatMap(([deckId, value]) => {
    const origin = v.safeParse(schema, value)
    if (!origin.success) return []
    // How the last attempt went is news no longer.
    return [[deckId, { ...origin.output, end: null } satisfies DeckOrigin] as const]
  })
  return Object.fromEntries(origins)
}
