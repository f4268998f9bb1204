import type Database from 'libsql'

/**
 * All of it or nothing. Not `database.transaction`: where the disk is full SQLite has rolled back by
 * itself, and of rolling back once more that one throws, so that nobody learns what went wrong.
 */
export function inLibsqlTransaction<Outcome>(
  database: Database.Database,
  work: () => Outcome,
): Outcome {
  database.exec('BEGIN IMMEDIATE')
  try {
    const outcome = work()
    database.exec('COMMIT')
    return outcome
  } catch (error) {
    if (database.inTransaction) database.exec('ROLLBACK')
    throw error
  }
}
