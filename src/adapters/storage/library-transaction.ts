import { fail, ok, type Result } from '#core/result.ts'
import type { PresentationRecord } from '#core/deck/record.ts'
import type { StoreFailure } from '#ports/storage/deck-store.ts'

import type { Transaction } from './database.ts'
import type { RecordRow } from './database-schema.ts'
import type { PictureToStore } from './stored-picture.ts'
import { readRecordRow } from './stored-rows.ts'

export const libraryStores = ['records', 'contents', 'assets', 'quarantine'] as const

type LibraryStores = [...typeof libraryStores]

/** One transaction over all that a presentation consists of. */
export type LibraryTransaction<Mode extends IDBTransactionMode = IDBTransactionMode> = Transaction<
  LibraryStores,
  Mode
>

export type FoundRecord = { row: RecordRow; record: PresentationRecord }

export async function findRecord(
  transaction: LibraryTransaction,
  id: string,
): Promise<Result<FoundRecord, StoreFailure>> {
  const row = await transaction.objectStore('records').get(id)
  if (!row) {
    const setAside = await transaction.objectStore('quarantine').getKey(id)
    return fail({ code: setAside === undefined ? 'not-found' : 'damaged' })
  }
  const record = readRecordRow(row)
  return record.ok ? ok({ row, record: record.value }) : record
}

/** As `findRecord`, but what waits in the trash counts as gone. */
export async function findLiveRecord(
  transaction: LibraryTransaction,
  id: string,
): Promise<Result<FoundRecord, StoreFailure>> {
  const found = await findRecord(transaction, id)
  return found.ok && found.value.row.trashed_at !== undefined ? fail({ code: 'not-found' }) : found
}

/** Stores each picture that `assets` names, once. */
export async function keepPictures(
  transaction: LibraryTransaction<'readwrite'>,
  pictures: readonly PictureToStore[],
  assets: readonly string[],
): Promise<void> {
  const store = transaction.objectStore('assets')
  for (const { hash, stored } of pictures) {
    if (assets.includes(hash) && (await store.getKey(hash)) === undefined)
      await store.put(stored, hash)
  }
}

/** Deletes those of `hashes` that nothing refers to any more; what is in the trash still refers. */
export async function releasePictures(
  transaction: LibraryTransaction<'readwrite'>,
  hashes: readonly string[],
): Promise<void> {
  const records = transaction.objectStore('records').index('by-asset')
  const quarantine = transaction.objectStore('quarantine').index('by-asset')
  for (const hash of hashes) {
    const user = (await records.getKey(hash)) ?? (await quarantine.getKey(hash))
    if (user === undefined) await transaction.objectStore('assets').delete(hash)
  }
}
