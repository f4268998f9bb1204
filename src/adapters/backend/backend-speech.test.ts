import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { ok } from '#core/result.ts'

import { createGeminiVoice } from '#adapters/voices/gemini-voice.ts'
import { type BackendServer, startBackendServer } from '../../../test/fakes/backend-server.ts'
import { humWords, toWav } from '../../../test/fakes/hum-words.ts'
import { createBackendSpeech } from './backend-speech.ts'

const key = 'AQ.canary-0123456789'
const text = 'Every word begins with air.'
const spoken = {
  kind: 'picture',
  data: toWav(humWords(text)).toString('base64'),
  mediaType: 'audio/wav',
} as const

let backend: BackendServer
beforeEach(async () => void (backend = await startBackendServer()))
afterEach(() => backend.close())

const speak = (signal?: AbortSignal) => {
  const access = { isGranted: () => true, read: async () => ok({ key }) }
  const voice = createGeminiVoice(access, { fetchSpeech: createBackendSpeech(backend.url) })
  return voice.speak({ text, speaker: 'Kore.en', rate: 1, pronunciations: [] }, signal)
}

describe('Gemini’s voices through the backend', () => {
  test('LB8 the text is spoken, and the key goes on in the header alone', async () => {
    backend.gemini.play(spoken)
    const answer = await speak()
    expect(answer.ok && answer.value.words).toHaveLength(5)
    const [seen] = backend.gemini.requests
    expect(seen?.path).toBe('/v1beta/models/gemini-3.8-flash-tts:generateContent')
    expect(seen?.headers['x-goog-api-key']).toBe(key)
    expect(seen?.url + JSON.stringify(seen?.body) + backend.logged.join('')).not.toContain(key)
  })

  test.each(['bad-key', 'no-credit', 'rate-limited', 'overloaded'] as const)(
    'LB8 %s is told',
    async (as) => {
      backend.gemini.play({ kind: 'refuse', as })
      expect(await speak()).toMatchObject({ error: { code: as } })
    },
  )

  test('LB8 an answer without sound is a failure', async () => {
    backend.gemini.play({ kind: 'no-picture' })
    expect(await speak()).toMatchObject({ error: { code: 'no-answer' } })
  })

  test('LB8 speaking can be called off', async () => {
    expect(await speak(AbortSignal.abort())).toMatchObject({ error: { code: 'cancelled' } })
  })

  test('LB8 what is no name of a voice never becomes part of a request', async () => {
    const answer = await createBackendSpeech(backend.url)({ key, text, person: '../x' })
    expect(answer).toMatchObject({
      error: { code: 'backend-failed', said: expect.stringContaining('person') },
    })
    expect(backend.gemini.requests).toHaveLength(0)
  })
})
