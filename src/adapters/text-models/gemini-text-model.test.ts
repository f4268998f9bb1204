import { afterEach, expect, test } from 'vitest'

import {
  collect,
  describeTextModel,
  textRequest,
  usualRefusals,
} from '#ports/models/text-model.contract.ts'

import { type ModelServer, startModelServer } from '../../../test/fakes/model-server.ts'
import { openModelStage } from '../../../test/fakes/model-stage.ts'
import { createGeminiTextModel } from './gemini-text-model.ts'

const key = 'AQ.canary-0123456789'

describeTextModel(
  'gemini',
  openModelStage((server, patience) =>
    createGeminiTextModel({ key, baseUrl: server.url, ...(patience && { patience }) }),
  ),
  {
    refusals: { ...usualRefusals, 'key-leaked': 'key-leaked', 'quota-day': 'quota-day' },
  },
)

let server: ModelServer | null = null
const open = async () => (server = await startModelServer())
afterEach(async () => {
  await server?.close()
  server = null
})
const answer = { kind: 'answer', text: 'Bees.' } as const
const gone = { kind: 'refuse', as: 'model-gone' } as const

test('GN1 the key is in its header and nowhere else, and nothing is kept by the service', async () => {
  const { url, requests, play } = await open()
  play(answer)
  const model = createGeminiTextModel({ key, baseUrl: `${url}/` })
  await collect(model.stream(textRequest))
  await model.listModels()
  expect(requests).toHaveLength(2)
  for (const request of requests) {
    expect(request.headers['x-goog-api-key']).toBe(key)
    expect(request.url + JSON.stringify(request.body ?? '')).not.toContain('canary')
  }
  expect(requests[0]?.url).toBe('/v1beta/models/gemini-3.8-flash:streamGenerateContent?alt=sse')
  expect(requests[0]?.body).toEqual({
    systemInstruction: { parts: [{ text: textRequest.system }] },
    contents: [{ role: 'user', parts: [{ text: textRequest.prompt }] }],
    store: false,
    generationConfig: {
      maxOutputTokens: 16_384,
      thinkingConfig: { thinkingLevel: 'LOW' },
      responseMimeType: 'application/json',
      responseJsonSchema: textRequest.schema,
    },
  })
})

test('GN2 a model that is gone makes way for the next, and the answer says which it was', async () => {
  const { url, requests, play } = await open()
  play(gone, gone, answer)
  const model = createGeminiTextModel({ key, baseUrl: url, model: 'gemini-1.0-pro' })
  const { all } = await collect(model.stream(textRequest))
  expect(requests.map(({ path }) => path.replace(/.*models\/|:.*/g, ''))).toEqual([
    'gemini-1.0-pro',
    'gemini-3.8-flash',
    'gemini-3.5-flash-lite',
  ])
  expect(all[0]).toEqual({ kind: 'start', model: 'gemini-3.5-flash-lite' })
})

test('GN2 with every known model gone, the service is asked what it has', async () => {
  const { url, requests, play } = await open()
  // Four preferred ones, then the list (which needs no script), then the one it names.
  play(gone, gone, gone, gone, answer, answer)
  const { all } = await collect(createGeminiTextModel({ key, baseUrl: url }).stream(textRequest))
  expect(all[0]).toEqual({ kind: 'start', model: 'gemini-9-flash' })
  expect(requests.map(({ method }) => method).join(' ')).toBe('POST POST POST POST GET POST')
})

test('GN2 a model that goes in the middle of its answer makes way for none', async () => {
  const { url, requests, play } = await open()
  const error = { code: 404, message: 'models/x is not found', status: 'NOT_FOUND' }
  play({ kind: 'fail-midway', after: 'Half', error }, answer)
  const { written, last } = await collect(
    createGeminiTextModel({ key, baseUrl: url }).stream(textRequest),
  )
  expect(written).toBe('Half')
  expect(last).toMatchObject({
    failure: { code: 'model-gone', model: 'gemini-3.8-flash', said: 'models/x is not found' },
  })
  expect(requests).toHaveLength(1)
})

test('GN3 a request that is refused is sent once more without shape and thinking', async () => {
  const { url, requests, play } = await open()
  play({ kind: 'refuse', as: 'bad-request' }, answer)
  const { written } = await collect(
    createGeminiTextModel({ key, baseUrl: url }).stream(textRequest),
  )
  expect(written).toBe('Bees.')
  expect(requests).toHaveLength(2)
  expect(requests[1]?.body).toMatchObject({
    store: false,
    generationConfig: { maxOutputTokens: 16_384 },
  })
  expect(JSON.stringify(requests[1]?.body)).not.toMatch(/responseJsonSchema|thinking/)
})

test.each([
  ['gemini-2.5-flash', { temperature: 0.7, topK: 40, topP: 0.95 }, { thinkingBudget: 0 }],
  ['gemini-2.5-pro', { temperature: 0.7, topK: 40, topP: 0.95 }, undefined],
  ['gemini-4-argon', {}, { thinkingLevel: 'LOW' }],
])('GN3 %s gets the settings of its generation', async (model, sampling, thinkingConfig) => {
  const { url, requests, play } = await open()
  play(answer)
  await collect(createGeminiTextModel({ key, baseUrl: url, model }).stream(textRequest))
  const body = requests[0]?.body as { generationConfig: Record<string, unknown> } | undefined
  const generationConfig = body?.generationConfig ?? {}
  const { temperature, topK, topP } = generationConfig
  expect({ temperature, topK, topP }).toEqual({
    temperature: undefined,
    topK: undefined,
    topP: undefined,
    ...sampling,
  })
  expect(generationConfig['thinkingConfig']).toEqual(thinkingConfig)
})

test('GN4 how long to wait is told, and what the service said, without the key', async () => {
  const { url, play } = await open()
  play({ kind: 'refuse', as: 'rate-limited' })
  const { last } = await collect(createGeminiTextModel({ key, baseUrl: url }).stream(textRequest))
  expect(last).toEqual({
    kind: 'failed',
    failure: {
      code: 'rate-limited',
      retryAfterMs: 37_500,
      said: 'You exceeded your current quota, please check your plan.',
    },
  })
})

test('GN5 testing a key lists the writing models, the preferred first', async () => {
  const { url, expectKey } = await open()
  expectKey(key)
  const listed = await createGeminiTextModel({ key, baseUrl: url }).listModels()
  expect(listed.ok && listed.value.map(({ id }) => id)).toEqual([
    'gemini-3.8-flash',
    'gemini-4-argon',
    'gemini-9-flash',
  ])
  expect(await createGeminiTextModel({ key: 'wrong', baseUrl: url }).listModels()).toEqual({
    ok: false,
    error: { code: 'bad-key' },
  })
})
