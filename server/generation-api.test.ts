import { request as httpRequest } from 'node:http'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { giveNewIds } from '#core/deck/give-new-ids.ts'
import { type BackendServer, startBackendServer } from '../test/fakes/backend-server.ts'
import { createSampleReply } from '../test/fixtures/sample-reply.ts'
import { createApp } from './create-app.ts'
import { createLog } from './create-log.ts'

const apiKey = 'AQ.canary-0123456789'
const topic = 'How a Voice Is Made'
const { deck: answered, text } = createSampleReply()
/** GD10 */
const deck = {
  ...answered,
  slides: giveNewIds(answered.slides, () => expect.stringMatching(/^slide-.{36}$/)),
}
const picture = { kind: 'picture', data: 'iVBORw0KGgo=', mediaType: 'image/png' } as const

let backend: BackendServer
beforeEach(async () => void (backend = await startBackendServer()))
afterEach(() => backend.close())

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${backend.url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

/** `fetch` does not let anyone choose the Host header. */
function postAs(host: string): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(backend.url)
  const headers = { host, 'content-type': 'application/json' }
  const options = { hostname, port, path: '/api/generate-presentation', method: 'POST', headers }
  return new Promise((resolve, reject) => {
    httpRequest(options, (answer) => {
      let body = ''
      answer.on('data', (chunk) => (body += chunk))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }))
    })
      .on('error', reject)
      .end(JSON.stringify({ topic, apiKey }))
  })
}

test('LB1 generate-presentation: topic and key in, the presentation out', async () => {
  backend.gemini.play({ kind: 'answer', text })
  const answer = await post('generate-presentation', { topic, apiKey })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual(deck)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('LB1 generate-image: the slide and the key in, a data address out', async () => {
  backend.gemini.play(picture)
  for (const slideContent of [['In the hive', 'On the comb'], 'In the hive\nOn the comb']) {
    const answer = await post('generate-image', { slideTitle: 'Bees', slideContent, apiKey })
    expect(await answer.json()).toMatchObject({ imageUrl: 'data:image/png;base64,iVBORw0KGgo=' })
  }
  for (const { body } of backend.gemini.requests)
    expect(JSON.stringify(body)).toContain('In the hive; On the comb')
})

test('LB2 whoever takes events gets one per line, each when it happens', async () => {
  backend.gemini.play({ kind: 'answer', text })
  const answer = await post(
    'generate-presentation',
    { topic, apiKey },
    {
      accept: 'application/x-ndjson',
    },
  )
  const lines = (await answer.text()).trimEnd().split('\n')
  const events = lines.map((line) => JSON.parse(line) as { kind: string })
  expect(events[0]).toEqual({ kind: 'stage', stage: 'asking' })
  expect(events.filter(({ kind }) => kind === 'slide')).toHaveLength(deck.slides.length)
  expect(events.at(-1)).toEqual({ kind: 'end', outcome: { kind: 'deck', deck, findings: [] } })
})

test('LB1 an answer that was cut off gives its complete slides and says so', async () => {
  const half = text.slice(0, text.indexOf('And at Last, a Shape') + 60)
  backend.gemini.play({ kind: 'answer', text: half, end: 'cut-off' })
  expect(await (await post('generate-presentation', { topic, apiKey })).json()).toMatchObject({
    title: deck.title,
    slides: deck.slides.slice(0, 3),
    kind: 'part',
    cause: { code: 'cut-off' },
  })
})

test('LB1 an answer that nobody can read gives the template and says so', async () => {
  backend.gemini.play({ kind: 'answer', text: 'I would rather not.' })
  expect(await (await post('generate-presentation', { topic, apiKey })).json()).toMatchObject({
    title: `Comprehensive Guide to ${topic}`,
    slides: { length: 5 },
    kind: 'fallback',
    reply: 'I would rather not.',
  })
})

test.each([
  ['bad-key', 401],
  ['no-credit', 402],
  ['not-allowed', 403],
  ['quota-day', 429],
  ['overloaded', 503],
] as const)(
  'LB3 %s: an error in words, with its code, for deck and picture',
  async (as, status) => {
    backend.gemini.play({ kind: 'refuse', as })
    for (const answer of [
      await post('generate-presentation', { topic, apiKey }),
      await post('generate-image', { slideTitle: 'Bees', slideContent: [], apiKey }),
    ]) {
      expect(answer.status).toBe(status)
      expect(await answer.json()).toMatchObject({
        error: expect.stringMatching(/^.*Gemini.*\.$/),
        failure: { code: as },
      })
    }
  },
)

test('LB3 a rate limit says when to come back', async () => {
  backend.gemini.play({ kind: 'refuse', as: 'rate-limited' })
  const answer = await post('generate-presentation', { topic, apiKey })
  expect(answer.headers.get('retry-after')).toBe('38')
})

test('LB3 a picture that was not drawn is null, with the reason', async () => {
  backend.gemini.play({ kind: 'no-picture' })
  const answer = await post('generate-image', { slideTitle: 'Bees', slideContent: [], apiKey })
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({
    imageUrl: null,
    error: expect.stringContaining('without a picture'),
    failure: { code: 'no-picture', said: 'I cannot draw that.' },
  })
})

test.each([
  ['no key', { topic }, 'Gemini API key is required'],
  ['an empty key', { topic, apiKey: ' ' }, 'Gemini API key is required'],
  ['no topic', { apiKey }, 'Please enter a topic for your AI-generated presentation'],
  [
    'an empty topic',
    { topic: '  ', apiKey },
    'Please enter a topic for your AI-generated presentation',
  ],
  ['too many slides', { topic, apiKey, slideCount: 16 }, 'slideCount'],
  ['a model that is an address', { topic, apiKey, model: '../../evil' }, 'model'],
  ['no JSON', '{"topic": "x', 'not JSON'],
])('LB6 %s: 400 and what is wrong', async (_, body, error) => {
  const answer = await post('generate-presentation', body)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toEqual({ error: expect.stringContaining(error) })
  expect(backend.gemini.requests).toEqual([])
})

test('LB6 a key that could not travel in a header is refused before it is sent', async () => {
  const answer = await post('generate-presentation', { topic, apiKey: 'ключ' })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toEqual({ error: expect.stringContaining('not look like a key') })
  expect(backend.gemini.requests).toEqual([])
})

test.each(['text/plain', 'application/x-www-form-urlencoded'])(
  'LB6 %s, which a form on any site can send, is refused',
  async (type) => {
    const headers = { 'content-type': type }
    const answer = await post('generate-presentation', { topic, apiKey }, headers)
    expect(answer.status).toBe(400)
    expect(backend.gemini.requests).toEqual([])
  },
)

test.each(['generate-presentation', 'generate-image', 'generate-text', 'list-models'])(
  'LB6 %s: more than 2 MB is refused',
  async (path) => {
    const answer = await post(path, { topic, apiKey, source: 'x'.repeat(2 * 1024 * 1024) })
    expect(answer.status).toBe(413)
    expect(await answer.json()).toEqual({
      error: 'A request may have 2 MB at most. Please send less text at once.',
    })
  },
)

test('LB7 no address from a request is ever called', async () => {
  backend.gemini.play({ kind: 'refuse', as: 'bad-key' })
  const evil = 'http://203.0.113.1/v1'
  const body = { topic, apiKey, baseUrl: evil, url: evil, address: evil, geminiBaseUrl: evil }
  expect((await post('generate-presentation', body)).status).toBe(401)
  expect(backend.gemini.requests).toHaveLength(1)
  expect(JSON.stringify(backend.gemini.requests)).not.toContain('203.0.113.1')
})

test.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example'])(
  'LB7 a page called "%s" gets nothing, although its name may point here',
  async (host) => {
    expect((await postAs(host)).status).toBe(403)
    expect(backend.gemini.requests).toEqual([])
  },
)

test.each(['localhost:3001', '127.0.0.1:3001', '[::1]:3001', 'lectern.localhost'])(
  'LB7 this computer is let in as %s',
  async (host) => {
    backend.gemini.play({ kind: 'refuse', as: 'bad-key' })
    expect((await postAs(host)).status).toBe(401)
    expect(backend.gemini.requests).toHaveLength(1)
  },
)

test.each(['x-forwarded-for', 'forwarded'])(
  'LB7 what a proxy on this computer passes on is refused (%s)',
  async (name) => {
    const answer = await post('generate-presentation', { topic, apiKey }, { [name]: '127.0.0.1' })
    expect(answer.status).toBe(403)
    expect(backend.gemini.requests).toEqual([])
  },
)

test.each([
  ['127.0.0.1', 401],
  ['::1', 401],
  ['::ffff:127.0.0.1', 401],
  ['172.17.0.1', 401],
  ['172.17.0.2', 403],
  ['203.0.113.7', 403],
  ['2001:db8::1', 403],
  ['', 403],
])('LB7 whoever connects from “%s” as localhost is answered with %i', async (remote, status) => {
  backend.gemini.play({ kind: 'refuse', as: 'bad-key' })
  const app = createApp({
    version: '1.2.3',
    log: createLog(() => {}),
    geminiBaseUrl: backend.gemini.url,
    localAddresses: ['172.17.0.1'],
  })
  const asked = {
    method: 'POST',
    headers: { host: 'localhost:3001', 'content-type': 'application/json' },
    body: JSON.stringify({ topic, apiKey }),
  }
  const connection = { incoming: { socket: { remoteAddress: remote } } }
  const answer = await app.request('/api/generate-presentation', asked, connection)
  expect(answer.status).toBe(status)
})

test('LB9 what runs wild is told to wait', async () => {
  const app = createApp({ version: '1.2.3', log: createLog(() => {}), now: () => 0 })
  const asked = { method: 'POST', headers: { host: 'localhost:3001' } }
  const connection = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
  const ask = () => app.request('/api/generate-presentation', asked, connection)
  for (let call = 0; call < 300; call++) expect((await ask()).status).toBe(400)
  const refused = await ask()
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('1')
})

test.each(['cross-site', 'same-site'])('LB7 a %s page is refused', async (site) => {
  const headers = { 'sec-fetch-site': site }
  const answer = await post('generate-presentation', { topic, apiKey }, headers)
  expect(answer.status).toBe(403)
  expect(answer.headers.get('access-control-allow-origin')).toBeNull()
})

test('LB4 the key is in the header to Gemini, and in no log, address or answer', async () => {
  const answers: string[] = []
  for (const script of [
    { kind: 'answer', text },
    { kind: 'refuse', as: 'bad-key' },
    { kind: 'refuse', as: 'not-allowed' },
    { kind: 'fail-midway', after: '', error: { code: 403, message: `Not with ${apiKey}.` } },
    { kind: 'garble' },
    picture,
  ] as const) {
    backend.gemini.play(script)
    for (const answer of [
      await post('generate-presentation', { topic, apiKey }),
      await post('generate-image', { slideTitle: 'Bees', slideContent: [], apiKey }),
    ])
      answers.push(await answer.text())
  }
  for (const { url, headers, body } of backend.gemini.requests) {
    expect(headers['x-goog-api-key']).toBe(apiKey)
    expect(url + JSON.stringify(body)).not.toContain('canary')
  }
  expect(answers.join()).not.toContain('canary')
  expect(backend.logged.join()).not.toContain('canary')
})

test('LB1 other methods are no calls', async () => {
  const answer = await fetch(`${backend.url}/api/generate-presentation`)
  expect(answer.status).toBe(404)
})
