import { SqliteError } from 'libsql'
import Database from 'libsql/promise'
import * as v from 'valibot'

export type LibsqlStatement = {
  get(...values: unknown[]): Promise<unknown>
  run(...values: unknown[]): Promise<unknown>
}

export type LibsqlWriter = {
  prepare(sql: string): Promise<LibsqlStatement>
  /** Without values, and beside the process: for what reads or writes much. */
  exec(sql: string): Promise<void>
  /** All of it or nothing, one after the other. Throws when another process holds the file for too long. */
  write<Outcome>(work: () => Promise<Outcome>, patienceMs?: number): Promise<Outcome>
  /** The log still holds what was taken back, until it is folded into the file and emptied. */
  foldLog(): Promise<void>
  /** Whether another process held the file for too long when it was last asked for. */
  isLocked(): boolean
  close(): Promise<void>
}

/** SQLite waits in steps of this, so that somebody can look at the clock in between. */
const stepMs = 200

const statementSchema = v.custom<LibsqlStatement>((value) => typeof value === 'object')

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof SqliteError && error.code.startsWith(code)

/**
 * The one connection that writes. What waits for a lock or for the disk does so in a thread of
 * libsql's: on the process's own, a second program that holds the file would stop every answer.
 */
export async function openLibsqlWriter(
  file: string,
  usualPatienceMs: number,
): Promise<LibsqlWriter> {
  const database = new Database(file, {})
  const exec = async (sql: string): Promise<void> => void (await database.exec(sql))
  await exec(`PRAGMA busy_timeout = ${stepMs}`)
  // With WAL anything less answers before the log is on disk.
  await exec('PRAGMA synchronous = FULL')
  // What was taken back is overwritten, not only forgotten.
  await exec('PRAGMA secure_delete = ON')
  // What is written stays in memory until the commit, which is the part that happens elsewhere.
  await exec('PRAGMA cache_spill = OFF')
  await exec('PRAGMA temp_store = MEMORY')

  let last: Promise<unknown> = Promise.resolve()
  let lockedBy: unknown = null

  function inOrder<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
    const turn = last.then(work)
    last = turn.catch(() => {})
    return turn
  }

  async function begin(deadline: number): Promise<void> {
    // Those who waited behind somebody who waited in vain have waited long enough.
    if (lockedBy !== null && performance.now() > deadline) throw lockedBy
    for (;;) {
      try {
        await exec('BEGIN IMMEDIATE')
        lockedBy = null
        return
      } catch (error) {
        if (!hasCode(error, 'SQLITE_BUSY')) throw error
        if (performance.now() < deadline) continue
        lockedBy = error
        throw error
      }
    }
  }

  return {
    prepare: async (sql) => v.parse(statementSchema, await database.prepare(sql)),
    exec,

    write(work, patienceMs = usualPatienceMs) {
      const deadline = performance.now() + patienceMs
      return inOrder(async () => {
        await begin(deadline)
        try {
          const outcome = await work()
          await exec('COMMIT')
          return outcome
        } catch (error) {
          // Where the disk is full SQLite has rolled back by itself.
          if ('inTransaction' in database && database.inTransaction) await exec('ROLLBACK')
          throw error
        }
      })
    },

    foldLog: () =>
      inOrder(async () => {
        try {
          await exec('PRAGMA wal_checkpoint(TRUNCATE)')
        } catch (error) {
          // What was written is written: the next one folds, when nobody holds the file or there is room.
          if (!hasCode(error, 'SQLITE_BUSY') && !hasCode(error, 'SQLITE_FULL')) throw error
        }
      }),

    isLocked: () => lockedBy !== null,

    close: () => inOrder(async () => database.close()),
  }
}
