import { createHash, randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import {
  findPostgres,
  type PostgresServer,
  startPostgresServer,
  withoutPostgres,
} from '../test/fakes/postgres-server.ts'
import { type ServerProcess, startServerProcess } from '../test/fakes/server-process.ts'
import { databaseTrustMs } from './share-store/open-shares.ts'

const token = 'token-of-the-owner'
const ownerHash = createHash('sha256').update(token).digest('hex')
const newId = () => randomBytes(16).toString('base64url')

const programs = await findPostgres()

describe.skipIf(!programs)(programs ? 'two servers on one PostgreSQL' : withoutPostgres, () => {
  let postgres: PostgresServer
  let servers: ServerProcess[]
  let urls: string[]

  beforeAll(async () => {
    postgres = await startPostgresServer(programs ?? '')
    const env = {
      DATABASE_URL: await postgres.createDatabase(),
      LECTERN_TRUSTED_PROXIES: '1',
      LECTERN_REQUESTS_PER_MINUTE: '40',
      LECTERN_SHARES_PER_HOUR: '6',
      LECTERN_SHARES_MB: '1',
    }
    // Both at the same moment, on an empty database.
    servers = [startServerProcess(env), startServerProcess(env)]
    urls = (await Promise.all(servers.map(({ ready }) => ready))).map(({ url }) => url)
  })
  afterAll(async () => {
    for (const { child } of servers) child.kill('SIGKILL')
    await postgres.close()
  })

  /** Each test is a visitor of its own, because limits count. */
  const callFrom =
    (visitor: string) =>
    (server: number, id: string, init: RequestInit = {}) =>
      fetch(`${urls[server]}/api/shares/${id}`, {
        ...init,
        headers: { 'x-forwarded-for': visitor, ...(init.headers as Record<string, string>) },
      })
  const sending = (body: BodyInit): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', 'lectern-owner-hash': ownerHash },
    body,
  })
  const revoking = { method: 'DELETE', headers: { authorization: `Bearer ${token}` } }

  test('SS6 what one keeps the other has, and what one takes back is gone in the other within a second', async () => {
    const call = callFrom('203.0.113.1')
    const id = newId()
    expect((await call(0, id, sending('sealed'))).status).toBe(201)
    // Often enough that it stands in the memory of both.
    for (const server of [1, 0, 1, 0]) expect(await (await call(server, id)).text()).toBe('sealed')
    expect((await call(1, id, revoking)).status).toBe(204)
    expect(databaseTrustMs).toBeLessThan(1000)
    await setTimeout(databaseTrustMs)
    expect((await call(0, id)).status).toBe(410)
    expect((await call(1, id)).status).toBe(410)
  })

  test('SS6 calls to both count together', async () => {
    const call = callFrom('203.0.113.2')
    const begun = Date.now()
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, turn) => call(turn % 2, newId())),
    )
    const givenBack = ((Date.now() - begun) / 60_000) * 40
    const allowed = answers.filter(({ status }) => status === 404)
    expect(allowed.length).toBeGreaterThanOrEqual(40)
    expect(allowed.length).toBeLessThanOrEqual(41 + givenBack)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(60 - allowed.length)
  })

  test('SS6 so do new shares', async () => {
    const call = callFrom('203.0.113.3')
    const statuses: number[] = []
    for (let turn = 0; turn < 8; turn++)
      statuses.push((await call(turn % 2, newId(), sending('sealed'))).status)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 429, 429])
  })

  test('SS6 there is room for all of them together, and only once', async () => {
    const call = callFrom('203.0.113.4')
    const half = new Uint8Array(500_000)
    expect((await call(0, newId(), sending(half))).status).toBe(201)
    expect((await call(1, newId(), sending(half))).status).toBe(201)
    expect((await call(0, newId(), sending(half))).status).toBe(507)
    expect((await call(1, newId(), sending(half))).status).toBe(507)
  })

  test('SS7 while the database is away a 503, and afterwards all is well without a restart', async () => {
    const call = callFrom('203.0.113.5')
    const id = newId()
    expect((await call(0, id, sending('sealed'))).status).toBe(201)
    await postgres.kill()
    for (const [server, url] of urls.entries()) {
      expect((await call(server, id)).status).toBe(503)
      expect((await fetch(`${url}/api/ready`)).status).toBe(503)
      expect((await fetch(`${url}/api/health`)).status).toBe(200)
    }
    await postgres.start()
    for (const [server, url] of urls.entries()) {
      expect(await (await call(server, id)).text()).toBe('sealed')
      expect((await fetch(`${url}/api/ready`)).status).toBe(200)
    }
    for (const { child, readText } of servers) {
      expect(child.exitCode).toBeNull()
      expect(readText()).toContain('share-store-back')
    }
  })
})
