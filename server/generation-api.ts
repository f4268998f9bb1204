import { randomUUID } from 'node:crypto'

import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'

import {
  backendPaths,
  eventsMediaType,
  imageCallSchema,
  modelsCallSchema,
  presentationCallSchema,
  speechCallSchema,
  textCallSchema,
} from '#adapters/backend/backend-calls.ts'
import { createGeminiImageModel } from '#adapters/image-models/gemini-image-model.ts'
import { createGeminiTextModel } from '#adapters/text-models/gemini-text-model.ts'
import { createGeminiSpeech } from '#adapters/voices/gemini-speech.ts'
import { deckRequestSchema } from '#core/outline/deck-request.ts'
import { createDeckWriter } from '#generation/create-deck-writer.ts'
import type { GenerationEvent, GenerationOutcome } from '#ports/models/deck-writer.ts'
import type { ImageFailure } from '#ports/models/image-model.ts'
import { backendWords } from '#words/backend.ts'
import { describeModelFailure } from '#words/services/model-failure.ts'
import { providerNames } from '#words/services/provider-names.ts'

import type { Log } from './create-log.ts'
import { findFailureStatus } from './failure-status.ts'
import { createMemoryRateLimiter } from './rate-limit/memory-rate-limiter.ts'
import { readCall } from './read-call.ts'
import { requireLoopback } from './require-loopback.ts'
import { streamEvents } from './stream-events.ts'

const maxMegabytes = 2

/** More than any talk needs that is spoken sentence by sentence. */
const callsPerMinute = 300

type Needs = {
  geminiBaseUrl?: string
  localAddresses?: readonly string[]
  log: Log
  /** A clock for tests. */
  now?: () => number
}

/**
 * Gemini for the page that runs on this computer. The key comes with each request, goes on in a
 * header and is kept nowhere. `geminiBaseUrl` is the only address ever called: none comes from a
 * request.
 */
export function createGenerationApi(needs: Needs): Hono {
  const { geminiBaseUrl, localAddresses = [], log, now } = needs
  const place = geminiBaseUrl ? { baseUrl: geminiBaseUrl } : {}
  const createModel = ({ apiKey, model }: { apiKey: string; model?: string }) =>
    createGeminiTextModel({ key: apiKey, ...(model && { model }), ...place })

  const speak = createGeminiSpeech()

  const api = new Hono()
  const guards = [
    requireLoopback(localAddresses),
    limitCalls(now),
    bodyLimit({
      maxSize: maxMegabytes * 1024 * 1024,
      onError: (c) => c.json({ error: backendWords.tooLarge(maxMegabytes) }, 413),
    }),
  ]
  for (const path of Object.values(backendPaths)) api.use(path, ...guards)

  api.post(backendPaths.presentation, async (c) => {
    const call = await readCall(c, presentationCallSchema)
    if (!call.ok) return c.json({ error: call.error }, 400)
    const { before } = call.value
    const request = v.parse(deckRequestSchema, call.value)
    const write = (signal: AbortSignal) => {
      const writer = createDeckWriter(createModel(call.value))
      const options = { newId: () => `slide-${randomUUID()}`, signal }
      return before ? writer.continue(request, before, options) : writer.write(request, options)
    }
    if (c.req.header('accept')?.includes(eventsMediaType)) return streamEvents(write, log)
    return answerWhole(c, await findOutcome(write(c.req.raw.signal)))
  })

  api.post(backendPaths.image, async (c) => {
    const call = await readCall(c, imageCallSchema)
    if (!call.ok) return c.json({ imageUrl: null, error: call.error }, 400)
    const { apiKey, slideTitle, slideContent, imagePrompt } = call.value
    const drawn = await createGeminiImageModel({ key: apiKey, ...place }).draw({
      slide: { title: slideTitle, content: slideContent, ...(imagePrompt && { imagePrompt }) },
      signal: c.req.raw.signal,
    })
    if (!drawn.ok)
      return c.json({ imageUrl: null, ...describe(drawn.error) }, findFailureStatus(drawn.error))
    const { mediaType, data, model } = drawn.value
    return c.json({ imageUrl: `data:${mediaType};base64,${data}`, model })
  })

  api.post(backendPaths.text, async (c) => {
    const call = await readCall(c, textCallSchema)
    if (!call.ok) return c.json({ error: call.error }, 400)
    const { system, prompt, schema, maxTokens } = call.value
    const request = { system, prompt, ...(schema && { schema }), ...(maxTokens && { maxTokens }) }
    const model = createModel(call.value)
    return streamEvents((signal) => model.stream({ ...request, signal }), log)
  })

  api.post(backendPaths.speech, async (c) => {
    const call = await readCall(c, speechCallSchema)
    if (!call.ok) return c.json({ error: call.error }, 400)
    const { apiKey, text, person } = call.value
    const spoken = await speak({ key: apiKey, text, person, signal: c.req.raw.signal, ...place })
    return spoken.ok ? c.json(spoken.value) : refuse(c, spoken.error)
  })

  api.post(backendPaths.models, async (c) => {
    const call = await readCall(c, modelsCallSchema)
    if (!call.ok) return c.json({ error: call.error }, 400)
    const listed = await createModel(call.value).listModels(c.req.raw.signal)
    return listed.ok ? c.json({ models: listed.value }) : refuse(c, listed.error)
  })

  return api
}

/** Whatever runs wild on this computer shall not spend a key that is paid for by the call. */
function limitCalls(now?: () => number): MiddlewareHandler {
  const rule = { name: 'generation', limit: callsPerMinute, windowMs: 60_000 }
  const calls = createMemoryRateLimiter(rule, now)
  return async (c, next) => {
    const waitMs = await calls.take('')
    if (waitMs === 0) return next()
    if (waitMs !== 'unavailable') c.header('Retry-After', String(Math.ceil(waitMs / 1000)))
    return c.json({ error: backendWords.tooMany }, 429)
  }
}

async function findOutcome(events: AsyncIterable<GenerationEvent>): Promise<GenerationOutcome> {
  for await (const event of events) if (event.kind === 'end') return event.outcome
  throw new Error('a generation always ends with its outcome')
}

/** The presentation itself; beside it, what is not as it was asked for. */
function answerWhole(c: Context, outcome: GenerationOutcome): Response {
  if (outcome.kind === 'failed') return refuse(c, outcome.failure)
  if (outcome.kind === 'stopped') return refuse(c, { code: 'cancelled' })
  if (outcome.kind === 'deck') return c.json(outcome.deck)
  const { deck, ...rest } = outcome
  return c.json({ ...deck, ...rest })
}

function refuse(c: Context, failure: ImageFailure): Response {
  if ('retryAfterMs' in failure && failure.retryAfterMs)
    c.header('Retry-After', String(Math.ceil(failure.retryAfterMs / 1000)))
  return c.json(describe(failure), findFailureStatus(failure))
}

const describe = (failure: ImageFailure) => ({
  error: describeModelFailure(failure, providerNames.gemini),
  failure,
})
