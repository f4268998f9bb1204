import type { Deck } from '#core/deck/deck.ts'
import { listDeckAssets } from '#core/deck/pictures/deck-assets.ts'
import type { PresentationRecord } from '#core/deck/record.ts'
import { createLazy } from '#core/lazy.ts'
import { fail, ok, type Result } from '#core/result.ts'
import type {
  DeckStore,
  Picture,
  StoreConflict,
  StoredContent,
  StoreFailure,
} from '#ports/storage/deck-store.ts'

import type { Database, DatabaseFailure } from './database.ts'
import type { ContentRow } from './database-schema.ts'
import {
  findLiveRecord,
  findRecord,
  keepPictures,
  libraryStores,
  type LibraryTransaction,
  releasePictures,
} from './library-transaction.ts'
import { asBlob, asBytes, type PictureToStore, readStoredPicture } from './stored-picture.ts'
import type { FoundContent } from './read-unnoted-content.ts'
import { listQuarantine, rangeAfter, rangeOf, setAside } from './set-aside.ts'
import {
  hasCode,
  listRowAssets,
  makeContentRow,
  makeRecordRow,
  noteContent,
  readContentRow,
  readRecordRow,
} from './stored-rows.ts'

/** `readElsewhere` has what takes long done off the main thread; what fails there is read here. */
type ReadElsewhere = (id: string) => Promise<FoundContent | Result<never, unknown>>

/** Hardly anybody ever has something damaged to take along. */
const describing = createLazy(() => import('./describe-raw.ts'))

/** The library in IndexedDB. */
export function createIndexedDbDeckStore(
  database: Database,
  readElsewhere?: ReadElsewhere,
): DeckStore {
  type Work<Mode extends IDBTransactionMode, T, E> = (
    transaction: LibraryTransaction<Mode>,
  ) => Promise<Result<T, E>>

  const read = <T, E = never>(work: Work<'readonly', T, E>) =>
    database.read([...libraryStores], work)
  const write = <T, E = never>(work: Work<'readwrite', T, E>) =>
    database.write([...libraryStores], work)

  let takesBlobs = true

  /** Tries blobs first, and once they were refused stores the bytes of pictures instead. */
  async function writePictures<T, E extends { code: string } = never>(
    pictures: readonly Picture[],
    work: (
      transaction: LibraryTransaction<'readwrite'>,
      stored: readonly PictureToStore[],
    ) => Promise<Result<T, E>>,
  ): Promise<Result<T, E | DatabaseFailure>> {
    if (takesBlobs) {
      const result = await write((transaction) => work(transaction, pictures.map(asBlob)))
      if (pictures.length === 0 || !hasCode(result, 'storage-unavailable')) return result
    }
    const stored = await Promise.all(pictures.map(asBytes))
    const result = await write((transaction) => work(transaction, stored))
    // What failed for both is no matter of blobs.
    if (result.ok) takesBlobs = false
    return result
  }

  /** Damage met on the way is moved aside before the answer, so that the next list is clean. */
  async function settle<T, E extends { code: string }>(
    id: string,
    pending: Promise<Result<T, E>>,
  ): Promise<Result<T, E>> {
    const result = await pending
    if (hasCode(result, 'damaged')) await setAside(database, [id])
    return result
  }

  async function loadContent(id: string): Promise<Result<StoredContent, StoreFailure>> {
    const known = await read<StoredContent | null, StoreFailure>(async (transaction) => {
      const found = await findLiveRecord(transaction, id)
      if (!found.ok) return found
      return found.value.row.content?.isLarge === false ? findContent(transaction, id) : ok(null)
    })
    if (!known.ok) return known
    if (known.value) return ok(known.value)
    const elsewhere = await readElsewhere?.(id)
    return elsewhere?.ok
      ? readContent(elsewhere.value)
      : read((transaction) => findContent(transaction, id))
  }

  return {
    create: (record, deck, pictures) =>
      writePictures(pictures, async (transaction, stored) => {
        await addPresentation(transaction, record, deck)
        await keepPictures(transaction, stored, listDeckAssets(deck))
        return ok(undefined)
      }),

    async list(userId) {
      const found = await read(async (transaction) => {
        const records = transaction.objectStore('records')
        const index = records.index('by-owner')
        const [rows, damaged, all, indexed] = await Promise.all([
          index.getAll(rangeOf(userId)),
          listQuarantine(transaction, userId),
          records.count(),
          index.count(),
        ])
        const unlisted = all === indexed ? [] : await findUnlisted(transaction)
        return ok({ rows, damaged, unlisted })
      })
      if (!found.ok) return found

      const { rows, damaged, unlisted } = found.value
      const reads = rows
        .filter((row) => row.trashed_at === undefined)
        .map((row) => ({ id: row.id, record: readRecordRow(row) }))
        .toReversed()
      const broken = reads.filter(({ record }) => hasCode(record, 'damaged')).map(({ id }) => id)
      broken.push(...unlisted)
      const moved = broken.length > 0 ? await setAside(database, broken) : ok([])
      return ok({
        records: reads.flatMap(({ record }) => (record.ok ? [record.value] : [])),
        // What could not even be moved (a full disk) is still there and still named.
        damaged: [
          ...damaged,
          ...(moved.ok ? moved.value : broken.map((id) => ({ id, title: '' }))),
        ],
        newer: reads.filter(({ record }) => hasCode(record, 'newer-version')).length,
      })
    },

    listOwners: () =>
      read(async (transaction) => {
        const owners = new Set<string>()
        for (const store of ['records', 'quarantine'] as const) {
          const index = transaction.objectStore(store).index('by-owner')
          let cursor = await index.openKeyCursor()
          while (cursor) {
            const [owner] = cursor.key
            owners.add(owner)
            cursor = await index.openKeyCursor(rangeAfter(owner))
          }
        }
        return ok([...owners])
      }),

    loadRecord: (id) =>
      settle(
        id,
        read(async (transaction) => {
          const found = await findLiveRecord(transaction, id)
          return found.ok ? ok(found.value.record) : found
        }),
      ),

    loadContent: (id) => settle(id, loadContent(id)),

    saveContent: (save) =>
      settle(
        save.id,
        writePictures<{ revision: number }, StoreFailure | StoreConflict>(
          save.pictures,
          async (transaction, pictures) => {
            const found = await findRecord(transaction, save.id)
            if (!found.ok) return found
            const { row, record } = found.value
            const { id, assets, expectedRevision, recordChanges } = save
            const contents = transaction.objectStore('contents')
            // What is replaced is not read for its number alone: it may be large.
            if (row.content?.revision !== expectedRevision) {
              const stored = await contents.get(id)
              if (stored?.revision !== expectedRevision) {
                const other = readContent(stored)
                return other.ok ? fail({ code: 'conflict', stored: other.value }) : other
              }
            }
            const revision = expectedRevision + 1
            const content = makeContentRow(id, { ...save, revision })
            const note = noteContent(content)
            await transaction
              .objectStore('records')
              .put(
                makeRecordRow({ ...record, ...recordChanges }, { ...row, assets, content: note }),
              )
            await contents.put(content)
            await keepPictures(transaction, pictures, assets)
            await releasePictures(
              transaction,
              row.assets.filter((hash) => !assets.includes(hash)),
            )
            return ok({ revision })
          },
        ),
      ),

    updateRecord: (id, change) =>
      settle(
        id,
        write(async (transaction) => {
          const found = await findLiveRecord(transaction, id)
          if (!found.ok) return found
          const record = { ...found.value.record, ...change(found.value.record) }
          await transaction.objectStore('records').put(makeRecordRow(record, found.value.row))
          return ok(record)
        }),
      ),

    async duplicate(id, make) {
      const loaded = await settle(id, loadContent(id))
      if (!loaded.ok) return loaded
      return settle(
        id,
        write(async (transaction) => {
          const found = await findLiveRecord(transaction, id)
          if (!found.ok) return found
          const { row, record } = found.value
          const isCurrent = row.content?.revision === loaded.value.revision
          const content = isCurrent ? loaded : await findContent(transaction, id)
          if (!content.ok) return content
          const copy = make(record, content.value.deck)
          await addPresentation(transaction, copy.record, copy.deck)
          return ok(copy.record)
        }),
      )
    },

    trash: (id, at) =>
      settle(
        id,
        write(async (transaction) => {
          const found = await findLiveRecord(transaction, id)
          if (!found.ok) return found
          await transaction.objectStore('records').put({ ...found.value.row, trashed_at: at })
          return ok(undefined)
        }),
      ),

    restore: (id) =>
      settle(
        id,
        write(async (transaction) => {
          const found = await findRecord(transaction, id)
          if (!found.ok) return found
          const { trashed_at: _, ...row } = found.value.row
          await transaction.objectStore('records').put(row)
          return ok(undefined)
        }),
      ),

    purgeTrash: (before) =>
      write(async (transaction) => {
        const records = transaction.objectStore('records')
        const trashed = await records.index('by-trash-time').getAll(IDBKeyRange.upperBound(before))
        for (const row of trashed) {
          if (hasCode(readRecordRow(row), 'newer-version')) continue
          await records.delete(row.id)
          await transaction.objectStore('contents').delete(row.id)
          await releasePictures(transaction, listRowAssets(row))
        }
        return ok(undefined)
      }),

    loadPicture: (hash) =>
      read(async (transaction) => {
        const stored = await transaction.objectStore('assets').get(hash)
        return stored ? ok(readStoredPicture(stored)) : fail({ code: 'not-found' })
      }),

    changeOwner: (from, to) =>
      write(async (transaction) => {
        const records = transaction.objectStore('records')
        for (const row of await records.index('by-owner').getAll(rangeOf(from))) {
          const record = readRecordRow(row)
          if (record.ok) await records.put(makeRecordRow({ ...record.value, user_id: to }, row))
          // The damaged goes along as it is, to be set aside in the list of its new owner.
          else if (record.error.code === 'damaged') await records.put({ ...row, user_id: to })
        }
        const quarantine = transaction.objectStore('quarantine')
        for (const row of await quarantine.index('by-owner').getAll(rangeOf(from)))
          await quarantine.put({ ...row, user_id: to })
        return ok(undefined)
      }),

    async exportDamaged(id) {
      const loaded = await describing.load()
      if (!loaded.ok) return fail({ code: 'not-loaded', cause: loaded.error })
      const { describeRaw } = loaded.value
      return read(async (transaction) => {
        const row = await transaction.objectStore('quarantine').get(id)
        return row ? ok(describeRaw(row)) : fail({ code: 'not-found' })
      })
    },
  }
}

async function addPresentation(
  transaction: LibraryTransaction<'readwrite'>,
  record: PresentationRecord,
  deck: Deck,
): Promise<void> {
  const row = makeContentRow(record.id, { deck, revision: 1 })
  const known = { assets: listDeckAssets(deck), content: noteContent(row) }
  await transaction.objectStore('records').add(makeRecordRow(record, known))
  await transaction.objectStore('contents').add(row)
}

const findContent = async (transaction: LibraryTransaction, id: string) =>
  readContent(await transaction.objectStore('contents').get(id))

const readContent = (row: ContentRow | undefined) =>
  row ? readContentRow(row) : fail({ code: 'damaged' } as const)

/** Rows so damaged that they have lost the fields by which they are listed. */
async function findUnlisted(transaction: LibraryTransaction): Promise<string[]> {
  const records = transaction.objectStore('records')
  const listed = new Set(await records.index('by-owner').getAllKeys())
  return (await records.getAllKeys()).filter((id) => !listed.has(id))
}
