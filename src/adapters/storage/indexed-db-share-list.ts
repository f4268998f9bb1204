import * as v from 'valibot'

import { ok } from '#core/result.ts'
import { shareRecordSchema } from '#core/share/share-record.ts'
import type { ShareList } from '#ports/shares/share-list.ts'

import type { Database } from './database.ts'

export function createIndexedDbShareList(database: Database): ShareList {
  return {
    list: () =>
      database.read(['shares'], async (transaction) => {
        const rows = await transaction.objectStore('shares').getAll()
        const records = rows.flatMap((row) => {
          const parsed = v.safeParse(shareRecordSchema, row)
          return parsed.success ? [parsed.output] : []
        })
        return ok(records.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)))
      }),

    put: (record) =>
      database.write(['shares'], async (transaction) => {
        await transaction.objectStore('shares').put(record)
        return ok(undefined)
      }),

    remove: (id) =>
      database.write(['shares'], async (transaction) => {
        await transaction.objectStore('shares').delete(id)
        return ok(undefined)
      }),
  }
}
