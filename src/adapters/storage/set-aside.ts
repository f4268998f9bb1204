import { ok, type Result } from '#core/result.ts'
import type { DamagedPresentation } from '#ports/storage/deck-store.ts'

import type { Database, DatabaseFailure } from './database.ts'
import { libraryStores, type LibraryTransaction } from './library-transaction.ts'
import { isPairDamaged, makeQuarantineRow } from './stored-rows.ts'

/** Moves what is damaged among `ids` out of the way, whole and unchanged. */
export function setAside(
  database: Database,
  ids: readonly string[],
): Promise<Result<DamagedPresentation[], DatabaseFailure>> {
  return database.write([...libraryStores], async (transaction) => {
    const moved: DamagedPresentation[] = []
    for (const id of ids) {
      const record = await transaction.objectStore('records').get(id)
      const content = await transaction.objectStore('contents').get(id)
      // Another tab may have dealt with it since it was read.
      if (!record || !isPairDamaged(record, content)) continue
      const row = makeQuarantineRow(record, content)
      await transaction.objectStore('quarantine').put(row)
      await transaction.objectStore('records').delete(id)
      await transaction.objectStore('contents').delete(id)
      moved.push({ id, title: row.title })
    }
    return ok(moved)
  })
}

/** Those of one owner, and those whose owner nobody can tell any more. */
export async function listQuarantine(
  transaction: LibraryTransaction,
  userId: string,
): Promise<DamagedPresentation[]> {
  const damaged: DamagedPresentation[] = []
  for (const owner of new Set([userId, ''])) {
    let cursor = await transaction
      .objectStore('quarantine')
      .index('by-owner')
      .openKeyCursor(rangeOf(owner))
    while (cursor) {
      damaged.push({ id: cursor.primaryKey, title: cursor.key[1] })
      cursor = await cursor.continue()
    }
  }
  return damaged
}

/** Every key that begins with `owner`: an array sorts after any string. */
export const rangeOf = (owner: string): IDBKeyRange => IDBKeyRange.bound([owner], [owner, []])

export const rangeAfter = (owner: string): IDBKeyRange => IDBKeyRange.lowerBound([owner, []])
