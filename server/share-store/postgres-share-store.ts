import type { Pool } from 'pg'
import * as v from 'valibot'

import { advanceClock, findLastEnd } from './advance-clock.ts'
import type { StoreGuard } from './guard-store.ts'
import { inTransaction } from './postgres-pool.ts'
import type {
  CreateOutcome,
  FoundShare,
  RevokeOutcome,
  ShareStatus,
  ShareStore,
} from './share-store.ts'

const row = `
  (SELECT *, size = 0 OR coalesce(expires_at <= $2, false) AS is_over
   FROM lectern_shares WHERE id = $1) AS share`
const stateSchema = v.object({ is_revoked: v.boolean(), is_over: v.boolean() })
const shareSchema = v.object({
  ...stateSchema.entries,
  // What counts in eight bytes comes as text.
  expires_at: v.nullable(v.pipe(v.string(), v.transform(Number))),
  payload: v.nullable(v.custom<Buffer<ArrayBuffer>>((value) => Buffer.isBuffer(value))),
})

/** Whoever kept the newest share had a clock, too. */
const readClock = `
  SELECT coalesce(seen_at, (SELECT max(created_at) FROM lectern_shares)) AS seen_at
  FROM lectern_clock FOR UPDATE`
const clockSchema = v.tuple([
  v.object({ seen_at: v.nullable(v.pipe(v.string(), v.transform(Number))) }),
])

/** Rows that somebody else is ending at this moment are left to them. */
const expire = `
  WITH due AS (
    SELECT id, size FROM lectern_shares WHERE expires_at <= $1 AND size > 0
    FOR UPDATE SKIP LOCKED
  ), ended AS (
    UPDATE lectern_shares SET size = 0, payload = NULL FROM due WHERE lectern_shares.id = due.id
  )
  UPDATE lectern_usage SET bytes = bytes - (SELECT sum(size) FROM due)
  WHERE EXISTS (SELECT FROM due)`

const end = `
  WITH held AS (
    SELECT id, size FROM lectern_shares WHERE id = $1 AND owner_hash = $2 FOR UPDATE
  ), ended AS (
    UPDATE lectern_shares SET is_revoked = true, size = 0, payload = NULL
    FROM held WHERE lectern_shares.id = held.id
  ), freed AS (
    UPDATE lectern_usage SET bytes = bytes - held.size FROM held WHERE held.size > 0
  )
  SELECT FROM held`

/** Shares in PostgreSQL, for several servers at once. */
export function createPostgresShareStore(pool: Pool, ask: StoreGuard): ShareStore {
  async function readStatus(id: string, now: number): Promise<ShareStatus> {
    const { rows } = await pool.query(`SELECT is_revoked, is_over FROM ${row}`, [id, now])
    return describe(v.parse(v.array(stateSchema), rows)[0])
  }

  return {
    create: (share, { maxTotalBytes }) =>
      ask(() =>
        inTransaction(
          pool,
          async (client): Promise<CreateOutcome> => {
            const { id, ownerHash, payload, createdAt, expiresAt } = share
            const inserted = await client.query(
              `INSERT INTO lectern_shares (id, owner_hash, created_at, expires_at, size, payload)
               VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
              [id, ownerHash, createdAt, expiresAt, payload.length, payload],
            )
            if (!inserted.rowCount) {
              const same = await client.query(
                'SELECT FROM lectern_shares WHERE id = $1 AND owner_hash = $2 AND payload = $3',
                [id, ownerHash, payload],
              )
              return same.rowCount ? 'repeated' : 'taken'
            }
            // Last, because everybody else who takes room waits from here to the end.
            const taken = await client.query(
              'UPDATE lectern_usage SET bytes = bytes + $1 WHERE bytes + $1 <= $2',
              [payload.length, maxTotalBytes],
            )
            return taken.rowCount ? 'created' : 'full'
          },
          (outcome) => outcome === 'created',
        ),
      ),

    async find(id, now) {
      const found = await ask(async (): Promise<FoundShare> => {
        const { rows } = await pool.query(
          `SELECT is_revoked, is_over, expires_at, CASE WHEN NOT is_over THEN payload END AS payload FROM ${row}`,
          [id, now],
        )
        const [share] = v.parse(v.array(shareSchema), rows)
        const status = describe(share)
        if (status !== 'live') return { status }
        if (!share?.payload) throw new Error('A live share has a payload')
        const { buffer, byteOffset, byteLength } = share.payload
        const payload = new Uint8Array(buffer, byteOffset, byteLength)
        return { status, payload, expiresAt: share.expires_at }
      })
      return found === 'unavailable' ? { status: found } : found
    },

    peek: (id, now) => ask(() => readStatus(id, now)),

    check: () =>
      ask(async (): Promise<'ready'> => {
        await readStatus('', 0)
        return 'ready'
      }),

    revoke: (id, ownerHash) =>
      ask(async (): Promise<RevokeOutcome> => {
        if ((await pool.query(end, [id, ownerHash])).rowCount) return 'revoked'
        return (await readStatus(id, 0)) === 'unknown' ? 'unknown' : 'not-owner'
      }),

    async sweep(now, elapsedMs) {
      await ask(async () => {
        const clock = await inTransaction(pool, async (client) => {
          const { rows } = await client.query(readClock)
          const [{ seen_at: seenAt }] = v.parse(clockSchema, rows)
          const next = Math.floor(advanceClock({ seenAt: seenAt ?? now, now, elapsedMs }))
          await client.query('UPDATE lectern_clock SET seen_at = $1', [next])
          return next
        })
        await pool.query(expire, [findLastEnd(clock)])
        await pool.query(
          'DELETE FROM lectern_calls WHERE empty_at <= extract(epoch FROM now()) * 1000',
        )
      })
    },

    close: () => pool.end(),
  }
}

function describe(share: v.InferOutput<typeof stateSchema> | undefined): ShareStatus {
  if (!share) return 'unknown'
  if (share.is_revoked) return 'revoked'
  return share.is_over ? 'expired' : 'live'
}
