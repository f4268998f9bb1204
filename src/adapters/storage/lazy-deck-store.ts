import { createLazy } from '#core/lazy.ts'
import { fail, type Result } from '#core/result.ts'
import type { DeckStore, StoreFailure } from '#ports/storage/deck-store.ts'

/** Whoever only visits has no presentations: what stores them is fetched with the first look at one. */
export function createLazyDeckStore(fetch: () => Promise<DeckStore>): DeckStore {
  const lazy = createLazy(fetch)

  async function arrive<T, Failure extends { code: string }>(
    question: (store: DeckStore) => Promise<Result<T, Failure>>,
  ): Promise<Result<T, Failure | StoreFailure>> {
    const loaded = await lazy.load()
    return loaded.ok ? question(loaded.value) : fail({ code: 'not-loaded', cause: loaded.error })
  }

  /** At once when it is there: a page that is being closed waits for nothing. */
  function ask<T, Failure extends { code: string }>(
    question: (store: DeckStore) => Promise<Result<T, Failure>>,
  ): Promise<Result<T, Failure | StoreFailure>> {
    const store = lazy.arrived()
    return store ? question(store) : arrive(question)
  }

  return {
    create: (...asked) => ask((decks) => decks.create(...asked)),
    list: (...asked) => ask((decks) => decks.list(...asked)),
    listOwners: () => ask((decks) => decks.listOwners()),
    loadRecord: (...asked) => ask((decks) => decks.loadRecord(...asked)),
    loadContent: (...asked) => ask((decks) => decks.loadContent(...asked)),
    saveContent: (...asked) => ask((decks) => decks.saveContent(...asked)),
    updateRecord: (...asked) => ask((decks) => decks.updateRecord(...asked)),
    duplicate: (...asked) => ask((decks) => decks.duplicate(...asked)),
    trash: (...asked) => ask((decks) => decks.trash(...asked)),
    restore: (...asked) => ask((decks) => decks.restore(...asked)),
    purgeTrash: (...asked) => ask((decks) => decks.purgeTrash(...asked)),
    loadPicture: (...asked) => ask((decks) => decks.loadPicture(...asked)),
    changeOwner: (...asked) => ask((decks) => decks.changeOwner(...asked)),
    exportDamaged: (...asked) => ask((decks) => decks.exportDamaged(...asked)),
  }
}
