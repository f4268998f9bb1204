import { fail, ok } from '#core/result.ts'
import type { LocalData } from '#ports/local-data.ts'

import { watchedSharesCacheName } from '../share/watched-shares-cache.ts'
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
        // Only secure pages have it. The other caches hold what the app is made of, its fonts and
        // its voice: nothing of the user's, and without them it would not open offline any more.
        if ('caches' in globalThis) await caches.delete(watchedSharesCacheName)
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
