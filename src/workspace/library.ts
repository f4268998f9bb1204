import { createStore, type StoreApi } from 'zustand/vanilla'

import { createRecord, duplicateRecord } from '#core/deck/create-record.ts'
import type { Deck } from '#core/deck/deck.ts'
import type { PresentationRecord } from '#core/deck/record.ts'
import type { Result } from '#core/result.ts'
import type { Clock } from '#ports/clock.ts'
import type {
  DamagedPresentation,
  DeckStore,
  Picture,
  RecordChanges,
  StoreFailure,
} from '#ports/deck-store.ts'

import { createId } from './create-id.ts'

/** What was being done when the store failed: words need both to say something useful. */
export type LibraryOperation = 'save' | 'load' | 'list' | 'update' | 'delete' | 'duplicate'
export type LibraryError = { operation: LibraryOperation; failure: StoreFailure }

export type LibraryState = {
  status: 'loading' | 'ready'
  records: PresentationRecord[]
  damaged: DamagedPresentation[]
  /** The last failure; cleared by the next operation. */
  error: LibraryError | null
}

/** How long a deleted presentation can be brought back. */
export const undoDeleteMs = 10_000

export type Library = {
  state: StoreApi<LibraryState>
  /** Reads the list of `userId`; other calls refresh it by themselves. */
  show(userId: string): Promise<void>
  create(
    deck: Deck,
    options?: { description?: string; pictures?: readonly Picture[] },
  ): Promise<Result<PresentationRecord, StoreFailure>>
  duplicate(id: string, title?: string): Promise<Result<PresentationRecord, StoreFailure>>
  updateDetails(
    id: string,
    changes: RecordChanges,
  ): Promise<Result<PresentationRecord, StoreFailure>>
  countView(id: string): Promise<Result<PresentationRecord, StoreFailure>>
  /** Hides it at once; gone for good after `undoDeleteMs` unless restored. */
  remove(id: string): Promise<Result<void, StoreFailure>>
  restore(id: string): Promise<Result<void, StoreFailure>>
  exportDamaged(id: string): Promise<Result<string, StoreFailure>>
  dismissError(): void
}
