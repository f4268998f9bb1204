import { listDeckAssets } from '#core/deck/pictures/deck-assets.ts'
import type { PresentationRecord } from '#core/deck/record.ts'
import { fail, ok, type Result } from '#core/result.ts'
import type {
  DeckStore,
  Picture,
  StoreConflict,
  StoredContent,
  StoreFailure,
} from '#ports/storage/deck-store.ts'

import type { ContentRow, QuarantineRow, RecordRow } from './database-schema.ts'
import { describeRaw } from './describe-raw.ts'
import {
  hasCode,
  isPairDamaged,
  listRowAssets,
  makeContentRow,
  makeQuarantineRow,
  makeRecordRow,
  readContentRow,
  readRecordRow,
} from './stored-rows.ts'

/** The rows of a library that lives as long as the page. */
export type MemoryTables = {
  records: Map<string, RecordRow>
  contents: Map<string, ContentRow>
  assets: Map<string, Blob>
  quarantine: Map<string, QuarantineRow>
  /** While set, every call that would change something fails with it and changes nothing. */
  fault: StoreFailure | null
}

export const createMemoryTables = (): MemoryTables => ({
  records: new Map(),
  contents: new Map(),
  assets: new Map(),
  quarantine: new Map(),
  fault: null,
})

/** The library in memory: for tests, and for trying things out. */
export function createMemoryDeckStore(tables: MemoryTables = createMemoryTables()): DeckStore {
  const { records, contents, assets, quarantine } = tables

  function setAside(id: string) {
    const record = records.get(id)
    if (!record || !isPairDamaged(record, contents.get(id))) return
    quarantine.set(id, makeQuarantineRow(record, contents.get(id)))
    records.delete(id)
    contents.delete(id)
  }

  function findRecord(
    id: string,
  ): Result<{ row: RecordRow; record: PresentationRecord }, StoreFailure> {
    const row = records.get(id)
    if (!row) return fail({ code: quarantine.has(id) ? 'damaged' : 'not-found' })
    const record = readRecordRow(row)
    if (hasCode(record, 'damaged')) setAside(id)
    return record.ok ? ok({ row, record: record.value }) : record
  }

  function findLiveRecord(id: string): ReturnType<typeof findRecord> {
    const found = findRecord(id)
    return found.ok && found.value.row.trashed_at !== undefined
      ? fail({ code: 'not-found' })
      : found
  }

  function findContent(id: string): Result<StoredContent, StoreFailure> {
    const row = contents.get(id)
    const content = row ? readContentRow(structuredClone(row)) : fail({ code: 'damaged' } as const)
    if (hasCode(content, 'damaged')) setAside(id)
    return content
  }

  function putRecord(record: PresentationRecord, row: Pick<RecordRow, 'assets' | 'trashed_at'>) {
    records.set(record.id, structuredClone(makeRecordRow(record, row)))
  }

  function putContent(id: string, content: StoredContent) {
    contents.set(id, structuredClone(makeContentRow(id, content)))
  }

  function keepPictures(pictures: readonly Picture[]) {
    for (const { hash, blob } of pictures) if (!assets.has(hash)) assets.set(hash, blob)
    const users = [...records.values(), ...quarantine.values()]
    const used = new Set(users.flatMap((row) => listRowAssets(row)))
    for (const hash of assets.keys()) if (!used.has(hash)) assets.delete(hash)
  }

  const write = async <T, E = never>(
    work: () => Result<T, E | StoreFailure>,
  ): Promise<Result<T, E | StoreFailure>> => (tables.fault ? fail(tables.fault) : work())

  return {
    create: (record, deck, pictures) =>
      write(() => {
        putRecord(record, { assets: listDeckAssets(deck) })
        putContent(record.id, { deck, revision: 1 })
        keepPictures(pictures)
        return ok(undefined)
      }),

    async list(userId) {
      for (const row of records.values())
        if (row.trashed_at === undefined && hasCode(readRecordRow(row), 'damaged')) setAside(row.id)
      const own = [...records.values()]
        .filter((row) => row.user_id === userId && row.trashed_at === undefined)
        .toSorted((a, b) => (a.updated_at < b.updated_at ? 1 : -1))
        .map((row) => readRecordRow(structuredClone(row)))
      return ok({
        records: own.flatMap((record) => (record.ok ? [record.value] : [])),
        damaged: [...quarantine.values()]
          .filter((row) => row.user_id === userId || row.user_id === '')
          .map(({ id, title }) => ({ id, title })),
        newer: own.filter((record) => hasCode(record, 'newer-version')).length,
      })
    },

    async loadRecord(id) {
      const found = findLiveRecord(id)
      return found.ok ? ok(structuredClone(found.value.record)) : found
    },

    async loadContent(id) {
      const found = findLiveRecord(id)
      return found.ok ? findContent(id) : found
    },

    saveContent: (save) =>
      write<{ revision: number }, StoreConflict>(() => {
        const found = findRecord(save.id)
        if (!found.ok) return found
        const { row, record } = found.value
        const stored = contents.get(save.id)
        if (stored?.revision !== save.expectedRevision) {
          const content = findContent(save.id)
          return content.ok ? fail({ code: 'conflict', stored: content.value }) : content
        }
        const revision = save.expectedRevision + 1
        putRecord({ ...record, ...save.recordChanges }, { ...row, assets: save.assets })
        putContent(save.id, { ...save, revision })
        keepPictures(save.pictures)
        return ok({ revision })
      }),

    updateRecord: (id, change) =>
      write(() => {
        const found = findLiveRecord(id)
        if (!found.ok) return found
        const record = { ...found.value.record, ...change(structuredClone(found.value.record)) }
        putRecord(record, found.value.row)
        return ok(record)
      }),

    duplicate: (id, make) =>
      write(() => {
        const found = findLiveRecord(id)
        if (!found.ok) return found
        const content = findContent(id)
        if (!content.ok) return content
        const copy = make(structuredClone(found.value.record), content.value.deck)
        putRecord(copy.record, { assets: listDeckAssets(copy.deck) })
        putContent(copy.record.id, { deck: copy.deck, revision: 1 })
        return ok(copy.record)
      }),

    trash: (id, at) =>
      write(() => {
        const found = findLiveRecord(id)
        if (!found.ok) return found
        records.set(id, { ...found.value.row, trashed_at: at })
        return ok(undefined)
      }),

    restore: (id) =>
      write(() => {
        const found = findRecord(id)
        if (!found.ok) return found
        const { trashed_at: _, ...row } = found.value.row
        records.set(id, row)
        return ok(undefined)
      }),

    purgeTrash: (before) =>
      write(() => {
        for (const row of records.values()) {
          if (row.trashed_at === undefined || row.trashed_at > before) continue
          if (hasCode(readRecordRow(row), 'newer-version')) continue
          records.delete(row.id)
          contents.delete(row.id)
        }
        keepPictures([])
        return ok(undefined)
      }),

    async listOwners() {
      const rows = [...records.values(), ...quarantine.values()]
      return ok([...new Set(rows.map(({ user_id }) => user_id))])
    },

    async loadPicture(hash) {
      const blob = assets.get(hash)
      return blob ? ok(blob) : fail({ code: 'not-found' })
    },

    changeOwner: (from, to) =>
      write(() => {
        for (const row of records.values()) {
          if (row.user_id !== from) continue
          const record = readRecordRow(row)
          if (record.ok) putRecord({ ...record.value, user_id: to }, row)
          else if (record.error.code === 'damaged') records.set(row.id, { ...row, user_id: to })
        }
        for (const row of quarantine.values())
          if (row.user_id === from) quarantine.set(row.id, { ...row, user_id: to })
        return ok(undefined)
      }),

    async exportDamaged(id) {
      const row = quarantine.get(id)
      return row ? ok(describeRaw(row)) : fail({ code: 'not-found' })
    },
  }
}
