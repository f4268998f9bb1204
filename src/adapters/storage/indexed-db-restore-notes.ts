import { readRestorePlan } from '#core/deck/stored/restore-plan.ts'
import { ok } from '#core/result.ts'
import type { RestoreNotes } from '#ports/storage/restore-notes.ts'

import { createTurns } from './create-turns.ts'
import type { Database } from './database.ts'

const lockName = 'lectern-restore'
const toKey = (userId: string) => `restore:${userId}`

/**
 * Beside who is signed in: like that it is no work of the user's, and goes with it when all data is
 * cleared.
 */
export function createIndexedDbRestoreNotes(database: Database): RestoreNotes {
  const turns = createTurns()
  // Only secure pages have it; others know of this tab alone.
  const locks = globalThis.navigator?.locks
  return {
    read: (userId) =>
      database.read(['session'], async (transaction) =>
        ok(readRestorePlan(await transaction.objectStore('session').get(toKey(userId)))),
      ),
    keep: (userId, plan) =>
      database.write(['session'], async (transaction) => {
        await transaction.objectStore('session').put(plan, toKey(userId))
        return ok(undefined)
      }),
    forget: (userId) =>
      database.write(['session'], async (transaction) => {
        await transaction.objectStore('session').delete(toKey(userId))
        return ok(undefined)
      }),
    hold: (restore) => turns.take(() => (locks ? locks.request(lockName, restore) : restore())),
    async isHeld() {
      if (turns.isTaken()) return true
      const { held = [] } = (await locks?.query()) ?? {}
      return held.some(({ name }) => name === lockName)
    },
  }
}
