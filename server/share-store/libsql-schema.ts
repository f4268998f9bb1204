import type Database from 'libsql'
import * as v from 'valibot'

import { inLibsqlTransaction } from './libsql-transaction.ts'

/**
 * `size` stands before the payload and in an index of its own, so that counting what is used never
 * reads a payload. What has ended has the size 0 and no payload.
 */
const tables = `
  CREATE TABLE shares (
    id TEXT PRIMARY KEY,
    owner_hash TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    expires_at INTEGER,
    is_revoked INTEGER NOT NULL DEFAULT 0,
    size INTEGER NOT NULL,
    payload BLOB
  );
  CREATE INDEX shares_by_size ON shares (size);
  CREATE INDEX shares_by_expiry ON shares (expires_at) WHERE expires_at IS NOT NULL;
`

/** Payloads stood in the index of the ids, and were read whole whenever an id was looked up. */
const fromFirst = `
  DROP INDEX shares_by_size;
  DROP INDEX shares_by_expiry;
  ALTER TABLE shares RENAME TO first_shares;
  ${tables}
  INSERT INTO shares SELECT * FROM first_shares;
  DROP TABLE first_shares;
`

/** One row: what deleting goes by. */
const clock = 'CREATE TABLE clock (id INTEGER PRIMARY KEY CHECK (id = 0), seen_at INTEGER NOT NULL)'

const version = 2
const versionSchema = v.tuple([v.object({ user_version: v.number() })])

/** Brings the tables up to date. Of several processes that open the file together, one does it. */
export function migrateLibsql(database: Database.Database): void {
  // Where there is nothing to do, nobody who holds the file is waited for.
  if (readVersion(database) >= version) return
  inLibsqlTransaction(database, () => {
    const found = readVersion(database)
    if (found >= version) return
    if (found < 1) {
      const isFirst = database.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'shares'`).get()
      database.exec(isFirst ? fromFirst : tables)
    }
    database.exec(clock)
    database.pragma(`user_version = ${version}`)
  })
}

function readVersion(database: Database.Database): number {
  const [{ user_version: found }] = v.parse(versionSchema, database.pragma('user_version'))
  return found
}
