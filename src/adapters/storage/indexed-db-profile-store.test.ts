import 'fake-indexeddb/auto'

import { describe, expect, test } from 'vitest'

import { ok } from '#core/result.ts'
import { profileStoreContract } from '#ports/storage/profile-store.contract.ts'

import { openDatabase } from './database.ts'
import { createIndexedDbProfileStore } from './indexed-db-profile-store.ts'

let databases = 0

describe('the profile store in IndexedDB', () => {
  profileStoreContract(async () =>
    createIndexedDbProfileStore(openDatabase(`profiles-${++databases}`)),
  )

  test('a damaged entry counts as nobody signed in', async () => {
    const database = openDatabase('damaged-session')
    await database.write(['session'], async (transaction) => {
      await transaction.objectStore('session').put({ id: 7 }, 'current-user')
      return ok(undefined)
    })
    expect(await createIndexedDbProfileStore(database).currentUser()).toEqual(ok(null))
  })
})
