import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { ok } from '#core/result.ts'
import type { SpeechRequest, Voice } from '#ports/sound/voice.ts'
import { voiceContract } from '#ports/sound/voice.contract.ts'
import type { Patience } from '#adapters/model-http/open-response.ts'

import { humWords } from '../../../test/fakes/hum-words.ts'
import { type SpeechServer, startSpeechServer } from '../../../test/fakes/speech-server.ts'
import type { CloudCredentials } from './cloud-voice.ts'
import { createElevenLabsVoice } from './elevenlabs-voice.ts'
import { createGeminiVoice } from './gemini-voice.ts'
import { createOpenAiVoice } from './openai-voice.ts'
import { createStretchedVoice } from './stretched-voice.ts'

const key = 'canary-0123456789'

let server: SpeechServer
beforeEach(async () => void (server = await startSpeechServer()))
afterEach(() => server.close())

const grantAccess = (credentials: CloudCredentials) => ({
  isGranted: () => true,
  read: async () => ok({ key, ...credentials }),
})
const services = {
  gemini: (options: { patience?: Patience } = {}) =>
    createGeminiVoice(grantAccess({ baseUrl: server.url }), options),
  openai: (options: { patience?: Patience } = {}) =>
    createOpenAiVoice(grantAccess({ baseUrl: server.openAiUrl }), { id: 'openai', ...options }),
  elevenlabs: (options: { patience?: Patience } = {}) =>
    createElevenLabsVoice(grantAccess({ baseUrl: server.url }), options),
}
const all = Object.entries(services)

const ask = (voice: Voice, changes: Partial<SpeechRequest> = {}): SpeechRequest => ({
  text: 'Every word begins with air, and then it is shaped.',
  speaker: voice.listSpeakers()[0]?.id ?? '',
  rate: 1,
  pronunciations: [],
  ...changes,
})

async function speak(voice: Voice, changes: Partial<SpeechRequest> = {}) {
  const spoken = await voice.speak(ask(voice, changes))
  if (!spoken.ok) throw new Error(spoken.error.code)
  return spoken.value
}

for (const [name, create] of all)
  describe(name, () => voiceContract(() => createStretchedVoice(create())))

describe.each(all)('%s', (name, create) => {
  test.each([
    ['bad-key', 'bad-key'],
    ['no-credit', 'no-credit'],
    ['rate-limited-bare', 'rate-limited'],
    ['overloaded', 'overloaded'],
    ['server-error', 'overloaded'],
    ['not-allowed', 'not-allowed'],
    ['too-long', 'too-long'],
  ] as const)('CV1 a refusal is understood: %s', async (as, code) => {
    server.play({ kind: 'refuse', as })
    const voice = create()
    expect(await voice.speak(ask(voice))).toMatchObject({ error: { code } })
  })

  test('CV1 a rate limit says how long to wait', async () => {
    server.play({ kind: 'refuse', as: 'rate-limited' })
    const voice = create()
    const refused = await voice.speak(ask(voice))
    const { retryAfterMs = 0 } = (refused.ok ? {} : refused.error) as { retryAfterMs?: number }
    expect(Math.abs(retryAfterMs - 38_000)).toBeLessThan(1000)
  })

  test('CV2 an answer that falls silent before its end', async () => {
    server.play({ kind: 'stall' })
    const voice = create({ patience: { answerMs: 4000, pieceMs: 300 } })
    expect(await voice.speak(ask(voice))).toMatchObject({ error: { code: 'timed-out' } })
  })

  test('CV2 an answer that breaks off before its end', async () => {
    server.play({ kind: 'break' })
    const voice = create()
    expect(await voice.speak(ask(voice))).toMatchObject({ error: { code: 'interrupted' } })
  })

  test.each([
    ['packed', 'bad-reply'],
    ['silent', 'no-answer'],
  ] as const)('CV2 an answer without words in it: %s', async (as, code) => {
    server.play({ kind: 'speak', as })
    const voice = create()
    expect(await voice.speak(ask(voice))).toMatchObject({ error: { code } })
  })

  test('CV2 an empty answer and one in no known format', async () => {
    const voice = create()
    server.play({ kind: 'speak', as: 'empty' }, { kind: 'send', status: 200, body: 'hello' })
    for (let turn = 0; turn < 2; turn++) {
      const spoken = await voice.speak(ask(voice))
      expect(['no-answer', 'bad-reply']).toContain(spoken.ok ? 'ok' : spoken.error.code)
    }
  })

  test('CV2 nobody at the other end', async () => {
    const voice = create()
    await server.close()
    expect(await voice.speak(ask(voice))).toMatchObject({ error: { code: 'unreachable' } })
    server = await startSpeechServer()
  })

  test('CV3 called off, the request is ended', async () => {
    server.play({ kind: 'stall' })
    const voice = create()
    const stop = new AbortController()
    const stopped = voice.speak(ask(voice), stop.signal)
    await expect.poll(() => server.requests.length).toBe(1)
    stop.abort()
    expect(await stopped).toMatchObject({ error: { code: 'cancelled' } })
    await expect.poll(() => server.requests[0]?.left).toBe(true)
  })

  test('CV4 the key is in its header and nowhere else, also not in what is said of it', async () => {
    const voice = create()
    await speak(voice)
    const [seen] = server.requests
    expect(seen?.url).not.toContain(key)
    expect(JSON.stringify(seen?.body)).not.toContain(key)
    const bearing = Object.entries(seen?.headers ?? {}).filter(([, value]) => value?.includes(key))
    expect(bearing.map(([header]) => header)).toEqual([
      { gemini: 'x-goog-api-key', openai: 'authorization', elevenlabs: 'xi-api-key' }[name],
    ])
    server.play({ kind: 'refuse', as: 'not-allowed' })
    expect(JSON.stringify(await voice.speak(ask(voice)))).not.toContain(key)
  })

  test('CV5 without a key it is not offered, and a locked one is told', async () => {
    const shut = {
      isGranted: () => false,
      read: async () => ({ ok: false, error: { code: 'keys-locked' } }) as const,
    }
    const voice =
      name === 'gemini'
        ? createGeminiVoice(shut)
        : name === 'openai'
          ? createOpenAiVoice(shut, { id: 'openai' })
          : createElevenLabsVoice(shut)
    expect(await voice.checkReadiness()).toMatchObject({ failure: { code: 'no-key' } })
    expect(await voice.speak(ask(voice))).toMatchObject({ error: { code: 'keys-locked' } })
    expect(server.requests).toHaveLength(0)
  })

  test('CV6 every speaker speaks one language, and the text is sent as it is said', async () => {
    const voice = create()
    const german = voice.listSpeakers().find(({ language }) => language === 'de')
    await speak(voice, {
      speaker: german?.id ?? '',
      text: 'Frau Nguyen sagt es.',
      pronunciations: [{ written: 'Nguyen', said: 'Win' }],
    })
    const [seen] = server.requests
    expect(seen?.text).toBe('Frau Win sagt es.')
    if (name === 'elevenlabs') expect(seen?.body['language_code']).toBe('de')
    if (name === 'openai') expect(seen?.body['instructions']).toContain('German')
  })
})

test('CV7 given times are those of the sound', async () => {
  const text = 'Every word begins with air, and then it is shaped.'
  const { words } = await speak(services.elevenlabs(), { text })
  const hum = humWords(text)
  words.forEach(({ start }, index) => {
    const heard = (hum.words[index]?.start ?? 0) - (hum.words[0]?.start ?? 0)
    expect(Math.abs(start - heard)).toBeLessThan(0.02)
  })
})

test('CV7 where they are left out they are estimated', async () => {
  server.play({ kind: 'speak', as: 'untimed' })
  expect((await speak(services.elevenlabs())).words).toHaveLength(10)
})

test.each(['gemini', 'openai'] as const)(
  'CV8 %s: raw samples are understood as well as a file',
  async (name) => {
    const file = await speak(services[name]())
    server.play({ kind: 'speak', as: 'raw' })
    expect((await speak(services[name]())).samples).toEqual(file.samples)
  },
)

test('CV9 an older Gemini is asked in its own way, and the one that works is asked first from then on', async () => {
  const gone = { kind: 'refuse', as: 'model-gone' } as const
  server.play(gone, gone, gone, { kind: 'speak' })
  const voice = services.gemini()
  await speak(voice)
  await speak(voice)
  const asked = server.requests.map(({ path }) => /models\/(.*):/.exec(path)?.[1])
  expect(asked).toEqual([
    'gemini-3.8-flash-tts',
    'gemini-3.8-flash-tts',
    'gemini-3.8-flash-lite-tts',
    'gemini-3.1-flash-tts-preview',
    'gemini-3.1-flash-tts-preview',
  ])
  expect(server.requests.at(-1)?.text).toMatch(/^Say clearly: /)
})
