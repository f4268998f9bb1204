import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import Database from 'libsql'
import * as v from 'valibot'

import type { Log } from '../create-log.ts'
import { advanceClock, findLastEnd } from './advance-clock.ts'
import { createTurns } from './create-turns.ts'
import { createDiskReserve } from './disk-reserve.ts'
import { createStoreGuard } from './guard-store.ts'
import { migrateLibsql } from './libsql-schema.ts'
import { openLibsqlReader } from './libsql-reader.ts'
import { openLibsqlWriter } from './libsql-writer.ts'
import type {
  CreateOutcome,
  FoundShare,
  RevokeOutcome,
  ShareStatus,
  ShareStore,
} from './share-store.ts'

type Options = {
  /** How long another process may hold the file, as while it is backed up. */
  patienceMs?: number
  /** Enough to take back the largest share when the disk is full. */
  reserveBytes?: number
}

const usualPatienceMs = 5_000
const usualReserveBytes = 32 * 1024 * 1024
/** For pages that hold no payload, and for the index of the log. */
const slackBytes = 1024 * 1024
/** Reading waits for nobody but whoever mends the log after a crash. */
const readerPatienceMs = 100

const stateSchema = v.object({
  expires_at: v.nullable(v.number()),
  is_revoked: v.number(),
  size: v.number(),
})
const payloadSchema = v.nullable(v.custom<Buffer<ArrayBuffer>>((value) => Buffer.isBuffer(value)))
const bytesSchema = v.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array)
const rowSchema = v.object({ ...stateSchema.entries, payload: v.nullable(bytesSchema) })
const ownerSchema = v.object({ owner_hash: v.string() })
const ownedSchema = v.object({ ...ownerSchema.entries, payload: payloadSchema })
const clockSchema = v.object({ seen_at: v.nullable(v.number()) })
const sumSchema = v.object({ total: v.nullable(v.number()) })

/** The disk is full or gone, or somebody else holds the file for too long. */
const isTrouble = (error: unknown): boolean =>
  error instanceof Database.SqliteError &&
  /^SQLITE_(?:BUSY|CANTOPEN|FULL|IOERR|LOCKED|NOMEM|READONLY)/.test(error.code)

const isDiskFull = (error: unknown): boolean =>
  error instanceof Database.SqliteError && error.code === 'SQLITE_FULL'

/** Shares in one file of an embedded SQLite, next to its write-ahead log. */
export async function openLibsqlShareStore(
  file: string,
  log: Log,
  { patienceMs = usualPatienceMs, reserveBytes = usualReserveBytes }: Options = {},
): Promise<ShareStore> {
  await mkdir(dirname(file), { recursive: true })
  const reserve = createDiskReserve(join(dirname(file), 'reserve'), reserveBytes)
  const open = () => openConnections(file, patienceMs)
  const { writer, states, payloads } = await open().catch(async (error: unknown) => {
    if (!isTrouble(error)) throw error
    await reserve.release()
    return open()
  })
  await reserve.restore()

  const selectOwned = await writer.prepare('SELECT owner_hash, payload FROM shares WHERE id = ?')
  const selectOwner = await writer.prepare('SELECT owner_hash FROM shares WHERE id = ?')
  const sum = await writer.prepare('SELECT SUM(size) AS total FROM shares WHERE size > 0')
  const insert = await writer.prepare(
    'INSERT INTO shares (id, owner_hash, created_at, expires_at, size, payload) VALUES (?, ?, ?, ?, ?, ?)',
  )
  // Overwriting what was taken back reads and writes all of it, which is done elsewhere; there
  // nothing can be given along, so what it is about is put here first.
  await writer.exec('CREATE TEMP TABLE ending (id TEXT)')
  const mark = await writer.prepare('INSERT INTO ending VALUES (?)')
  const end = `
    UPDATE shares SET is_revoked = 1, size = 0, payload = NULL WHERE id IN (SELECT id FROM ending);
    DELETE FROM ending;`
  // Whoever kept the newest share had a clock, too.
  const readClock = await writer.prepare(
    'SELECT coalesce((SELECT seen_at FROM clock), (SELECT MAX(created_at) FROM shares)) AS seen_at',
  )
  const noteClock = await writer.prepare('INSERT OR REPLACE INTO clock (id, seen_at) VALUES (0, ?)')

  async function create(...[share, limits]: Parameters<ShareStore['create']>) {
    const { id, ownerHash, payload, createdAt, expiresAt } = share
    const row = await selectOwned.get(id)
    if (row !== undefined) {
      const there = v.parse(ownedSchema, row)
      const isSame = there.owner_hash === ownerHash && there.payload?.equals(payload) === true
      return isSame ? 'repeated' : 'taken'
    }
    const total = v.parse(sumSchema, await sum.get()).total ?? 0
    if (total + payload.length > limits.maxTotalBytes) return 'full'
    // Once for the log and once for the file: a log that cannot be folded would stop what comes after.
    if (!(await reserve.hasRoom(2 * payload.length + slackBytes))) {
      log.info('share-store-full')
      return 'full'
    }
    await insert.run(id, ownerHash, createdAt, expiresAt, payload.length, Buffer.from(payload))
    return 'created'
  }

  async function revoke(id: string, ownerHash: string): Promise<RevokeOutcome> {
    const there = await selectOwner.get(id)
    if (there === undefined) return 'unknown'
    if (v.parse(ownerSchema, there).owner_hash !== ownerHash) return 'not-owner'
    await mark.run(id)
    await writer.exec(end)
    return 'revoked'
  }

  async function expire(now: number, elapsedMs: number): Promise<void> {
    const { seen_at: seenAt } = v.parse(clockSchema, await readClock.get())
    const clock = Math.floor(advanceClock({ seenAt: seenAt ?? now, now, elapsedMs }))
    await noteClock.run(clock)
    await writer.exec(
      `UPDATE shares SET size = 0, payload = NULL
       WHERE expires_at <= ${findLastEnd(clock)} AND size > 0`,
    )
  }

  /** Where the disk is full, the log may still have room to give back. */
  async function write<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
    try {
      return await writer.write(work)
    } catch (error) {
      if (!isDiskFull(error)) throw error
      await writer.foldLog()
      return writer.write(work)
    }
  }

  /** What makes room may use the room that was kept for it. */
  async function makeRoom<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
    try {
      return await write(work)
    } catch (error) {
      if (!isDiskFull(error)) throw error
      await reserve.release()
      await writer.foldLog()
      return writer.write(work)
    }
  }

  async function tidy(): Promise<void> {
    await writer.foldLog()
    await reserve.restore()
  }

  // Of their own, or each who reads would say that writing is possible again.
  const reading = createStoreGuard(isTrouble, log)
  const writing = createStoreGuard(isTrouble, log)
  // All at once, what was read would fill the memory faster than anybody takes it.
  const takeTurn = createTurns()

  const peek: ShareStore['peek'] = (id, now) =>
    reading(async () => {
      const row = await states.get(selectState, id)
      return describe(row === undefined ? null : v.parse(stateSchema, row), now)
    })

  return {
    create: (share, limits) =>
      writing(async (): Promise<CreateOutcome> => {
        try {
          return await write(() => create(share, limits))
        } catch (error) {
          if (!isDiskFull(error)) throw error
          log.error('share-store-full', error)
          return 'full'
        }
      }),

    async find(id, now) {
      const found = await reading(async (): Promise<FoundShare> => {
        const selected = await takeTurn(() => payloads.get(select, id))
        const row = selected === undefined ? null : v.parse(rowSchema, selected)
        const status = describe(row, now)
        if (status !== 'live') return { status }
        if (!row?.payload) throw new Error('A live share has a payload')
        return { status, payload: row.payload, expiresAt: row.expires_at }
      })
      return found === 'unavailable' ? { status: found } : found
    },

    peek,

    async check() {
      if ((await peek('', 0)) === 'unavailable') return 'unavailable'
      if (writer.isLocked()) {
        const tried = await writing(() => writer.write(async () => 'free', 0))
        if (tried === 'unavailable') return tried
      }
      return (await reserve.restore()) ? 'ready' : 'full'
    },

    revoke: (id, ownerHash) =>
      writing(async () => {
        const outcome = await makeRoom(() => revoke(id, ownerHash))
        if (outcome === 'revoked') await tidy()
        return outcome
      }),

    async sweep(now, elapsedMs) {
      await writing(async () => {
        await makeRoom(() => expire(now, elapsedMs))
        await tidy()
      })
    },

    async close() {
      await writer.foldLog()
      await Promise.all([writer.close(), states.close(), payloads.close()])
    },
  }
}

/** One that writes and two that read, none of which waits for another, nor the process for them. */
async function openConnections(file: string, patienceMs: number) {
  const database = new Database(file)
  database.pragma(`busy_timeout = ${patienceMs}`)
  database.pragma('journal_mode = WAL')
  migrateLibsql(database)
  const writer = await openLibsqlWriter(file, patienceMs)
  database.close()
  return {
    writer,
    // Whoever has a share in memory only asks whether it is live, and must not wait for a large one.
    states: openLibsqlReader(file, readerPatienceMs),
    payloads: openLibsqlReader(file, readerPatienceMs),
  }
}

const selectState = 'SELECT expires_at, is_revoked, size FROM shares WHERE id = ?'
const select = 'SELECT expires_at, is_revoked, size, payload FROM shares WHERE id = ?'

function describe(row: v.InferOutput<typeof stateSchema> | null, now: number): ShareStatus {
  if (!row) return 'unknown'
  if (row.is_revoked) return 'revoked'
  const isOver = row.size === 0 || (row.expires_at !== null && row.expires_at <= now)
  return isOver ? 'expired' : 'live'
}
