import { fail, ok } from '#core/result.ts'
import type { LocalData } from '#ports/storage/local-data.ts'

import { appCachePrefix, usedCacheName } from '../offline/worker-protocol.ts'
import type { Database } from './database.ts'
import { currentUserKey } from './indexed-db-profile-store.ts'

const cleared = [
  'records',
  'contents',
  'assets',
  'quarantine',
  'profiles',
  'vault',
  'speech',
  'shares',
] as const

/** Nothing of the user's: without it the app would not open offline any more. */
const holdsTheApp = (cacheName: string): boolean =>
  cacheName.startsWith(appCachePrefix) || cacheName === usedCacheName

/** Everything this origin keeps in the browser for its users. */
export function createBrowserLocalData(database: Database): LocalData {
  return {
    async clear() {
      const emptied = await database.write([...cleared, 'session'], async (transaction) => {
        for (const store of cleared) await transaction.objectStore(store).clear()
        const session = transaction.objectStore('session')
        for (const key of await session.getAllKeys())
          if (key !== currentUserKey) await session.delete(key)
        return ok(undefined)
      })
      if (!emptied.ok) return emptied
      try {
        localStorage.clear()
        sessionStorage.clear()
        // Only secure pages have it.
        if ('caches' in globalThis)
          for (const name of await caches.keys()) if (!holdsTheApp(name)) await caches.delete(name)
      } catch (cause) {
        return fail({ code: 'storage-unavailable', cause })
      }
      return ok(undefined)
    },

    async persist() {
      try {
        return (await navigator.storage.persisted()) || (await navigator.storage.persist())
      } catch {
        return false
      }
    },
  }
}
