import { afterEach, beforeEach, expect, test } from 'vitest'

import { createImageModel } from '#adapters/image-models/create-image-model.ts'
import type { ModelChoice } from '#ports/models/model-provider.ts'
import { collect, textRequest } from '#ports/models/text-model.contract.ts'

import { type ModelServer, startModelServer } from '../../../test/fakes/model-server.ts'
import { createTextModel } from './create-text-model.ts'

let server: ModelServer
beforeEach(async () => void (server = await startModelServer()))
afterEach(() => server.close())

const key = 'canary-key'
const slide = { title: 'Bees', content: [] }

test.each([
  ['gemini', 'url', '/v1beta/models/m:streamGenerateContent', 'x-goog-api-key'],
  ['anthropic', 'anthropicUrl', '/anthropic/v1/messages', 'x-api-key'],
  ['openrouter', 'openAiUrl', '/v1/chat/completions', 'authorization'],
  ['custom', 'openAiUrl', '/v1/chat/completions', 'authorization'],
] as const)('GN1 %s is spoken to in its own way, at the address given', async (...row) => {
  const [provider, address, path, header] = row
  server.play({ kind: 'answer', text: 'Bees.' })
  const choice: ModelChoice = { provider, key, model: 'm', baseUrl: server[address] }
  expect((await collect(createTextModel(choice).stream(textRequest))).written).toBe('Bees.')
  expect(server.requests[0]).toMatchObject({ path })
  expect(server.requests[0]?.headers[header]).toContain(key)
})

test('GN6 a custom endpoint without an address is told, and the built-in model is asked for no key', async () => {
  const ask = (choice: ModelChoice) => collect(createTextModel(choice).stream(textRequest))
  expect((await ask({ provider: 'custom', model: 'm' })).last).toMatchObject({
    failure: { code: 'bad-address' },
  })
  expect((await ask({ provider: 'built-in' })).last).toMatchObject({
    failure: { code: 'unavailable' },
  })
})

test('IG2 pictures come from those who draw', async () => {
  server.play({ kind: 'picture', data: 'AAAA', mediaType: 'image/png' })
  for (const provider of ['anthropic', 'groq', 'ollama', 'built-in'] as const)
    expect(createImageModel({ provider, key })).toBeNull()
  for (const [provider, baseUrl] of [
    ['gemini', server.url],
    ['openai', server.openAiUrl],
  ] as const) {
    const drawn = await createImageModel({ provider, key, baseUrl })?.draw({ slide })
    expect(drawn).toMatchObject({ ok: true, value: { data: 'AAAA' } })
  }
})
