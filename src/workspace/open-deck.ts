import { type StoreApi } from 'zustand/vanilla'

import type { Deck } from '#core/deck/deck.ts'
import type { DeckView } from '#core/edit/deck-view.ts'
import type { Result } from '#core/result.ts'
import type { StoreFailure } from '#ports/deck-store.ts'

/** 'saved' is only ever shown after the transaction completed. */
export type SaveStatus =
  | { kind: 'saved' }
  | { kind: 'saving' }
  | { kind: 'unsaved'; failure: StoreFailure }

export type OpenDeckState = {
  deck: Deck
  /** Index of the slide the user is on. */
  current: number
  save: SaveStatus
  canUndo: boolean
  canRedo: boolean
}

export type { DeckView }

export type EditOptions = {
  /** Edits with the same key within a second are one undo step, as when typing. */
  mergeKey?: string
}

export type OpenDeck = {
  id: string
  state: StoreApi<OpenDeckState>
  edit(change: (view: DeckView) => DeckView, options?: EditOptions): void
  select(index: number): void
  undo(): void
  redo(): void
  /** Stores a picture with the next save and answers its `asset:` address. */
  addPicture(blob: Blob): Promise<string>
  /** Saves what is pending now; resolves when it is on disk or has failed. */
  flush(): Promise<Result<void, StoreFailure>>
  /** Flushes and lets go of everything. */
  close(): Promise<void>
}
