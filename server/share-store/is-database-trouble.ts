import { DatabaseError } from 'pg'

/**
 * Classes of SQLSTATE: connection, authorisation, transaction to be tried again, unknown database,
 * resources, operator's intervention, system; and a database that only reads, as after a failover.
 */
const passingClasses = new Set(['08', '28', '40', '3D', '53', '57', '58'])
const readOnlyTransaction = '25006'

/** Whether it is the database's state that failed, and not what it was asked. */
export function isDatabaseTrouble(error: unknown): boolean {
  if (error instanceof DatabaseError) {
    const { code = '' } = error
    return passingClasses.has(code.slice(0, 2)) || code === readOnlyTransaction
  }
  if (!(error instanceof Error)) return false
  // The system's errors have a code; the client's own have only words.
  return (
    'syscall' in error || /\b(?:connection|connect|timeout|not queryable)\b/i.test(error.message)
  )
}
