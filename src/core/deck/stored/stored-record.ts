import * as v from 'valibot'

import type { Result } from '../../result.ts'
import { limitRecord } from './limit-record.ts'
import {
  migrateStored,
  type StoredFailure,
  type StoredFormat,
  type StoredVersion,
  versionOf,
} from './migrate-stored.ts'
import { type PresentationRecord, recordSchema } from '../record.ts'

export type StoredRecord = StoredVersion & { record: PresentationRecord }

const storedRecordFormat: StoredFormat<PresentationRecord> = {
  key: 'record',
  minReader: 1,
  migrations: [],
  rebuild(body) {
    const parsed = v.safeParse(recordSchema, body, { abortEarly: true })
    return parsed.success ? limitRecord(parsed.output) : null
  },
}

export const readStoredRecord = (stored: unknown): Result<PresentationRecord, StoredFailure> =>
  migrateStored(stored, storedRecordFormat)

export const writeStoredRecord = (record: PresentationRecord): StoredRecord => ({
  ...versionOf(storedRecordFormat),
  record,
})
