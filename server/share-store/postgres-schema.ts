import type { Pool } from 'pg'
import * as v from 'valibot'

import { inTransaction } from './postgres-pool.ts'

/**
 * Each step is run once, in this order, and is never changed again. A server of the version before
 * may still be running, so a step adds and takes nothing away.
 */
const steps = [
  `CREATE TABLE lectern_shares (
     id text COLLATE "C" PRIMARY KEY,
     owner_hash text NOT NULL,
     created_at bigint NOT NULL,
     expires_at bigint,
     is_revoked boolean NOT NULL DEFAULT false,
     size integer NOT NULL,
     payload bytea
   );
   -- What is encrypted cannot be compressed.
   ALTER TABLE lectern_shares ALTER COLUMN payload SET STORAGE EXTERNAL;
   CREATE INDEX lectern_shares_by_expiry ON lectern_shares (expires_at)
     WHERE expires_at IS NOT NULL AND size > 0;
   -- One row: whoever takes room waits for whoever is taking room.
   CREATE TABLE lectern_usage (bytes bigint NOT NULL);
   INSERT INTO lectern_usage VALUES (0);
   -- Who called, until it no longer counts. Lost in a crash, which nobody minds.
   CREATE UNLOGGED TABLE lectern_calls (
     caller text COLLATE "C" PRIMARY KEY,
     empty_at double precision NOT NULL,
     granted integer NOT NULL
   ) WITH (fillfactor = 50);`,
  // One row: what deleting goes by.
  `CREATE TABLE lectern_clock (seen_at bigint);
   INSERT INTO lectern_clock VALUES (NULL);`,
]

/** Any number, as long as nothing else in the database takes the same lock. */
const lockKey = 5_328_283_669

const versionRows = v.tuple([v.object({ version: v.number() })])

/** Brings the tables up to date. Of several servers that start together, one does it. */
export async function migratePostgres(pool: Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [lockKey])
    await client.query('CREATE TABLE IF NOT EXISTS lectern_schema (version integer NOT NULL)')
    const { rows } = await client.query(
      'SELECT coalesce(max(version), 0) AS version FROM lectern_schema',
    )
    const [{ version }] = v.parse(versionRows, rows)
    for (const [index, step] of steps.entries()) {
      if (index < version) continue
      await client.query(step)
      await client.query('INSERT INTO lectern_schema VALUES ($1)', [index + 1])
    }
  })
}
