import { join } from 'node:path'

import type { Log } from '../create-log.ts'
import type { ShareStore } from './share-store.ts'

const sweepEveryMs = 60 * 60 * 1000

/** Null where shares cannot be kept, as in a folder that cannot be written: the app is served all the same. */
export async function openShares(dataDir: string, log: Log): Promise<ShareStore | null> {
  try {
    // Native, and so not there for every computer.
    const { openLibsqlShareStore } = await import('./libsql-share-store.ts')
    const store = await openLibsqlShareStore(join(dataDir, 'shares.db'))
    const sweep = () =>
      store.sweep(Date.now()).catch((error: unknown) => log.error('sweep-failed', error))
    await sweep()
    setInterval(() => void sweep(), sweepEveryMs).unref()
    return store
  } catch (error) {
    log.error('shares-off', error)
    return null
  }
}
