import type { Pool } from 'pg'

import { createLazy } from '#core/lazy.ts'

import type { Log } from '../create-log.ts'
import type { CreateRateLimiter } from '../rate-limit/rate-limiter.ts'
import { createPostgresRateLimiter } from '../rate-limit/postgres-rate-limiter.ts'
import { createStoreGuard, type StoreGuard } from './guard-store.ts'
import { isDatabaseTrouble } from './is-database-trouble.ts'
import { createPostgresPool } from './postgres-pool.ts'
import { migratePostgres } from './postgres-schema.ts'
import { createPostgresShareStore } from './postgres-share-store.ts'
import type { ShareStore } from './share-store.ts'

export type PostgresDatabase = { store: ShareStore; createLimiter: CreateRateLimiter }

/** What several servers share. It may be down now, or go down later: it is used as soon as it is back. */
export function openPostgresDatabase(url: string, log: Log): PostgresDatabase {
  const pool = createPostgresPool(url, log)
  const ask = createAsk(pool, log)
  return {
    store: createPostgresShareStore(pool, ask),
    createLimiter: (rule, now) => createPostgresRateLimiter(pool, ask, rule, now),
  }
}

function createAsk(pool: Pool, log: Log): StoreGuard {
  const guard = createStoreGuard(isDatabaseTrouble, log)
  const migrated = createLazy(() => migratePostgres(pool))
  async function migrate() {
    const done = await migrated.load()
    if (!done.ok) throw done.error
  }

  return (ask) =>
    guard(async () => {
      await migrate()
      try {
        return await ask()
      } catch (error) {
        if (!isDatabaseTrouble(error)) throw error
        // A connection from before a restart may only now be found broken, and every question
        // can be asked twice: a share that was kept after all is answered as repeated.
        return ask()
      }
    })
}
