import type { Result } from '#core/result.ts'
import type { ShareRecord } from '#core/share/share-record.ts'

import type { StoreFailure } from '../storage/deck-store.ts'

/** What was shared from this browser, by every profile. */
export type ShareList = {
  /** The newest first. What cannot be read is not among them. */
  list(): Promise<Result<ShareRecord[], StoreFailure>>
  /** In place of one with the same id. */
  put(record: ShareRecord): Promise<Result<void, StoreFailure>>
  /** Removing what is gone is no error. */
  remove(id: string): Promise<Result<void, StoreFailure>>
}
