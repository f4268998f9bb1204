import { afterEach, expect, test } from 'vitest'

import { collect, describeTextModel, textRequest } from '#ports/text-model.contract.ts'

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
    refusals: {
      'bad-key': 'bad-key',
      'not-allowed': 'not-allowed',
      'no-credit': 'no-credit',
      'wrong-region': 'wrong-region',
      'rate-limited': 'rate-limited',
      'rate-limited-bare': 'rate-limited',
      overloaded: 'overloaded',
      'server-error': 'overloaded',
      'model-gone': 'model-gone',
      'too-long': 'too-long',
      'bad-request': 'bad-request',
    },
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

test('GN3 a server that knows no shapes is asked once more without', async () => {
  const { openAiUrl, requests, play } = await open()
  play({ kind: 'refuse', as: 'bad-request' }, answer)
  const model = createOpenAiCompatibleTextModel({ baseUrl: openAiUrl, model: 'llama' })
  expect((await collect(model.stream(textRequest))).written).toBe('Bees.')
  expect(requests[1]?.body).not.toHaveProperty('response_format')
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
