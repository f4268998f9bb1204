import 'fake-indexeddb/auto'

import { describe, expect, test } from 'vitest'

import { ok } from '#core/result.ts'
import { shareListContract } from '#ports/shares/share-list.contract.ts'

import { openDatabase } from './database.ts'
import { createIndexedDbShareList } from './indexed-db-share-list.ts'
import { createMemoryShareList } from './memory-share-list.ts'

let databases = 0

describe('shares in memory', () => {
  shareListContract(async () => createMemoryShareList())
})

describe('shares in IndexedDB', () => {
  shareListContract(async () => createIndexedDbShareList(openDatabase(`shares-${++databases}`)))

  test('LK7 a damaged entry is left out, and the rest is listed', async () => {
    const database = openDatabase('damaged-shares')
    await database.write(['shares'], async (transaction) => {
      await transaction.objectStore('shares').put({ id: 'x', title: 7 })
      return ok(undefined)
    })
    expect(await createIndexedDbShareList(database).list()).toEqual(ok([]))
  })
})
