import { LLMock } from '@copilotkit/aimock'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { ok } from '#core/result.ts'
import type { Voice } from '#ports/sound/voice.ts'

import { humWords, toRaw, toWav } from '../../../test/fakes/hum-words.ts'
import { createGeminiVoice } from './gemini-voice.ts'
import { createOpenAiVoice } from './openai-voice.ts'

// The fake server is our own reading of the formats. This one is somebody else's.
const server = new LLMock({ port: 0 })
const text = 'Every word begins with air.'
const tooFast = 'And then too fast.'
const hum = humWords(text)

beforeAll(async () => {
  server.addFixture({
    match: { userMessage: text, endpoint: 'speech' },
    response: { audio: toWav(hum).toString('base64'), format: 'wav' },
  })
  server.addFixture({
    match: { userMessage: text, endpoint: 'chat' },
    response: {
      audio: { b64Json: toRaw(hum).toString('base64'), contentType: 'audio/L16;rate=24000' },
    },
  })
  server.addFixture({
    match: { userMessage: tooFast, endpoint: 'speech' },
    response: { error: { message: 'slow down', type: 'rate_limit_error' }, status: 429 },
  })
  server.addFixture({
    match: { userMessage: tooFast, endpoint: 'chat' },
    response: { error: { message: 'slow down', type: 'rate_limit_error' }, status: 429 },
  })
  await server.start()
})
afterAll(() => server.stop())

const grantAccess = (baseUrl: string) => ({
  isGranted: () => true,
  read: async () => ok({ key: 'canary-key', baseUrl }),
})
const voices: [string, () => Voice][] = [
  ['openai', () => createOpenAiVoice(grantAccess(`${server.url}/v1`), { id: 'openai' })],
  ['gemini', () => createGeminiVoice(grantAccess(server.url))],
]
const request = (voice: Voice, said: string) => ({
  text: said,
  speaker: voice.listSpeakers()[0]?.id ?? '',
  rate: 1,
  pronunciations: [],
})

test.each(voices)('CV11 %s reads the sound of an independent server', async (_, create) => {
  const voice = create()
  const spoken = await voice.speak(request(voice, text))
  expect(spoken).toMatchObject({ ok: true })
  if (spoken.ok) expect(spoken.value.words).toHaveLength(5)
})

test.each(voices)('CV11 %s understands its errors', async (_, create) => {
  const voice = create()
  expect(await voice.speak(request(voice, tooFast))).toMatchObject({
    error: { code: 'rate-limited' },
  })
})
