import { describeContent } from '#core/deck/create-record.ts'
import { fail, ok, type Result } from '#core/result.ts'
import type { Clock } from '#ports/clock.ts'
import type { DeckStore, StoreFailure } from '#ports/storage/deck-store.ts'
import type { DocumentBytes } from '#ports/storage/document.ts'

import type { SessionPictures } from '#workspace/pictures/session-pictures.ts'
import type { StartedDocument } from './start-document.ts'

export type DeckSaver = {
  /** Resolves when all that was in the document at the call is on disk, or when that has failed. */
  save(): Promise<Result<void, StoreFailure>>
  /** What is not on disk yet, for all this tab knows. */
  encodeUnsaved(): DocumentBytes | null
  /** True while it merges what it found on disk: that is saved already, or about to be. */
  isMerging(): boolean
}

type Needs = StartedDocument & {
  id: string
  store: DeckStore
  pictures: SessionPictures
  clock: Clock
}

/** Writes a document to the store; what others have saved since is merged in, never written over. */
export function createDeckSaver({
  id,
  document,
  revision,
  store,
  pictures,
  clock,
}: Needs): DeckSaver {
  let expectedRevision = revision
  let savedVector = document.encodeVector()
  let merging = false

  function merge(stored: DocumentBytes) {
    merging = true
    document.merge(stored)
    merging = false
  }

  return {
    encodeUnsaved: () => document.encodeSince(savedVector),
    isMerging: () => merging,

    async save() {
      for (;;) {
        const deck = document.read()
        const vector = document.encodeVector()
        const added = pictures.listAdded()
        const saved = await store.saveContent({
          id,
          expectedRevision,
          deck,
          document: document.encode(),
          recordChanges: {
            ...describeContent(deck),
            updated_at: new Date(clock.now()).toISOString(),
          },
          assets: pictures.listKept(),
          pictures: added,
        })
        if (saved.ok) {
          expectedRevision = saved.value.revision
          savedVector = vector
          pictures.markSaved(added)
          return ok(undefined)
        }
        if (saved.error.code !== 'conflict') return fail(saved.error)

        const { stored } = saved.error
        expectedRevision = stored.revision
        if (!stored.document) continue
        merge(stored.document)
        // Another tab has saved the very same: writing it again would only make it save again too.
        if (!pictures.hasUnsaved() && document.matches(stored.document)) {
          savedVector = document.encodeVector()
          return ok(undefined)
        }
      }
    },
  }
}
