import { ok } from '#core/result.ts'
import type { ShareRecord } from '#core/share/share-record.ts'
import type { ShareList } from '#ports/shares/share-list.ts'

/** What was shared, in memory. */
export function createMemoryShareList(records = new Map<string, ShareRecord>()): ShareList {
  return {
    list: async () =>
      ok([...records.values()].toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))),

    async put(record) {
      records.set(record.id, { ...record })
      return ok(undefined)
    },

    async remove(id) {
      records.delete(id)
      return ok(undefined)
    },
  }
}
