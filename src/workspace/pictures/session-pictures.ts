import type { Deck } from '#core/deck/deck.ts'
import { listDeckAssets } from '#core/deck/pictures/deck-assets.ts'
import { ok, type Result } from '#core/result.ts'
import type { DeckStore, Picture, StoreFailure } from '#ports/storage/deck-store.ts'

/** The pictures of an open deck: every one shown since it was opened can come back by an undo. */
export type SessionPictures = {
  add(picture: Picture): void
  see(deck: Deck): void
  keep(hashes: readonly string[]): void
  listKept(): string[]
  /** All that were added here, saved or not: the store takes those it does not have. */
  listAdded(): Picture[]
  hasUnsaved(): boolean
  markSaved(pictures: readonly Picture[]): void
  load(hash: string): Promise<Result<Blob, StoreFailure>>
}

export function createSessionPictures(store: DeckStore): SessionPictures {
  const kept = new Set<string>()
  const added = new Map<string, Blob>()
  const unsaved = new Set<string>()
  const keep = (hashes: readonly string[]) => hashes.forEach((hash) => kept.add(hash))

  return {
    add({ hash, blob }) {
      if (!added.has(hash)) unsaved.add(hash)
      added.set(hash, blob)
      kept.add(hash)
    },
    see: (deck) => keep(listDeckAssets(deck)),
    keep,
    listKept: () => [...kept],
    listAdded: () => Array.from(added, ([hash, blob]) => ({ hash, blob })),
    hasUnsaved: () => unsaved.size > 0,
    markSaved: (pictures) => pictures.forEach(({ hash }) => unsaved.delete(hash)),
    load: async (hash) => {
      const blob = added.get(hash)
      return blob ? ok(blob) : store.loadPicture(hash)
    },
  }
}
