import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { fail, ok } from '#core/result.ts'
import type { ImageModel } from '#ports/models/image-model.ts'

import { type ModelServer, startModelServer } from '../../../test/fakes/model-server.ts'
import { createGeminiImageModel } from './gemini-image-model.ts'
import { createOpenAiCompatibleImageModel } from './openai-compatible-image-model.ts'

const key = 'canary-0123456789'
const picture = { kind: 'picture', data: 'iVBORw0KGgo=', mediaType: 'image/png' } as const
const slide = { title: 'Where bees sleep', content: ['In the hive, on the comb'] }

let server: ModelServer
beforeEach(async () => void (server = await startModelServer()))
afterEach(() => server.close())

const models: [string, (use: ModelServer) => ImageModel, string][] = [
  ['gemini', ({ url }) => createGeminiImageModel({ key, baseUrl: url }), 'gemini-nano-banana-2.1'],
  [
    'openai-compatible',
    ({ openAiUrl }) => createOpenAiCompatibleImageModel({ key, baseUrl: openAiUrl }),
    'gpt-image-2',
  ],
]

describe.each(models)('%s image model', (_, create, name) => {
  test('IG2 gives the picture it was sent', async () => {
    server.play(picture)
    const drawn = await create(server).draw({ slide })
    expect(drawn).toEqual(ok({ data: picture.data, mediaType: picture.mediaType, model: name }))
  })

  test('IG3 an answer without a picture is a failure with its reason', async () => {
    server.play({ kind: 'no-picture' })
    const drawn = await create(server).draw({ slide })
    expect(drawn).toMatchObject({ ok: false, error: { said: expect.stringMatching(/\w/) } })
    expect(['no-picture', 'blocked']).toContain(!drawn.ok && drawn.error.code)
  })

  test.each(['bad-key', 'no-credit', 'rate-limited', 'overloaded'] as const)(
    'IG3 %s is told',
    async (as) => {
      server.play({ kind: 'refuse', as })
      expect(await create(server).draw({ slide })).toMatchObject({
        ok: false,
        error: { code: as },
      })
    },
  )

  test('IG4 the key travels in a header only, and what the slide says in the body', async () => {
    server.play(picture)
    await create(server).draw({ slide })
    const [request] = server.requests
    expect(JSON.stringify(request?.headers)).toContain(key)
    expect(request?.url).not.toContain('canary')
    expect(JSON.stringify(request?.body)).toContain(slide.title)
    expect(JSON.stringify(request?.body)).not.toContain('canary')
  })

  test('IG5 drawing can be called off', async () => {
    expect(await create(server).draw({ slide, signal: AbortSignal.abort() })).toEqual(
      fail({ code: 'cancelled' }),
    )
  })
})

test('IG2 gemini: a model that is gone makes way, 16:9 is asked for and nothing is kept', async () => {
  server.play({ kind: 'refuse', as: 'model-gone' }, picture)
  const drawn = await createGeminiImageModel({ key, baseUrl: server.url }).draw({ slide })
  expect(drawn).toMatchObject({ ok: true, value: { model: 'gemini-3.1-flash-lite-image' } })
  expect(server.requests[1]?.body).toMatchObject({
    store: false,
    generationConfig: { responseModalities: ['IMAGE'], imageConfig: { aspectRatio: '16:9' } },
  })
})

test.each([
  ['gemini-2.5-flash-image', { temperature: 0.4, topK: 32, topP: 1, maxOutputTokens: 4096 }, {}],
  ['gemini-nano-banana-2.1', {}, { imageSize: '1K' }],
  ['gemini-3.1-flash-lite-image', {}, { imageSize: '1K' }],
])('IG8 %s gets the settings it knows', async (model, settings, size) => {
  server.play(picture)
  await createGeminiImageModel({ key, baseUrl: server.url, model }).draw({ slide })
  expect(server.requests[0]?.body).toMatchObject({
    generationConfig: {
      responseModalities: ['IMAGE'],
      imageConfig: { aspectRatio: '16:9', ...size },
      ...settings,
    },
  })
  expect(JSON.stringify(server.requests[0]?.body).includes('topK')).toBe('topK' in settings)
})

const drawWith = (model?: string) =>
  createOpenAiCompatibleImageModel({
    key,
    baseUrl: server.openAiUrl,
    ...(model && { model }),
  }).draw({ slide })

test('IG9 another service is asked for the picture itself, OpenAI as it wants to be', async () => {
  server.play(picture)
  await drawWith('flux-2')
  await drawWith()
  expect(server.requests.map(({ body }) => body)).toMatchObject([
    { model: 'flux-2', n: 1, size: '1536x1024', response_format: 'b64_json' },
    { model: 'gpt-image-2', n: 1, size: '1536x1024' },
  ])
  expect(server.requests[1]?.body).not.toHaveProperty('response_format')
})

test.each(['flux-2', 'gpt-image-2'])(
  'IG9 %s: refused once, it is asked without a size for the picture itself',
  async (model) => {
    server.play({ kind: 'refuse', as: 'bad-request' }, picture)
    expect(await drawWith(model)).toMatchObject({ ok: true, value: { model } })
    expect(server.requests).toHaveLength(2)
    expect(server.requests[1]?.body).toMatchObject({ response_format: 'b64_json' })
    expect(server.requests[1]?.body).not.toHaveProperty('size')
  },
)

test('IG9 refused twice, the reason is told', async () => {
  server.play({ kind: 'refuse', as: 'bad-request' })
  expect(await drawWith('flux-2')).toMatchObject({ ok: false, error: { code: 'bad-request' } })
  expect(server.requests).toHaveLength(2)
})

test('IG9 an address instead of the picture is told as such, and not fetched', async () => {
  const url = `${server.url}/drawn.png`
  server.play({ kind: 'send', status: 200, body: { data: [{ url }] } })
  expect(await drawWith('flux-2')).toEqual(fail({ code: 'picture-elsewhere' }))
  expect(server.requests).toHaveLength(1)
})
