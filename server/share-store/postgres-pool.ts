import { type ClientBase, Pool } from 'pg'

import type { Log } from '../create-log.ts'

const secondMs = 1000

/** Connections are made when they are needed, so it does not matter whether the database is up yet. */
export function createPostgresPool(url: string, log: Log): Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: 'lectern',
    keepAlive: true,
    connectionTimeoutMillis: 3 * secondMs,
    // A network that swallows everything gives no error by itself.
    query_timeout: 10 * secondMs,
    idle_in_transaction_session_timeout: 15 * secondMs,
  })
  // Without a listener, a connection that breaks would end the process: the pool listens to those
  // that nobody uses, and whoever uses one is told by what was asked.
  pool.on('error', (error) => log.info('database-connection-lost', { reason: error.message }))
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** All of it or nothing; `isKept` says whether what came of it is worth keeping. */
export async function inTransaction<Outcome>(
  pool: Pool,
  work: (client: ClientBase) => Promise<Outcome>,
  isKept: (outcome: Outcome) => boolean = () => true,
): Promise<Outcome> {
  const client = await pool.connect()
  let isSound = false
  try {
    await client.query('BEGIN')
    const outcome = await work(client)
    await client.query(isKept(outcome) ? 'COMMIT' : 'ROLLBACK')
    isSound = true
    return outcome
  } finally {
    // Whatever state a connection was left in, closing it takes the transaction back.
    client.release(!isSound)
  }
}
