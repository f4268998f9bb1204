import type { Deck } from '#core/deck/deck.ts'
import type { LimitedField } from '#core/deck/stored/limit-look.ts'
import type { PresentationRecord } from '#core/deck/record.ts'
import type { Result } from '#core/result.ts'

/** Why the store could not do what it was asked. Nothing was changed. */
export type StoreFailure =
  | { code: 'not-found' }
  /** The content is there but cannot be read; it has been set aside, not deleted. */
  | { code: 'damaged' }
  | { code: 'storage-full' }
  /** Written by a newer version of the app: this one must not touch it. */
  | { code: 'newer-version' }
  | { code: 'storage-unavailable'; cause?: unknown }
  /** What reads and writes the store is fetched when it is first needed, and could not be. */
  | { code: 'not-loaded'; cause?: unknown }

/** Someone else saved since `expectedRevision`; here is what they saved. */
export type StoreConflict = { code: 'conflict'; stored: StoredContent }

export type StoredContent = {
  deck: Deck
  /** What is stored of it and more than a deck can hold; absent when all of it is here. */
  leftOut?: readonly LimitedField[]
  /** The open document in its own encoding, opaque here; absent until the deck was first opened. */
  document?: Uint8Array<ArrayBuffer>
  /** Rises by one with every save of the content. */
  revision: number
}

/** A picture, stored once under the SHA-256 of its bytes however many slides show it. */
export type Picture = { hash: string; blob: Blob }

/** The parts of a record that may change on their own, without the content. */
export type RecordChanges = Partial<
  Pick<
    PresentationRecord,
    | 'title'
    | 'description'
    | 'tags'
    | 'status'
    | 'is_public'
    | 'view_count'
    | 'total_slides'
    | 'estimated_duration'
    | 'cover'
    | 'last_presented_at'
    | 'updated_at'
  >
>

export type ContentSave = {
  id: string
  /** The revision this save is based on: a compare-and-set. */
  expectedRevision: number
  deck: Deck
  document?: Uint8Array<ArrayBuffer>
  /** Applied to the stored record in the same transaction. */
  recordChanges: RecordChanges
  /** Hashes of every picture that must stay: those shown, and those an undo could bring back. */
  assets: readonly string[]
  /** Pictures that may not be stored yet; one that `assets` does not name is not kept. */
  pictures: readonly Picture[]
}

export type DamagedPresentation = { id: string; title: string }

export type Listing = {
  /** Newest updated first. */
  records: PresentationRecord[]
  /** Set aside because they cannot be read; still on disk, still downloadable. */
  damaged: DamagedPresentation[]
  /** How many a newer version of the app wrote: left alone, since this one cannot read them. */
  newer: number
}

/**
 * The presentations of this browser. Every method is one transaction. What is in the trash is
 * found by nothing but `restore`, `purgeTrash` and a `saveContent` that was already under way.
 */
export type DeckStore = {
  create(
    record: PresentationRecord,
    deck: Deck,
    pictures: readonly Picture[],
  ): Promise<Result<void, StoreFailure>>
  list(userId: string): Promise<Result<Listing, StoreFailure>>
  /** Everyone who has presentations here, sound or damaged, each once. */
  listOwners(): Promise<Result<string[], StoreFailure>>
  loadRecord(id: string): Promise<Result<PresentationRecord, StoreFailure>>
  loadContent(id: string): Promise<Result<StoredContent, StoreFailure>>
  saveContent(
    save: ContentSave,
  ): Promise<Result<{ revision: number }, StoreFailure | StoreConflict>>
  /** Record only; the content is untouched. */
  updateRecord(
    id: string,
    change: (record: PresentationRecord) => RecordChanges,
  ): Promise<Result<PresentationRecord, StoreFailure>>
  /** Copies the content under a new record; pictures are shared, not copied. */
  duplicate(
    id: string,
    make: (record: PresentationRecord, deck: Deck) => { record: PresentationRecord; deck: Deck },
  ): Promise<Result<PresentationRecord, StoreFailure>>
  /** Hides it from the listing until it is restored or purged: the undo of a delete. */
  trash(id: string, at: string): Promise<Result<void, StoreFailure>>
  restore(id: string): Promise<Result<void, StoreFailure>>
  /** Removes all that was trashed at or before `before`: record, content and pictures nothing else shows. */
  purgeTrash(before: string): Promise<Result<void, StoreFailure>>
  loadPicture(hash: string): Promise<Result<Blob, StoreFailure>>
  /** Everything one owner has becomes another's, as when a guest signs up. */
  changeOwner(from: string, to: string): Promise<Result<void, StoreFailure>>
  /** The raw bytes or value of a damaged presentation, as JSON text, so that it can be rescued by hand. */
  exportDamaged(id: string): Promise<Result<string, StoreFailure>>
}
