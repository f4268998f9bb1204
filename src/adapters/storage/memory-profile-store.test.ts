import { describe } from 'vitest'

import { localDataContract } from '#ports/storage/local-data.contract.ts'
import { profileStoreContract } from '#ports/storage/profile-store.contract.ts'

import { createMemoryDeckStore, createMemoryTables } from './memory-deck-store.ts'
import { createMemoryLocalData } from './memory-local-data.ts'
import { createMemoryProfileStore, type MemoryProfiles } from './memory-profile-store.ts'

describe('the profile store in memory', () => {
  profileStoreContract(async () => createMemoryProfileStore())
})

describe('all data in memory', () => {
  localDataContract(async () => {
    const tables = createMemoryTables()
    const users: MemoryProfiles = { users: [], current: null }
    return {
      localData: createMemoryLocalData(tables, users),
      decks: createMemoryDeckStore(tables),
      profiles: createMemoryProfileStore(users),
    }
  })
})
