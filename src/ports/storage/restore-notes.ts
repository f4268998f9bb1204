import type { RestorePlan } from '#core/deck/stored/restore-plan.ts'
import type { Result } from '#core/result.ts'

import type { StoreFailure } from './deck-store.ts'

/** Remembers what a restore is about to do, so that one which was interrupted can go on. */
export type RestoreNotes = {
  /** Null when nothing is left to do; what cannot be read counts as that. */
  read(userId: string): Promise<Result<RestorePlan | null, StoreFailure>>
  /** In place of what was kept before. Answers when it is on disk. */
  keep(userId: string, plan: RestorePlan): Promise<Result<void, StoreFailure>>
  forget(userId: string): Promise<Result<void, StoreFailure>>
  /** One restore at a time, in whatever tab: the next waits for the last. */
  hold<T>(restore: () => Promise<T>): Promise<T>
  /** Whether one goes on now, in whatever tab: it was not interrupted. */
  isHeld(): Promise<boolean>
}
