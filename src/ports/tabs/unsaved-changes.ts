import type { DocumentBytes } from '../storage/document.ts'

/**
 * A second chance for what was edited in the last moments before a page went away. Unlike the deck
 * store it takes a change at once, without waiting, but it may lose it, and may have no room.
 */
export type UnsavedChanges = {
  /** In place of what this tab kept before. */
  keep(change: DocumentBytes): void
  /** What any tab kept of this deck and has not forgotten. */
  take(): DocumentBytes[]
  /** All of it is on disk now: what this tab kept, and what it has taken. */
  forget(): void
}

export type OpenUnsavedChanges = (deckId: string) => UnsavedChanges
