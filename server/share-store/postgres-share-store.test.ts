import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import {
  findPostgres,
  type PostgresServer,
  startPostgresServer,
  withoutPostgres,
} from '../../test/fakes/postgres-server.ts'
import { createLog } from '../create-log.ts'
import { rateLimiterContract } from '../rate-limit/rate-limiter.contract.ts'
import { openPostgresDatabase, type PostgresDatabase } from './postgres-database.ts'
import { shareStoreContract } from './share-store.contract.ts'

const programs = await findPostgres()
const logged: string[] = []
const open = (url: string) =>
  openPostgresDatabase(
    url,
    createLog((line) => logged.push(line)),
  )

const share = {
  id: 'share-1',
  ownerHash: 'a'.repeat(64),
  payload: new Uint8Array([0, 1, 2, 253, 254, 255]),
  createdAt: 0,
  expiresAt: null,
}
const day = 24 * 60 * 60 * 1000
const plenty = { maxTotalBytes: 1_000_000 }

describe.skipIf(!programs)(programs ? 'shares in PostgreSQL' : withoutPostgres, () => {
  let server: PostgresServer
  beforeAll(async () => void (server = await startPostgresServer(programs ?? '')), 60_000)
  afterAll(() => server.close())

  shareStoreContract(async () => open(await server.createDatabase()).store)

  describe('limits', () => {
    let database: PostgresDatabase
    beforeAll(async () => void (database = open(await server.createDatabase())))
    afterAll(() => database.store.close())
    rateLimiterContract((rule, now) => database.createLimiter(rule, now))
  })

  test('SS6 servers that start at the same moment make the tables once', async () => {
    const url = await server.createDatabase()
    const stores = Array.from({ length: 6 }, () => open(url).store)
    const outcomes = await Promise.all(
      stores.map((store, index) => store.create({ ...share, id: `share-${index}` }, plenty)),
    )
    expect(new Set(outcomes)).toEqual(new Set(['created']))
    await Promise.all(stores.map((store) => store.close()))
  })

  test('SS6 servers that write at the same moment stay under the limit together', async () => {
    const url = await server.createDatabase()
    const [one, other] = [open(url).store, open(url).store]
    const room = { maxTotalBytes: 10 * share.payload.length }
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        (index % 2 ? one : other).create({ ...share, id: `share-${index}` }, room),
      ),
    )
    expect(outcomes.filter((outcome) => outcome === 'created')).toHaveLength(10)
    expect(outcomes.filter((outcome) => outcome === 'full')).toHaveLength(20)
    await Promise.all([one.close(), other.close()])
  })

  test('SS6 what expired is given up once, however many servers sweep, and its room is free once', async () => {
    const url = await server.createDatabase()
    const stores = Array.from({ length: 4 }, () => open(url).store)
    const [store] = stores
    if (!store) throw new Error('There are four')
    const room = { maxTotalBytes: 10 * share.payload.length }
    for (let index = 0; index < 10; index++)
      await store.create({ ...share, id: `brief-${index}`, expiresAt: 5 }, room)
    await Promise.all(stores.map((each) => each.sweep(5 + day, day)))
    const outcomes: string[] = []
    for (let index = 0; index < 11; index++)
      outcomes.push(await store.create({ ...share, id: `next-${index}`, createdAt: 5 }, room))
    expect(outcomes.filter((outcome) => outcome === 'created')).toHaveLength(10)
    expect(outcomes.at(-1)).toBe('full')
    await Promise.all(stores.map((each) => each.close()))
  })

  test('SS7 a database that is down is an answer, told once, and used again when it is back', async () => {
    const { store, createLimiter } = open(await server.createDatabase())
    const limiter = createLimiter({ name: 'request', limit: 500, windowMs: 60_000 })
    await store.create(share, plenty)
    logged.length = 0
    await server.kill()
    expect(await store.find(share.id, 0)).toEqual({ status: 'unavailable' })
    expect(await store.peek(share.id, 0)).toBe('unavailable')
    expect(await store.create({ ...share, id: 'share-2' }, plenty)).toBe('unavailable')
    expect(await store.revoke(share.id, share.ownerHash)).toBe('unavailable')
    expect(await limiter.take('somebody')).toBe('unavailable')
    await store.sweep(0, 0)
    await server.start()
    expect(await store.find(share.id, 0)).toMatchObject({ status: 'live' })
    expect(await store.find('share-2', 0)).toEqual({ status: 'unknown' })
    expect(await limiter.take('somebody')).toBe(0)
    const events = logged.map((line) => (JSON.parse(line) as { event: string }).event)
    expect(events.filter((event) => event === 'share-store-unavailable')).toHaveLength(1)
    expect(events.at(-1)).toBe('share-store-back')
    await store.close()
  })

  test('SS7 a database that breaks in the middle of writing breaks nothing else, and keeps nothing half', async () => {
    const url = await server.createDatabase()
    const { store } = open(url)
    await store.peek(share.id, 0)
    const holder = new Client(url)
    holder.on('error', () => {})
    await holder.connect()
    await holder.query('BEGIN; LOCK TABLE lectern_usage')
    const ids = Array.from({ length: 8 }, (_, index) => `share-${index}`)
    const writing = Promise.all(ids.map((id) => store.create({ ...share, id }, plenty)))
    await expect
      .poll(async () => {
        const { rows } = await holder.query('SELECT FROM pg_locks WHERE NOT granted')
        return rows.length
      })
      .toBe(8)
    await server.kill()
    expect(new Set(await writing)).toEqual(new Set(['unavailable']))
    await server.start()
    for (const id of ids) {
      expect(await store.peek(id, 0)).toBe('unknown')
      expect(await store.create({ ...share, id }, { maxTotalBytes: 48 })).toBe('created')
    }
    await store.close()
  })

  test('SS7 a server may be started before its database', async () => {
    const url = await server.createDatabase()
    await server.kill()
    const { store } = open(url)
    expect(await store.create(share, plenty)).toBe('unavailable')
    await server.start()
    expect(await store.create(share, plenty)).toBe('created')
    await store.close()
  })
})
