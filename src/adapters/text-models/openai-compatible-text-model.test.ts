import { afterEach, expect, test } from 'vitest'

import {
  collect,
  describeTextModel,
  textRequest,
  usualRefusals,
} from '#ports/models/text-model.contract.ts'

import { type ModelServer, startModelServer } from '../../../test/fakes/model-server.ts'
import { openModelStage } from '../../../test/fakes/model-stage.ts'
import { createOpenAiCompatibleTextModel } from './openai-compatible-text-model.ts'

const key = 'sk-canary-0123456789'

describeTextModel(
  'openai-compatible',
  openModelStage((server, patience) =>
    createOpenAiCompatibleTextModel({
      key,
      model: 'gpt-5.4-mini',
      baseUrl: server.openAiUrl,
      ...(patience && { patience }),
    }),
  ),
  {
    refusals: { ...usualRefusals },
  },
)

let server: ModelServer | null = null
const open = async () => (server = await startModelServer())
afterEach(async () => {
  await server?.close()
  server = null
})
const answer = { kind: 'answer', text: 'Bees.' } as const

test('GN1 the key is in its header and nowhere else', async () => {
  const { openAiUrl, requests, play } = await open()
  play(answer)
  await collect(
    createOpenAiCompatibleTextModel({ key, baseUrl: openAiUrl, model: 'm' }).stream(textRequest),
  )
  expect(requests[0]?.headers['authorization']).toBe(`Bearer ${key}`)
  expect(requests[0]?.url + JSON.stringify(requests[0]?.body)).not.toContain('canary')
  expect(requests[0]?.body).toMatchObject({
    model: 'm',
    stream: true,
    max_tokens: 16_384,
    temperature: 0.7,
    response_format: { type: 'json_schema', json_schema: { strict: true } },
  })
})

test('GN1 a local server needs no key, and none is sent', async () => {
  const { openAiUrl, requests, play } = await open()
  play(answer)
  await collect(
    createOpenAiCompatibleTextModel({ baseUrl: openAiUrl, model: 'llama' }).stream(textRequest),
  )
  expect(requests[0]?.headers).not.toHaveProperty('authorization')
})

test('GN2 without a model the service is asked, and the likeliest is taken', async () => {
  const { openAiUrl, play } = await open()
  play(answer)
  const model = createOpenAiCompatibleTextModel({ key, baseUrl: openAiUrl })
  expect((await collect(model.stream(textRequest))).all[0]).toEqual({
    kind: 'start',
    model: 'gpt-5.4-mini',
  })
  const listed = await model.listModels()
  expect(listed.ok && listed.value.map(({ id }) => id)).toEqual(['gpt-5.4-mini', 'gpt-6.1-terra'])
})

test.each(['bad-request', 'too-long'] as const)(
  'GN3 %s: a model that knows no shapes, or not so long an answer, is asked once more without',
  async (as) => {
    const { openAiUrl, requests, play } = await open()
    play({ kind: 'refuse', as }, answer)
    const model = createOpenAiCompatibleTextModel({ baseUrl: openAiUrl, model: 'llama' })
    expect((await collect(model.stream(textRequest))).written).toBe('Bees.')
    expect(requests[1]?.body).toEqual({
      model: 'llama',
      stream: true,
      messages: [
        { role: 'system', content: textRequest.system },
        { role: 'user', content: textRequest.prompt },
      ],
    })
  },
)

/** As OpenRouter does: the true status is within. */
const gatewayErrors = [
  [{ code: 429, message: 'Slow down, the server is busy' }, 'rate-limited'],
  [{ code: 402, message: 'More is needed' }, 'no-credit'],
  [{ code: 401, message: 'No auth' }, 'bad-key'],
  [{ code: '503', message: 'Provider returned error' }, 'overloaded'],
] as const

test.each(gatewayErrors)('GN4 an error under status 200 has its own: %o', async (error, code) => {
  const { openAiUrl, play } = await open()
  const model = createOpenAiCompatibleTextModel({ key, baseUrl: openAiUrl, model: 'm' })
  play({ kind: 'send', status: 200, body: { error } })
  expect((await collect(model.stream(textRequest))).all).toMatchObject([
    { kind: 'failed', failure: { code } },
  ])
  expect(await model.listModels()).toMatchObject({ ok: false, error: { code } })
  play({ kind: 'fail-midway', after: 'Bees', error })
  expect((await collect(model.stream(textRequest))).last).toMatchObject({
    kind: 'failed',
    failure: { code },
  })
})

test('GN4 what is said in the middle of a stream is told, without the key', async () => {
  const { openAiUrl, play } = await open()
  const error = { code: 403, message: `The key ${key} may not.` }
  play({ kind: 'fail-midway', after: 'Bees', error })
  const model = createOpenAiCompatibleTextModel({ key, baseUrl: openAiUrl, model: 'm' })
  expect((await collect(model.stream(textRequest))).last).toEqual({
    kind: 'failed',
    failure: { code: 'not-allowed', said: 'The key … may not.' },
  })
})

test('GN6 an address without its version is named, whether a model is chosen or not', async () => {
  const { url } = await open()
  for (const options of [{}, { model: 'm' }]) {
    const model = createOpenAiCompatibleTextModel({ key, baseUrl: `${url}/`, ...options })
    const failure = { code: 'wrong-address', address: url }
    expect((await collect(model.stream(textRequest))).last).toMatchObject({ failure })
    expect(await model.listModels()).toMatchObject({ ok: false, error: failure })
  }
})

test('GN4 what is said about a key is never passed on: it may hold half of it', async () => {
  const { openAiUrl, play } = await open()
  play({ kind: 'refuse', as: 'bad-key' })
  const model = createOpenAiCompatibleTextModel({ key, baseUrl: openAiUrl, model: 'm' })
  const { all } = await collect(model.stream(textRequest))
  expect(all).toEqual([{ kind: 'failed', failure: { code: 'bad-key' } }])
})

test('GN6 an address where nothing answers is named', async () => {
  const { openAiUrl, close } = await open()
  await close()
  server = null
  const model = createOpenAiCompatibleTextModel({ key, baseUrl: openAiUrl, model: 'm' })
  const { all } = await collect(model.stream(textRequest))
  const { origin } = new URL(openAiUrl)
  expect(all).toEqual([{ kind: 'failed', failure: { code: 'unreachable', origin } }])
})

test.each(['', 'localhost', 'ftp://x/v1', 'javascript:alert(1)'])(
  'GN6 %j is no address of a service',
  async (baseUrl) => {
    const model = createOpenAiCompatibleTextModel({ key, baseUrl, model: 'm' })
    const { all } = await collect(model.stream(textRequest))
    expect(all).toEqual([{ kind: 'failed', failure: { code: 'bad-address' } }])
  },
)
