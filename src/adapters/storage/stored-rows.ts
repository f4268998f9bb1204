import type { StoredFailure } from '#core/deck/stored/migrate-stored.ts'
import type { PresentationRecord } from '#core/deck/record.ts'
import { cutStoredDeck, readStoredDeck, writeStoredDeck } from '#core/deck/stored/stored-deck.ts'
import { readStoredRecord, writeStoredRecord } from '#core/deck/stored/stored-record.ts'
import { fail, ok, type Result } from '#core/result.ts'
import type { StoredContent, StoreFailure } from '#ports/storage/deck-store.ts'

import type { ContentNote, ContentRow, QuarantineRow, RecordRow } from './database-schema.ts'

export const makeRecordRow = (
  record: PresentationRecord,
  { assets, trashed_at, content }: Pick<RecordRow, 'assets' | 'trashed_at' | 'content'>,
): RecordRow => ({
  id: record.id,
  user_id: record.user_id,
  updated_at: record.updated_at,
  assets: [...assets],
  ...(trashed_at !== undefined && { trashed_at }),
  ...(content && { content }),
  stored: writeStoredRecord(record),
})

export const makeContentRow = (
  id: string,
  { deck, document, revision }: StoredContent,
): ContentRow => ({
  id,
  revision,
  stored: writeStoredDeck(deck),
  ...(document && { document }),
})

export const noteContent = ({ revision, stored }: ContentRow): ContentNote => ({
  revision,
  isLarge: cutStoredDeck(stored) !== stored,
})

export function readContentRow(row: ContentRow): Result<StoredContent, StoredFailure> {
  if (!Number.isSafeInteger(row.revision)) return fail({ code: 'damaged' })
  const read = readStoredDeck(row.stored)
  if (!read.ok) return read
  const { deck, leftOut } = read.value
  // Without a sound document the deck beside it still opens: that is what it is kept for.
  const document = row.document instanceof Uint8Array ? { document: row.document } : {}
  return ok({
    deck,
    revision: row.revision,
    ...(leftOut.length > 0 && { leftOut }),
    ...document,
  })
}

/** The row's own fields count too: without them it is in no list and keeps no pictures. */
export function readRecordRow(row: RecordRow): Result<PresentationRecord, StoredFailure> {
  const listed = typeof row.user_id === 'string' && typeof row.updated_at === 'string'
  if (!listed || !Array.isArray(row.assets)) return fail({ code: 'damaged' })
  const record = readStoredRecord(row.stored)
  // A record that calls itself something else would be listed under a name that opens nothing.
  return record.ok && record.value.id !== row.id ? fail({ code: 'damaged' }) : record
}

/** A record without content is damaged too: they are only ever written together. */
export const isPairDamaged = (record: RecordRow, content: ContentRow | undefined): boolean =>
  hasCode(readRecordRow(record), 'damaged') ||
  !content ||
  hasCode(readContentRow(content), 'damaged')

export const hasCode = (
  result: Result<unknown, { code: string }>,
  code: StoreFailure['code'],
): boolean => !result.ok && result.error.code === code

/** Everything as it was found, with as much of a name and an owner as is left. */
export const makeQuarantineRow = (
  record: RecordRow,
  content: ContentRow | undefined,
): QuarantineRow => ({
  id: record.id,
  user_id: typeof record.user_id === 'string' ? record.user_id : '',
  title: findTitle(record.stored, 'record') ?? findTitle(content?.stored, 'deck') ?? '',
  assets: listRowAssets(record),
  record,
  content,
})

export const listRowAssets = (row: { assets: unknown }): readonly string[] =>
  Array.isArray(row.assets) ? row.assets : []

function findTitle(stored: unknown, key: string): string | undefined {
  const title = pick(pick(stored, key), 'title')
  return typeof title === 'string' ? title : undefined
}

const pick = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
