import { afterEach, beforeEach, expect, test } from 'vitest'

import type { ModelChoice } from '#ports/models/model-provider.ts'
import { collect, textRequest } from '#ports/models/text-model.contract.ts'

import { type BackendServer, startBackendServer } from '../../test/fakes/backend-server.ts'
import { type ModelServer, startModelServer } from '../../test/fakes/model-server.ts'
import { createSampleReply } from '../../test/fixtures/sample-reply.ts'
import { createModelAdapters } from './model-adapters.ts'

const key = 'AQ.canary-0123456789'
const gemini: ModelChoice = { provider: 'gemini', key }
const newId = () => 'new'

let backend: BackendServer
/** A service that the user has named in the settings. */
let own: ModelServer
beforeEach(async () => {
  backend = await startBackendServer()
  own = await startModelServer()
})
afterEach(async () => {
  await backend.close()
  await own.close()
})

test('LB1 with a backend Gemini is asked through it: decks, questions and pictures', async () => {
  const adapters = createModelAdapters(backend.url)
  backend.gemini.play({ kind: 'answer', text: createSampleReply().text })
  const events = adapters.createDeckWriter(gemini).write({ topic: 'Voices' }, { newId })
  for await (const event of events)
    if (event.kind === 'end') expect(event.outcome.kind).toBe('deck')
  await collect(adapters.createTextModel(gemini).stream(textRequest))
  backend.gemini.play({ kind: 'picture', data: 'AAAA', mediaType: 'image/png' })
  const slide = { title: 'Voices', content: [] }
  expect(await adapters.createImageModel(gemini)?.draw({ slide })).toMatchObject({ ok: true })
  expect(backend.gemini.requests.map(({ path }) => path)).toEqual([
    '/v1beta/models/gemini-3.8-flash:streamGenerateContent',
    '/v1beta/models/gemini-3.8-flash:streamGenerateContent',
    '/v1beta/models/gemini-nano-banana-2.1:generateContent',
  ])
})

test('LB7 an endpoint from the settings is called by the page itself, never by the backend', async () => {
  const adapters = createModelAdapters(backend.url)
  own.play({ kind: 'answer', text: 'Bees.' })
  const choice: ModelChoice = { provider: 'custom', key, model: 'm', baseUrl: own.openAiUrl }
  expect((await collect(adapters.createTextModel(choice).stream(textRequest))).written).toBe(
    'Bees.',
  )
  expect(own.requests).toHaveLength(1)
  expect(backend.gemini.requests).toEqual([])
})

test('LB1 without a backend the page calls Gemini itself', async () => {
  own.play({ kind: 'answer', text: createSampleReply().text })
  const choice = { ...gemini, baseUrl: own.url }
  const events = createModelAdapters(null)
    .createDeckWriter(choice)
    .write({ topic: 'Voices' }, { newId })
  for await (const event of events)
    if (event.kind === 'end') expect(event.outcome.kind).toBe('deck')
  expect(own.requests[0]?.path).toBe('/v1beta/models/gemini-3.8-flash:streamGenerateContent')
})
