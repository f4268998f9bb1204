import { describe } from 'vitest'

import { deckStoreContract } from '#ports/storage/deck-store.contract.ts'

import { createMemoryDeckStore, createMemoryTables } from './memory-deck-store.ts'

describe('the deck store in memory', () => {
  deckStoreContract(async () => {
    const tables = createMemoryTables()

    return {
      store: createMemoryDeckStore(tables),
      async damage(id, part) {
        if (part === 'record') {
          const row = tables.records.get(id)!
          const { title } = (row.stored as { record: { title: string } }).record
          tables.records.set(id, {
            ...row,
            stored: { version: 1, minReader: 1, record: { title } },
          })
        } else tables.contents.set(id, { ...tables.contents.get(id)!, stored: 'scrambled' })
      },
      async loseContent(id) {
        tables.contents.delete(id)
      },
      async damageListing(id) {
        Reflect.deleteProperty(tables.records.get(id)!, 'user_id')
      },
      async makeNewer(id, part) {
        const row = part === 'record' ? tables.records.get(id)! : tables.contents.get(id)!
        row.stored = { version: 900, minReader: 900, [part]: 'from the future' }
      },
      readRaw: async (id) =>
        structuredClone({ record: tables.records.get(id), content: tables.contents.get(id) }),
      setFull(full) {
        tables.fault = full ? { code: 'storage-full' } : null
      },
    }
  })
})
