import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { createHttpShareHost } from '#adapters/share/http-share-host.ts'
import { createMemoryDeckStore } from '#adapters/storage/memory-deck-store.ts'
import { hashOwnerToken, createOwnerToken } from '#codecs/share/owner-token.ts'
import { sealShare } from '#codecs/share/seal-share.ts'
import { randomBytes as randomKey } from '#codecs/share/share-cipher.ts'
import { writeShare } from '#codecs/share/write-share.ts'
import { encodeBase64Url } from '#core/share/base64-url.ts'
import { maxShareBytes } from '#core/share/share-terms.ts'

import { type ShareServer, startShareServer } from '../test/fakes/share-server.ts'
import { openLibsqlShareStore } from './share-store/libsql-share-store.ts'

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

const revoke = (id: string, headers: Record<string, string>) =>
  call(id, { method: 'DELETE', headers })

describe('with the usual limits', () => {
  beforeEach(async () => void (server = await startShareServer()))

  test('SH4 a revoked share answers 410 within a second, and says why', async () => {
    const id = newId()
    expect((await post(id)).status).toBe(201)
    const live = await call(id)
    expect(await live.text()).toBe('sealed')
    expect(live.headers.get('cache-control')).toBe('no-store')
    const started = performance.now()
    expect((await revoke(id, { authorization: `Bearer ${token}` })).status).toBe(204)
    const gone = await call(id)
    expect(gone.status).toBe(410)
    expect(performance.now() - started).toBeLessThan(1000)
    expect(await gone.json()).toEqual({ error: 'revoked' })
  })

  test.each([
    ['none', {}, 401],
    ['an empty one', { authorization: 'Bearer ' }, 401],
    ['another scheme', { authorization: `Basic ${token}` }, 401],
    ['a wrong one', { authorization: 'Bearer token-of-another' }, 403],
    ['the hash itself', { authorization: `Bearer ${ownerHash}` }, 403],
  ])('SL2 with %s for a token nothing is deleted', async (_, headers, status) => {
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
  ])('SL2 with %s nothing is written', async (_, headers) => {
    const id = newId()
    expect((await post(id, headers)).status).toBe(400)
    expect((await call(id)).status).toBe(404)
  })

  test.each(['short', 'a'.repeat(23), '..%2f..%2fetc%2fpasswd', `${'a'.repeat(21)}%00`])(
    'SL2 %s is no id',
    async (id) => {
      expect((await post(id)).status).toBe(400)
      expect((await call(id)).status).toBe(404)
    },
  )

  test('SL2 nothing is written over what is there, and nothing empty is kept', async () => {
    const id = newId()
    await post(id)
    expect((await post(id, {}, 'other')).status).toBe(409)
    expect((await post(id, { 'lectern-owner-hash': 'b'.repeat(64) })).status).toBe(409)
    expect(await (await call(id)).text()).toBe('sealed')
    expect((await post(newId(), {}, '')).status).toBe(400)
  })

  test('SL1 one byte over the limit is a 413, also when no length was told', async () => {
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

  test('SL5 no page of another site may read an answer', async () => {
    const answer = await call(newId(), { headers: { origin: 'https://evil.example' } })
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin')
  })
})

describe('with small limits', () => {
  const limits = { requestsPerMinute: 6, createsPerHour: 2, maxTotalBytes: 10 }

  test('SL3 one more than allowed is a 429 that says how long to wait', async () => {
    server = await startShareServer({ limits })
    const statuses: number[] = []
    for (let times = 0; times < 7; times++) statuses.push((await call(newId())).status)
    expect(statuses).toEqual([404, 404, 404, 404, 404, 404, 429])
    const refused = await call(newId())
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    server.pass(60_000)
    expect((await call(newId())).status).toBe(404)
  })

  test('SL3 so is one more share than allowed', async () => {
    server = await startShareServer({ limits })
    const made = [await post(newId(), {}, 'a'), await post(newId(), {}, 'b')]
    expect(made.map(({ status }) => status)).toEqual([201, 201])
    expect((await post(newId(), {}, 'c')).status).toBe(429)
  })

  test('SL4 a made-up forwarding header does not make another caller', async () => {
    server = await startShareServer({ limits })
    const statuses: number[] = []
    for (let times = 0; times < 7; times++) {
      const headers = { 'x-forwarded-for': `198.51.100.${times}`, forwarded: `for=10.0.0.${times}` }
      statuses.push((await call(newId(), { headers })).status)
    }
    expect(statuses.at(-1)).toBe(429)
  })

  test('SL4 behind a proxy of our own its word counts, and not what stands before it', async () => {
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

test('SH2 after 100 shares neither database nor logs hold a byte of title, text, notes, key or token', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-shares-'))
  server = await startShareServer({
    store: await openLibsqlShareStore(join(folder, 'shares.db')),
    limits: { createsPerHour: 1000 },
  })
  const host = createHttpShareHost(server.url)
  const { loadPicture } = createMemoryDeckStore()
  const secrets: string[] = []
  for (let number = 0; number < 100; number++) {
    const deck = {
      title: `Canarytitle${number} of the deck`,
      slides: [
        { id: 'a', title: 'A', content: [`Canarypoint${number}`], notes: `Canarynotes${number}` },
      ],
    }
    const id = newId()
    const linkKey = randomKey(32)
    const owner = createOwnerToken()
    const { value } = await writeShare(deck, loadPicture)
    const payload = await sealShare(value, { id, linkKey })
    const kept = await host.keep({ id, ownerHash: await hashOwnerToken(owner), payload, days: 7 })
    expect(kept.ok).toBe(true)
    if (number % 10 === 0) await host.revoke(id, owner)
    secrets.push('Canarytitle', 'Canarypoint', 'Canarynotes', encodeBase64Url(linkKey), owner)
    secrets.push(Buffer.from(linkKey).toString('latin1'))
  }
  const names = await readdir(folder)
  const stored = await Promise.all(names.map((name) => readFile(join(folder, name), 'latin1')))
  expect(stored.join('').length).toBeGreaterThan(20_000)
  expect(server.logged.length).toBeGreaterThanOrEqual(100)
  const everything = [...stored, ...server.logged].join('\n')
  expect(secrets.filter((secret) => everything.includes(secret))).toEqual([])
  await rm(folder, { recursive: true, force: true })
}, 60_000)
