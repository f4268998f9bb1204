import { afterEach, beforeEach, expect, test } from 'vitest'

import { ok } from '#core/result.ts'
import {
  collect,
  describeTextModel,
  textRequest,
  usualRefusals,
} from '#ports/models/text-model.contract.ts'

import { type BackendServer, startBackendServer } from '../../../test/fakes/backend-server.ts'
import { createBackendTextModel } from './backend-text-model.ts'

const key = 'AQ.canary-0123456789'

describeTextModel(
  'gemini through the backend',
  async (options) => {
    const { url, gemini, close } = await startBackendServer()
    const patience = { answerMs: 90_000, pieceMs: 1000 }
    return {
      model: createBackendTextModel({
        baseUrl: url,
        key,
        ...(options?.impatient && { patience }),
      }),
      play: gemini.play,
      wasLeft: () => gemini.requests.at(-1)?.left ?? false,
      close,
    }
  },
  {
    refusals: { ...usualRefusals, 'key-leaked': 'key-leaked', 'quota-day': 'quota-day' },
  },
)

let backend: BackendServer
beforeEach(async () => void (backend = await startBackendServer()))
afterEach(() => backend.close())

test('LB4 the key goes on in the header of Gemini, with the model that was chosen', async () => {
  backend.gemini.play({ kind: 'answer', text: 'Bees.' })
  const model = createBackendTextModel({ baseUrl: backend.url, key, model: 'gemini-9-flash' })
  await collect(model.stream(textRequest))
  const [request] = backend.gemini.requests
  expect(request?.headers['x-goog-api-key']).toBe(key)
  expect(request?.path).toBe('/v1beta/models/gemini-9-flash:streamGenerateContent')
  expect(JSON.stringify(request?.body)).not.toContain('canary')
  expect(request?.body).toMatchObject({
    generationConfig: { responseJsonSchema: textRequest.schema },
  })
})

test('LB5 testing a key lists its models, or says what is wrong with it', async () => {
  backend.gemini.expectKey(key)
  const list = (typed: string) =>
    createBackendTextModel({ baseUrl: backend.url, key: typed }).listModels()
  expect(await list(key)).toEqual(
    ok([
      { id: 'gemini-3.8-flash', name: 'gemini 3.8 flash' },
      { id: 'gemini-4-argon', name: 'gemini 4 argon' },
      { id: 'gemini-9-flash', name: 'gemini 9 flash' },
    ]),
  )
  expect(await list('another')).toEqual({ ok: false, error: { code: 'bad-key' } })
})
