import { LLMock } from '@copilotkit/aimock'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { collect, textRequest } from '#ports/models/text-model.contract.ts'
import type { TextModel } from '#ports/models/text-model.ts'

import { createAnthropicTextModel } from './anthropic-text-model.ts'
import { createGeminiTextModel } from './gemini-text-model.ts'
import { createOpenAiCompatibleTextModel } from './openai-compatible-text-model.ts'

// The fake server is our own reading of the formats. This one is somebody else's.
const server = new LLMock({ port: 0 })
const text = 'Ça va? “Bees” 🐝 — 蜜蜂 fly out and back again, all day long.'

beforeAll(async () => {
  server.onMessage('whole', { content: text }, { chunkSize: 5 })
  server.onMessage('cut', { content: text, finishReason: 'length' }, { chunkSize: 5 })
  await server.start()
})
afterAll(() => server.stop())

const key = 'canary-key'
const models: [string, () => TextModel][] = [
  ['gemini', () => createGeminiTextModel({ key, baseUrl: server.url })],
  [
    'openai-compatible',
    () => createOpenAiCompatibleTextModel({ key, model: 'gpt-5.4', baseUrl: `${server.url}/v1` }),
  ],
  [
    'anthropic',
    () => createAnthropicTextModel({ key, model: 'claude-sonnet-5', baseUrl: server.url }),
  ],
]

test.each(models)('GN8 %s reads the stream of an independent server', async (_, create) => {
  const { written, last } = await collect(create().stream({ ...textRequest, prompt: 'whole' }))
  expect(written).toBe(text)
  expect(last).toEqual({ kind: 'end', reason: 'complete' })
})

test.each(models)('GN8 %s sees where its answer was cut off', async (_, create) => {
  const { written, last } = await collect(create().stream({ ...textRequest, prompt: 'cut' }))
  expect(written).toBe(text)
  expect(last).toEqual({ kind: 'end', reason: 'cut-off' })
})

test.each(models)('GN8 %s understands its errors', async (_, create) => {
  server.nextRequestError(429, { message: 'slow down', type: 'rate_limit_error' })
  const { all } = await collect(create().stream({ ...textRequest, prompt: 'whole' }))
  expect(all).toMatchObject([{ kind: 'failed', failure: { code: 'rate-limited' } }])
})
