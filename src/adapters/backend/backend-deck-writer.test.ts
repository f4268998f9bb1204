import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterEach, beforeEach, expect, test } from 'vitest'

import type { Slide } from '#core/deck/slide.ts'
import type { DeckRequest } from '#core/outline/deck-request.ts'
import type { GenerationEvent } from '#ports/models/deck-writer.ts'

import { type BackendServer, startBackendServer } from '../../../test/fakes/backend-server.ts'
import { formReplies } from '../../../test/fixtures/form-replies.ts'
import { createSampleReply } from '../../../test/fixtures/sample-reply.ts'
import { createBackendDeckWriter } from './backend-deck-writer.ts'

const key = 'AQ.canary-0123456789'
const request: DeckRequest = { topic: 'How a Voice Is Made' }
const { deck, text } = createSampleReply()
/** As our own server gives them: GD10. */
const slides = deck.slides.map((slide) => ({
  ...slide,
  id: expect.stringMatching(/^slide-.{36}$/),
}))
/** Ends in the middle of the fourth slide. */
const half = text.slice(0, text.indexOf('And at Last, a Shape') + 60)
let count = 0
const newId = () => `new-${++count}`
const addPicture = (slide: Slide): Slide => ({ ...slide, imageUrl: 'asset:abc' })

let backend: BackendServer
let other: Server | null = null
beforeEach(async () => void (backend = await startBackendServer()))
afterEach(async () => {
  other?.closeAllConnections()
  other?.close()
  other = null
  await backend.close()
})

const createWriter = (baseUrl = backend.url) => createBackendDeckWriter({ baseUrl, key })

async function collect(events: AsyncIterable<GenerationEvent>) {
  const all: GenerationEvent[] = []
  for await (const event of events) all.push(event)
  const last = all.at(-1)
  if (last?.kind !== 'end') throw new Error('no outcome')
  return { all, outcome: last.outcome }
}

test('LB2 the slides arrive one by one, and then the deck', async () => {
  backend.gemini.play({ kind: 'answer', text })
  const { all, outcome } = await collect(createWriter().write(request, { newId }))
  expect(all.flatMap((event) => (event.kind === 'slide' ? [event.slide] : []))).toEqual(slides)
  expect(outcome).toEqual({ kind: 'deck', deck: { ...deck, slides }, findings: [] })
})

test('LB2 slides arrive in their forms, with their charts and what they ask to be shown', async () => {
  const inForms = JSON.stringify({ title: 'Coffee', slides: formReplies })
  backend.gemini.play({ kind: 'answer', text: inForms })
  const { all } = await collect(createWriter().write(request, { newId }))
  const told = all.flatMap((event) => (event.kind === 'slide' ? [event.slide] : []))
  expect(told[0]).toHaveProperty('imagePrompt')
  expect(told[3]).toHaveProperty('layout', 'steps')
  expect(told[7]).toHaveProperty('table.show', 'bars')
  const schema = JSON.stringify(backend.gemini.requests[0]?.body)
  expect(schema).toContain('"timeline"')
})

test('LB2 the check is done again where the fonts are', async () => {
  backend.gemini.play({ kind: 'answer', text })
  const overflows = (_: unknown, place: number) => place === 1
  const { outcome } = await collect(createWriter().write(request, { newId, overflows }))
  if (outcome.kind !== 'deck') throw new Error('no deck')
  expect(outcome.findings).toMatchObject([
    { code: 'overflow', slideId: outcome.deck.slides[1]?.id },
  ])
})

test('LB2 options of the request go along', async () => {
  backend.gemini.play({ kind: 'answer', text })
  const asked = { ...request, audience: 'choir singers', language: 'Welsh', slideCount: 5 }
  await collect(createWriter().write(asked, { newId }))
  const sent = JSON.stringify(backend.gemini.requests[0]?.body)
  expect(sent).toContain('choir singers')
  expect(sent).toContain('Welsh')
})

test('LB2 stopping keeps the slides that have arrived and reaches Gemini', async () => {
  backend.gemini.play({ kind: 'stall', after: half })
  const controller = new AbortController()
  const all: GenerationEvent[] = []
  for await (const event of createWriter().write(request, { newId, signal: controller.signal })) {
    all.push(event)
    if (event.kind === 'slide' && event.place === 2) controller.abort()
  }
  expect(all.at(-1)).toMatchObject({
    kind: 'end',
    outcome: {
      kind: 'part',
      deck: { title: deck.title, slides: slides.slice(0, 3) },
      cause: { code: 'stopped' },
    },
  })
  await expect.poll(() => backend.gemini.requests[0]?.left).toBe(true)
})

/** All of it, with the notes of one slide to be mended. */
const spoilt = { ...deck, slides: deck.slides.with(2, { ...deck.slides[2]!, notes: 'No.' }) }

test.each([
  ['its slides arrived one by one', JSON.stringify(spoilt)],
  ['it was read only at its end', JSON.stringify(spoilt).replace('"slides"', "'slides'")],
])(
  'LB2 stopping the repairs leaves the whole deck, nothing of it missing: %s',
  async (_, reply) => {
    backend.gemini.play({ kind: 'answer', text: reply }, { kind: 'stall', after: '' })
    const controller = new AbortController()
    const all: GenerationEvent[] = []
    for await (const event of createWriter().write(request, { newId, signal: controller.signal })) {
      all.push(event)
      if (event.kind === 'stage' && event.stage === 'repairing') controller.abort()
    }
    expect(all.at(-1)).toMatchObject({
      kind: 'end',
      outcome: { kind: 'deck', deck: { title: deck.title, slides: { length: 6 } } },
    })
  },
)

test('LB2 stopped before the first slide it is no failure', async () => {
  const signal = AbortSignal.abort()
  const { outcome } = await collect(createWriter().write(request, { newId, signal }))
  expect(outcome).toEqual({ kind: 'stopped' })
})

test('LB2 a part is continued, and keeps its pictures although only words are sent', async () => {
  const before = {
    title: deck.title,
    slides: deck.slides.slice(0, 3).map(addPicture),
  }
  const rest = JSON.stringify({ title: deck.title, slides: deck.slides.slice(3) })
  backend.gemini.play({ kind: 'answer', text: rest })
  const { outcome } = await collect(createWriter().continue(request, before, { newId }))
  expect(outcome).toMatchObject({
    kind: 'deck',
    deck: { slides: [...before.slides, ...slides.slice(3)] },
  })
  expect(JSON.stringify(backend.gemini.requests[0]?.body)).not.toContain('asset:abc')
})

test('LB2 of a text that is longer than a model is shown, no more than that is sent', async () => {
  backend.gemini.play({ kind: 'answer', text })
  const source = 'Bees dance in the dark, and others read it with their feet.\n\n'.repeat(36_000)
  const { outcome } = await collect(createWriter().write({ ...request, source }, { newId }))
  expect(outcome.kind).toBe('deck')
})

test('LB3 a request that is too large all the same is told in the words of the server', async () => {
  const before = {
    ...deck,
    slides: deck.slides.map((slide) => ({ ...slide, notes: 'long '.repeat(90_000) })),
  }
  const { outcome } = await collect(createWriter().continue(request, before, { newId }))
  expect(outcome).toEqual({
    kind: 'failed',
    failure: { code: 'backend-failed', said: expect.stringContaining('2 MB at most') },
  })
})

test('LB3 a failure comes with its cause and the time to wait', async () => {
  backend.gemini.play({ kind: 'refuse', as: 'rate-limited' })
  const { outcome } = await collect(createWriter().write(request, { newId }))
  expect(outcome).toMatchObject({
    kind: 'failed',
    failure: { code: 'rate-limited', retryAfterMs: 37_500 },
  })
})

test('LB2 a second answer takes the place of one that could not be used', async () => {
  // Six slides are told before it shows that the deck has no title.
  const untitled = JSON.stringify({ slides: deck.slides })
  backend.gemini.play({ kind: 'answer', text: untitled }, { kind: 'stall', after: half })
  const controller = new AbortController()
  const all: GenerationEvent[] = []
  for await (const event of createWriter().write(request, { newId, signal: controller.signal })) {
    all.push(event)
    const isSecond = all.some((told) => told.kind === 'stage' && told.stage === 'repairing')
    if (isSecond && event.kind === 'slide' && event.place === 2) controller.abort()
  }
  expect(all.at(-1)).toMatchObject({
    kind: 'end',
    outcome: { kind: 'part', deck: { slides: { length: 3 } }, missing: 3 },
  })
})

/** A backend that answers as the specification says and no more. */
async function startOther(status: number, body: unknown, destroy = false): Promise<string> {
  other = createServer((_, response) => {
    response.writeHead(status, {
      'content-type': destroy ? 'application/x-ndjson' : 'application/json',
    })
    if (!destroy) return response.end(JSON.stringify(body))
    response.write(`${typeof body === 'string' ? body : JSON.stringify(body)}\n`)
    return setTimeout(() => response.destroy(), 20)
  })
  await new Promise<void>((resolve) => other?.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(other.address() as AddressInfo).port}`
}

test('LB1 the plain answer of the specification is understood', async () => {
  const url = await startOther(200, deck)
  const { outcome } = await collect(createWriter(url).write(request, { newId }))
  const own = deck.slides.map((slide) => ({ ...slide, id: expect.stringMatching(/^new-/) }))
  expect(outcome).toEqual({ kind: 'deck', deck: { ...deck, slides: own }, findings: [] })
})

test.each([500, 200])(
  'LB3 the error of a plain answer (%i) is told in its own words, and not as the provider’s',
  async (status) => {
    const url = await startOther(status, { error: 'The hive is closed' })
    const { outcome } = await collect(createWriter(url).write(request, { newId }))
    expect(outcome).toEqual({
      kind: 'failed',
      failure: { code: 'backend-failed', said: 'The hive is closed' },
    })
  },
)

test.each([500, 200])(
  'LB3 an answer (%i) that is no presentation is the fault of the server',
  async (status) => {
    const url = await startOther(status, 'Bad gateway')
    const { outcome } = await collect(createWriter(url).write(request, { newId }))
    expect(outcome).toEqual({ kind: 'failed', failure: { code: 'backend-failed' } })
  },
)

test('LB3 a backend that ends midway leaves the slides that have arrived', async () => {
  const [slide] = deck.slides
  const url = await startOther(200, { kind: 'slide', place: 0, slide }, true)
  const { outcome } = await collect(createWriter(url).write(request, { newId }))
  expect(outcome).toMatchObject({
    kind: 'part',
    deck: { slides: [slide] },
    cause: { code: 'failed', failure: { code: 'interrupted' } },
  })
})

test('LB3 slides that an unknown backend has given one id are told apart', async () => {
  const [slide] = deck.slides
  const events = [0, 1].map((place) => JSON.stringify({ kind: 'slide', place, slide }))
  const url = await startOther(200, events.join('\n\n'), true)
  const { outcome } = await collect(createWriter(url).write(request, { newId }))
  if (outcome.kind !== 'part') throw new Error('no part')
  expect(new Set(outcome.deck.slides.map(({ id }) => id)).size).toBe(2)
})

test('LB3 a backend that is gone is named', async () => {
  const url = await startOther(200, {})
  other?.close()
  const { outcome } = await collect(createWriter(url).write(request, { newId }))
  expect(outcome).toEqual({ kind: 'failed', failure: { code: 'unreachable', origin: url } })
})
