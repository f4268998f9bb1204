import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'

import Database from 'libsql'
import * as v from 'valibot'

import type { Log } from '../create-log.ts'
import { advanceClock, findLastEnd } from './advance-clock.ts'
import { createTurns } from './create-turns.ts'
import { createStoreGuard } from './guard-store.ts'
import { migrateLibsql } from './libsql-schema.ts'
import { inLibsqlTransaction } from './libsql-transaction.ts'
import type {
  CreateOutcome,
  FoundShare,
  RevokeOutcome,
  ShareStatus,
  ShareStore,
} from './share-store.ts'

const stateSchema = v.object({
  expires_at: v.nullable(v.number()),
  is_revoked: v.number(),
  size: v.number(),
})
const rowSchema = v.object({
  ...stateSchema.entries,
  owner_hash: v.string(),
  payload: v.nullable(v.custom<Buffer<ArrayBuffer>>((value) => Buffer.isBuffer(value))),
})
const clockSchema = v.object({ seen_at: v.nullable(v.number()) })
const sumSchema = v.object({ total: v.nullable(v.number()) })

/** How long another process may hold the file, as while it is backed up. */
const patienceMs = 5_000

/** The disk is full or gone, or somebody else holds the file for too long. */
const isTrouble = (error: unknown): boolean =>
  error instanceof Database.SqliteError &&
  /^SQLITE_(?:BUSY|CANTOPEN|FULL|IOERR|LOCKED|NOMEM|READONLY)/.test(error.code)

const isDiskFull = (error: unknown): boolean =>
  error instanceof Database.SqliteError && error.code === 'SQLITE_FULL'

/** Shares in one file of an embedded SQLite, next to its write-ahead log. */
export async function openLibsqlShareStore(file: string, log: Log): Promise<ShareStore> {
  await mkdir(dirname(file), { recursive: true })
  const database = new Database(file)
  database.pragma(`busy_timeout = ${patienceMs}`)
  database.pragma('journal_mode = WAL')
  // With WAL anything less answers before the log is on disk.
  database.pragma('synchronous = FULL')
  // What was taken back is overwritten, not only forgotten.
  database.pragma('secure_delete = ON')
  migrateLibsql(database)

  const select = database.prepare(
    'SELECT owner_hash, expires_at, is_revoked, size, payload FROM shares WHERE id = ?',
  )
  const selectState = database.prepare(
    'SELECT expires_at, is_revoked, size FROM shares WHERE id = ?',
  )
  const sum = database.prepare('SELECT SUM(size) AS total FROM shares WHERE size > 0')
  const insert = database.prepare(
    'INSERT INTO shares (id, owner_hash, created_at, expires_at, size, payload) VALUES (?, ?, ?, ?, ?, ?)',
  )
  const end = database.prepare(
    'UPDATE shares SET is_revoked = 1, size = 0, payload = NULL WHERE id = ?',
  )
  const expire = database.prepare(
    'UPDATE shares SET size = 0, payload = NULL WHERE expires_at <= ? AND size > 0',
  )

  // Whoever kept the newest share had a clock, too.
  const readClock = database.prepare(
    'SELECT coalesce((SELECT seen_at FROM clock), (SELECT MAX(created_at) FROM shares)) AS seen_at',
  )
  const noteClock = database.prepare('INSERT OR REPLACE INTO clock (id, seen_at) VALUES (0, ?)')

  /** The log still holds what was taken back, until it is folded into the file and emptied. */
  const foldLog = () => database.pragma('wal_checkpoint(TRUNCATE)')

  const read = (id: string) => {
    const row = select.get(id)
    return row === undefined ? null : v.parse(rowSchema, row)
  }

  function create(...[share, limits]: Parameters<ShareStore['create']>): CreateOutcome {
    const { id, ownerHash, payload, createdAt, expiresAt } = share
    const there = read(id)
    if (there) {
      const isSame = there.owner_hash === ownerHash && there.payload?.equals(payload) === true
      return isSame ? 'repeated' : 'taken'
    }
    const total = v.parse(sumSchema, sum.get()).total ?? 0
    if (total + payload.length > limits.maxTotalBytes) return 'full'
    insert.run(id, ownerHash, createdAt, expiresAt, payload.length, Buffer.from(payload))
    return 'created'
  }

  function revoke(id: string, ownerHash: string): RevokeOutcome {
    const there = read(id)
    if (!there) return 'unknown'
    if (there.owner_hash !== ownerHash) return 'not-owner'
    end.run(id)
    return 'revoked'
  }

  /** Where the disk is full, the log may still have room to give back. */
  function write<Outcome>(work: () => Outcome): Outcome {
    try {
      return inLibsqlTransaction(database, work)
    } catch (error) {
      if (!isDiskFull(error)) throw error
      foldLog()
      return inLibsqlTransaction(database, work)
    }
  }

  const guard = createStoreGuard(isTrouble, log)
  const takeTurn = createTurns()

  return {
    create: (share, limits) =>
      guard(async () => {
        try {
          return write(() => create(share, limits))
        } catch (error) {
          if (!isDiskFull(error)) throw error
          log.error('share-store-full', error)
          return 'full'
        }
      }),

    async find(id, now) {
      const found = await guard(async (): Promise<FoundShare> => {
        const row = await takeTurn(() => read(id))
        const status = describe(row, now)
        if (status !== 'live') return { status }
        if (!row?.payload) throw new Error('A live share has a payload')
        const { buffer, byteOffset, byteLength } = row.payload
        const payload = new Uint8Array(buffer, byteOffset, byteLength)
        return { status, payload, expiresAt: row.expires_at }
      })
      return found === 'unavailable' ? { status: found } : found
    },

    peek: (id, now) =>
      guard(async () => {
        const row = selectState.get(id)
        return describe(row === undefined ? null : v.parse(stateSchema, row), now)
      }),

    revoke: (id, ownerHash) =>
      guard(async () => {
        const outcome = write(() => revoke(id, ownerHash))
        if (outcome === 'revoked') foldLog()
        return outcome
      }),

    async sweep(now, elapsedMs) {
      await guard(async () => {
        write(() => {
          const { seen_at: seenAt } = v.parse(clockSchema, readClock.get())
          const clock = Math.floor(advanceClock({ seenAt: seenAt ?? now, now, elapsedMs }))
          noteClock.run(clock)
          expire.run(findLastEnd(clock))
        })
        foldLog()
      })
    },

    async close() {
      foldLog()
      database.close()
    },
  }
}

function describe(row: v.InferOutput<typeof stateSchema> | null, now: number): ShareStatus {
  if (!row) return 'unknown'
  if (row.is_revoked) return 'revoked'
  const isOver = row.size === 0 || (row.expires_at !== null && row.expires_at <= now)
  return isOver ? 'expired' : 'live'
}
