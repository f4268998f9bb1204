import { join } from 'node:path'

import type { Log } from '../create-log.ts'
import { createMemoryRateLimiter } from '../rate-limit/memory-rate-limiter.ts'
import type { CreateRateLimiter } from '../rate-limit/rate-limiter.ts'
import { createCachedShareStore } from './cached-share-store.ts'
import type { ShareStore } from './share-store.ts'

type Place = {
  /** Used when there is no database. */
  dataDir: string
  databaseUrl?: string
  /** How much of what is read often stays in memory. */
  cacheBytes: number
  maxShareBytes: number
}

export type Shares = { store: ShareStore; createLimiter: CreateRateLimiter }

/** A database is a journey away; what is revoked elsewhere must be gone within a second. */
export const databaseTrustMs = 300
const sweepEveryMs = 60_000

/** Null where shares cannot be kept, as in a folder that cannot be written: the app is served all the same. */
export async function openShares(place: Place, log: Log): Promise<Shares | null> {
  try {
    const { store: opened, createLimiter } = await openPlace(place, log)
    const store = createCachedShareStore(opened, {
      maxBytes: place.cacheBytes,
      trustMs: place.databaseUrl ? databaseTrustMs : 0,
    })
    let sweptAt = performance.now()
    const sweep = () => {
      const elapsedMs = performance.now() - sweptAt
      sweptAt += elapsedMs
      return store
        .sweep(Date.now(), elapsedMs)
        .catch((error: unknown) => log.error('sweep-failed', error))
    }
    await sweep()
    setInterval(() => void sweep(), sweepEveryMs).unref()
    return { store, createLimiter }
  } catch (error) {
    log.error('shares-off', error)
    return null
  }
}

async function openPlace(
  { dataDir, databaseUrl, maxShareBytes }: Place,
  log: Log,
): Promise<Shares> {
  if (databaseUrl) {
    const { openPostgresDatabase } = await import('./postgres-database.ts')
    return openPostgresDatabase(databaseUrl, log)
  }
  // Native, and so not there for every computer.
  const { openLibsqlShareStore } = await import('./libsql-share-store.ts')
  return {
    store: await openLibsqlShareStore(join(dataDir, 'shares.db'), log, {
      // To fold a log that has one of them, and to write over another.
      reserveBytes: Math.ceil(2.25 * maxShareBytes) + 1024 * 1024,
    }),
    createLimiter: createMemoryRateLimiter,
  }
}
