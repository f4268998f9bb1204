import type { Result } from '#core/result.ts'

import type { StoreFailure } from './deck-store.ts'

/** Everything this app keeps in the browser, as one thing that can be kept and cleared. */
export type LocalData = {
  /** All that is stored goes, for every profile; only who is signed in stays. */
  clear(): Promise<Result<void, StoreFailure>>
  /** Asks the browser not to evict what is stored; true when it agreed. */
  persist(): Promise<boolean>
}
