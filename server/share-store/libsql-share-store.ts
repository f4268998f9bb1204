import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'

import Database from 'libsql'
import * as v from 'valibot'

import type { CreateOutcome, FoundShare, RevokeOutcome, ShareStore } from './share-store.ts'

/**
 * `size` stands before the payload and in an index of its own, so that counting what is used never
 * reads a payload. What has ended has the size 0 and no payload.
 */
const schema = `
  CREATE TABLE IF NOT EXISTS shares (
    id TEXT PRIMARY KEY,
    owner_hash TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    expires_at INTEGER,
    is_revoked INTEGER NOT NULL DEFAULT 0,
    size INTEGER NOT NULL,
    payload BLOB
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS shares_by_size ON shares (size);
  CREATE INDEX IF NOT EXISTS shares_by_expiry ON shares (expires_at) WHERE expires_at IS NOT NULL;
`

const rowSchema = v.object({
  owner_hash: v.string(),
  expires_at: v.nullable(v.number()),
  is_revoked: v.number(),
  payload: v.nullable(v.custom<Buffer<ArrayBuffer>>((value) => Buffer.isBuffer(value))),
})
const sumSchema = v.object({ total: v.nullable(v.number()) })

/** How long another process may hold the file, as while it is backed up. */
const patienceMs = 5_000

/** Shares in one file of an embedded SQLite, next to its write-ahead log. */
export async function openLibsqlShareStore(file: string): Promise<ShareStore> {
  await mkdir(dirname(file), { recursive: true })
  const database = new Database(file)
  database.pragma(`busy_timeout = ${patienceMs}`)
  database.pragma('journal_mode = WAL')
  // With WAL anything less answers before the log is on disk.
  database.pragma('synchronous = FULL')
  // What was taken back is overwritten, not only forgotten.
  database.pragma('secure_delete = ON')
  database.exec(schema)

  const select = database.prepare(
    'SELECT owner_hash, expires_at, is_revoked, payload FROM shares WHERE id = ?',
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

  /** The log still holds what was taken back, until it is folded into the file and emptied. */
  const foldLog = () => database.pragma('wal_checkpoint(TRUNCATE)')

  const read = (id: string) => {
    const row = select.get(id)
    return row === undefined ? null : v.parse(rowSchema, row)
  }

  const create = database.transaction(
    (...[share, limits]: Parameters<ShareStore['create']>): CreateOutcome => {
      const { id, ownerHash, payload, createdAt, expiresAt } = share
      const there = read(id)
      if (there) {
        const isSame = there.owner_hash === ownerHash && there.payload?.equals(payload) === true
        return isSame ? 'repeated' : 'taken'
      }
      expire.run(createdAt)
      const total = v.parse(sumSchema, sum.get()).total ?? 0
      if (total + payload.length > limits.maxTotalBytes) return 'full'
      insert.run(id, ownerHash, createdAt, expiresAt, payload.length, Buffer.from(payload))
      return 'created'
    },
  )

  const revoke = database.transaction((id: string, ownerHash: string): RevokeOutcome => {
    const there = read(id)
    if (!there) return 'unknown'
    if (there.owner_hash !== ownerHash) return 'not-owner'
    end.run(id)
    return 'revoked'
  })

  return {
    create: async (share, limits) => create.immediate(share, limits),

    async find(id, now): Promise<FoundShare> {
      const row = read(id)
      if (!row) return { status: 'unknown' }
      if (row.is_revoked) return { status: 'revoked' }
      if (row.payload === null || (row.expires_at !== null && row.expires_at <= now))
        return { status: 'expired' }
      const { buffer, byteOffset, byteLength } = row.payload
      return { status: 'live', payload: new Uint8Array(buffer, byteOffset, byteLength) }
    },

    async revoke(id, ownerHash) {
      const outcome = revoke.immediate(id, ownerHash)
      if (outcome === 'revoked') foldLog()
      return outcome
    },

    async sweep(now) {
      expire.run(now)
      foldLog()
    },

    async close() {
      foldLog()
      database.close()
    },
  }
}
