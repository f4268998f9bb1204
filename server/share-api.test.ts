import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { maxShareBytes } from '#core/share/share-terms.ts'

import { type ShareServer, startShareServer } from '../test/fakes/share-server.ts'
import { createMemoryShareStore } from './share-store/memory-share-store.ts'
import type { ShareStore } from './share-store/share-store.ts'

const token = 'token-of-the-owner'
const ownerHash = createHash('sha256').update(token).digest('hex')
const newId = () => randomBytes(16).toString('base64url')

let server: ShareServer
afterEach(() => server.close())

type Call = { method?: string; headers?: Record<string, string>; body?: BodyInit }

const call = (id: string, { headers = {}, ...init }: Call = {}) =>
  fetch(`${server.url}/api/shares/${id}`, { ...init, headers })

const post = (id: string, headers: Record<string, string> = {}, body: BodyInit = 'sealed') =>
  call(id, {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      'lectern-owner-hash': ownerHash,
      ...headers,
    },
    body,
  })

/** All but its last byte is sent. */
async function startUpload(headers: Record<string, string>, length = 1000) {
  const sending = request(`${server.url}/api/shares/${newId()}`, {
    method: 'POST',
    agent: false,
    headers: {
      'content-type': 'application/octet-stream',
      'content-length': length,
      'lectern-owner-hash': ownerHash,
      ...headers,
    },
  })
  sending.on('error', () => {})
  const answered = once(sending, 'response')
  answered.catch(() => {})
  await new Promise((sent) => sending.write(Buffer.alloc(length - 1), sent))
  // What is written here has yet to be read there.
  await new Promise((read) => setTimeout(read, 100))
  return {
    breakOff: () => void sending.destroy(),
    async finish(): Promise<number | undefined> {
      sending.end('x')
      const [answer] = (await answered) as [IncomingMessage]
      answer.resume()
      return answer.statusCode
    },
  }
}

const revoke = (id: string, headers: Record<string, string>) =>
  call(id, { method: 'DELETE', headers })

describe('with the usual limits', () => {
  beforeEach(async () => void (server = await startShareServer()))

  test('LK4 a revoked share answers 410 from the next call on, and says why', async () => {
    const id = newId()
    expect((await post(id)).status).toBe(201)
    const live = await call(id)
    expect(await live.text()).toBe('sealed')
    expect(live.headers.get('cache-control')).toBe('no-store')
    expect((await revoke(id, { authorization: `Bearer ${token}` })).status).toBe(204)
    const gone = await call(id)
    expect(gone.status).toBe(410)
    expect(await gone.json()).toEqual({ error: 'revoked' })
  })

  test.each([
    ['none', {}, 401],
    ['an empty one', { authorization: 'Bearer ' }, 401],
    ['another scheme', { authorization: `Basic ${token}` }, 401],
    ['a wrong one', { authorization: 'Bearer token-of-another' }, 403],
    ['the hash itself', { authorization: `Bearer ${ownerHash}` }, 403],
  ])('RL2 with %s for a token nothing is deleted', async (_, headers, status) => {
    const id = newId()
    await post(id)
    expect((await revoke(id, headers)).status).toBe(status)
    expect((await call(id)).status).toBe(200)
  })

  test.each<[string, Record<string, string>]>([
    ['no owner', { 'lectern-owner-hash': '' }],
    ['an owner that is no hash', { 'lectern-owner-hash': 'me' }],
    ['days nobody offers', { 'lectern-expires-in-days': '365' }],
    ['days that are no number', { 'lectern-expires-in-days': 'soon' }],
    ['what a form of another site could send', { 'content-type': 'text/plain' }],
  ])('RL2 with %s nothing is written', async (_, headers) => {
    const id = newId()
    expect((await post(id, headers)).status).toBe(400)
    expect((await call(id)).status).toBe(404)
  })

  test.each(['short', 'a'.repeat(23), '..%2f..%2fetc%2fpasswd', `${'a'.repeat(21)}%00`])(
    'RL2 %s is no id',
    async (id) => {
      expect((await post(id)).status).toBe(400)
      expect((await call(id)).status).toBe(404)
    },
  )

  test('RL2 what cannot be an id is never looked for; what can be one is in no log, whatever breaks', async () => {
    await server.close()
    const store = createMemoryShareStore()
    const strict: ShareStore = {
      ...store,
      find: () => Promise.reject(new Error('looked for')),
      revoke: () => Promise.reject(new Error('looked for')),
    }
    server = await startShareServer({ store: strict })
    for (const id of ['%00', 'a'.repeat(23)]) {
      expect((await call(id)).status).toBe(404)
      expect((await revoke(id, { authorization: `Bearer ${token}` })).status).toBe(404)
    }
    const id = newId()
    expect((await call(id)).status).toBe(500)
    expect(server.logged.join('')).toContain('"path":"/api/shares/:id"')
    expect(server.logged.join('')).not.toContain(id)
  })

  test('RL2 nothing is written over what is there, and nothing empty is kept', async () => {
    const id = newId()
    await post(id)
    expect((await post(id, {}, 'other')).status).toBe(409)
    expect((await post(id, { 'lectern-owner-hash': 'b'.repeat(64) })).status).toBe(409)
    expect(await (await call(id)).text()).toBe('sealed')
    expect((await post(newId(), {}, '')).status).toBe(400)
  })

  test('RL1 one byte over the limit is a 413, also when no length was told', async () => {
    const id = newId()
    expect((await post(id, {}, new Uint8Array(maxShareBytes + 1))).status).toBe(413)
    const stream = new Blob([new Uint8Array(maxShareBytes + 1)]).stream()
    // Node needs `duplex` for a stream, and its own types do not know it.
    const untold: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', 'lectern-owner-hash': ownerHash },
      body: stream,
      duplex: 'half',
    }
    expect((await fetch(`${server.url}/api/shares/${id}`, untold)).status).toBe(413)
    expect((await call(id)).status).toBe(404)
  })

  test('RL6 one address has four of the largest shares on their way at most, and others still share', async () => {
    await server.close()
    server = await startShareServer({ limits: { maxShareBytes: 1000 }, trustedProxies: 1 })
    const from = (address: string) => ({ 'x-forwarded-for': address })
    const slow = await Promise.all(
      Array.from({ length: 4 }, () => startUpload(from('203.0.113.7'))),
    )
    const large = new Uint8Array(1000)
    const refused = await post(newId(), from('203.0.113.7'), large)
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('5')
    expect((await post(newId(), from('203.0.113.8'), large)).status).toBe(201)
    for (const upload of slow) expect(await upload.finish()).toBe(201)
    expect((await post(newId(), from('203.0.113.7'), large)).status).toBe(201)
  })

  test('RL6 an upload that breaks off is no error, and gives its room back', async () => {
    for (let times = 0; times < 6; times++) {
      const upload = await startUpload({}, maxShareBytes)
      upload.breakOff()
      await expect
        .poll(() => server.logged.filter((line) => line.includes('499')).length)
        .toBe(times + 1)
    }
    expect(server.logged.join('')).not.toContain('request-failed')
    expect((await post(newId())).status).toBe(201)
  })

  test('RL2 HEAD says what GET would; a method that there is not is a 405 that lists those there are', async () => {
    const id = newId()
    await post(id)
    const head = await call(id, { method: 'HEAD' })
    expect(head.headers.get('content-length')).toBe('6')
    expect(await head.text()).toBe('')
    expect((await call(newId(), { method: 'HEAD' })).status).toBe(404)
    for (const method of ['PUT', 'PATCH', 'OPTIONS']) {
      const answer = await call(id, { method, ...(method === 'PUT' && { body: 'other' }) })
      expect(answer.status, method).toBe(405)
      expect(answer.headers.get('allow')).toBe('GET, HEAD, POST, DELETE')
    }
    expect(await (await call(id)).text()).toBe('sealed')
  })

  test('RL5 no page of another site may read an answer', async () => {
    const answer = await call(newId(), { headers: { origin: 'https://evil.example' } })
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin')
  })
})

describe('with somebody who is slow', () => {
  const pace = { leastBytesPerSecond: 100_000, spanMs: 200 }

  test('RL7 a large share arrives byte for byte, and who does not read one loses the connection', async () => {
    // More than the system keeps for a connection that nobody reads.
    const limits = { maxShareBytes: 4 * maxShareBytes }
    server = await startShareServer({ pace, limits })
    const id = newId()
    const payload = randomBytes(limits.maxShareBytes)
    expect((await post(id, {}, payload)).status).toBe(201)
    expect(payload.equals(Buffer.from(await (await call(id)).arrayBuffer()))).toBe(true)
    const others = await server.countConnections()
    const silent = connect(Number(new URL(server.url).port), '127.0.0.1').on('error', () => {})
    silent.write(`GET /api/shares/${id} HTTP/1.1\r\nHost: x\r\n\r\n`)
    silent.pause()
    await expect.poll(() => server.logged.filter((line) => line.includes('"GET"')).length).toBe(2)
    await expect.poll(() => server.countConnections()).toBe(others)
    silent.destroy()
  })

  test('RL8 who sends a letter now and then loses the connection', async () => {
    server = await startShareServer({ pace })
    const upload = await startUpload({}, 1000)
    await expect.poll(() => server.countConnections()).toBe(0)
    upload.breakOff()
    expect(server.logged.join('')).toContain('408')
  })

  test('RL8 who has promised much and sent little keeps nobody from sharing', async () => {
    server = await startShareServer({ trustedProxies: 1 })
    const trickling = Array.from({ length: 64 }, (_, at) => {
      const sending = request(`${server.url}/api/shares/${newId()}`, {
        method: 'POST',
        agent: false,
        headers: {
          'content-type': 'application/octet-stream',
          'content-length': maxShareBytes,
          'lectern-owner-hash': ownerHash,
          'x-forwarded-for': `203.0.113.${at}`,
        },
      })
      sending.on('error', () => {}).write('slow')
      return sending
    })
    await expect.poll(() => server.countConnections()).toBe(64)
    const large = new Uint8Array(maxShareBytes)
    const shared = await post(newId(), { 'x-forwarded-for': '203.0.113.200' }, large)
    expect(shared.status).toBe(201)
    for (const sending of trickling) sending.destroy()
  })
})

describe('behind a proxy of our own', () => {
  test('HSTS is sent to whoever came by TLS, and to nobody else', async () => {
    server = await startShareServer({ trustedProxies: 1 })
    for (const [proto, expected] of [
      ['https', 'max-age=31536000'],
      ['http', null],
    ] as const) {
      const answer = await call(newId(), { headers: { 'x-forwarded-proto': proto } })
      expect(answer.headers.get('strict-transport-security')).toBe(expected)
    }
  })
})

describe('while the store is away', () => {
  test('SS7 a 503 that says when to try again, for every call, and the server is not ready', async () => {
    const store = createMemoryShareStore()
    const away: ShareStore = {
      ...store,
      create: async () => 'unavailable',
      find: async () => ({ status: 'unavailable' }),
      peek: async () => 'unavailable',
      check: async () => 'unavailable',
      revoke: async () => 'unavailable',
    }
    server = await startShareServer({ store: away })
    const id = newId()
    const answers = [
      await post(id),
      await call(id),
      await revoke(id, { authorization: `Bearer ${token}` }),
    ]
    for (const answer of answers) {
      expect(answer.status).toBe(503)
      expect(answer.headers.get('retry-after')).toBe('5')
      expect(await answer.json()).toEqual({ error: 'unavailable' })
    }
    const [ready, health] = await Promise.all(
      ['ready', 'health'].map((name) => fetch(`${server.url}/api/${name}`)),
    )
    expect(ready?.status).toBe(503)
    expect(await ready?.json()).toEqual({ status: 'not-ready', shares: 'unavailable' })
    expect(health?.status).toBe(200)
  })
})

describe('with small limits', () => {
  const limits = { requestsPerMinute: 6, createsPerHour: 2, maxTotalBytes: 10 }

  test('RL3 one more than allowed is a 429 that says how long to wait', async () => {
    server = await startShareServer({ limits })
    const statuses: number[] = []
    for (let times = 0; times < 7; times++) statuses.push((await call(newId())).status)
    expect(statuses).toEqual([404, 404, 404, 404, 404, 404, 429])
    const refused = await call(newId())
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    server.pass(60_000)
    expect((await call(newId())).status).toBe(404)
  })

  test('RL3 so is one more share than allowed', async () => {
    server = await startShareServer({ limits })
    const made = [await post(newId(), {}, 'a'), await post(newId(), {}, 'b')]
    expect(made.map(({ status }) => status)).toEqual([201, 201])
    expect((await post(newId(), {}, 'c')).status).toBe(429)
  })

  test('RL4 a made-up forwarding header does not make another caller', async () => {
    server = await startShareServer({ limits })
    const statuses: number[] = []
    for (let times = 0; times < 7; times++) {
      const headers = { 'x-forwarded-for': `198.51.100.${times}`, forwarded: `for=10.0.0.${times}` }
      statuses.push((await call(newId(), { headers })).status)
    }
    expect(statuses.at(-1)).toBe(429)
  })

  test('RL4 behind a proxy of our own its word counts, and not what stands before it', async () => {
    server = await startShareServer({ limits, trustedProxies: 1 })
    const from = (client: string) => ({ headers: { 'x-forwarded-for': client } })
    for (let times = 0; times < 6; times++)
      await call(newId(), from(`10.9.9.${times}, 203.0.113.7`))
    expect((await call(newId(), from('203.0.113.7'))).status).toBe(429)
    expect((await call(newId(), from('203.0.113.8'))).status).toBe(404)
  })

  test('SS5 over the room there is for all, a 507, and nothing is written', async () => {
    server = await startShareServer({ limits })
    expect((await post(newId(), {}, 'ten bytes.')).status).toBe(201)
    const id = newId()
    expect((await post(id, {}, '1')).status).toBe(507)
    expect((await call(id)).status).toBe(404)
  })
})
