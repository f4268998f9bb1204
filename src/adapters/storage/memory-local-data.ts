import { fail, ok } from '#core/result.ts'
import type { LocalData } from '#ports/storage/local-data.ts'

import type { MemoryTables } from './memory-deck-store.ts'
import type { MemoryProfiles } from './memory-profile-store.ts'

/** What the stores in memory hold, as one thing. */
export function createMemoryLocalData(tables: MemoryTables, profiles: MemoryProfiles): LocalData {
  return {
    async clear() {
      if (tables.fault) return fail(tables.fault)
      for (const rows of [tables.records, tables.contents, tables.assets, tables.quarantine])
        rows.clear()
      profiles.users = []
      return ok(undefined)
    },
    persist: async () => false,
  }
}
