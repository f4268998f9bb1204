import 'fake-indexeddb/auto'

import { describe, expect, test } from 'vitest'

import { ok } from '#core/result.ts'
import { restoreNotesContract } from '#ports/storage/restore-notes.contract.ts'

import { openDatabase } from './database.ts'
import { createIndexedDbRestoreNotes } from './indexed-db-restore-notes.ts'
import { createMemoryRestoreNotes } from './memory-restore-notes.ts'

describe('in memory', () => restoreNotesContract(createMemoryRestoreNotes))

describe('in IndexedDB', () => {
  let databases = 0
  const open = () => openDatabase(`restores-${++databases}`)
  restoreNotesContract(() => createIndexedDbRestoreNotes(open()))

  test('LR9 a note that is none counts as nothing left to do', async () => {
    const database = open()
    await database.write(['session'], async (transaction) => {
      await transaction.objectStore('session').put({ entries: 7 }, 'restore:ada')
      return ok(undefined)
    })
    expect(await createIndexedDbRestoreNotes(database).read('ada')).toEqual(ok(null))
  })
})
