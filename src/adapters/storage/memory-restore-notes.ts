import type { RestorePlan } from '#core/deck/stored/restore-plan.ts'
import { ok } from '#core/result.ts'
import type { RestoreNotes } from '#ports/storage/restore-notes.ts'

import { createTurns } from './create-turns.ts'

export function createMemoryRestoreNotes(): RestoreNotes {
  const plans = new Map<string, RestorePlan>()
  const turns = createTurns()
  return {
    read: async (userId) => ok(plans.get(userId) ?? null),
    async keep(userId, plan) {
      plans.set(userId, plan)
      return ok(undefined)
    },
    async forget(userId) {
      plans.delete(userId)
      return ok(undefined)
    },
    hold: turns.take,
    isHeld: async () => turns.isTaken(),
  }
}
