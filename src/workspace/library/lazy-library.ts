import { createLazy } from '#core/lazy.ts'
import { fail, type Result } from '#core/result.ts'
import type { StoreFailure } from '#ports/storage/deck-store.ts'

import type { Library, LibraryOperation } from './library.ts'
import { createLibraryState } from './library-state.ts'

/** Whoever only visits has no library: what keeps it is fetched with the first question to it. */
export function createLazyLibrary(fetch: (state: Library['state']) => Promise<Library>): Library {
  const state = createLibraryState()
  const lazy = createLazy(() => fetch(state))

  async function ask<T>(
    operation: LibraryOperation,
    question: (library: Library) => Promise<T>,
  ): Promise<T | Result<never, StoreFailure>> {
    const loaded = await lazy.load()
    if (loaded.ok) return question(loaded.value)
    const failure: StoreFailure = { code: 'not-loaded', cause: loaded.error }
    state.setState({ error: { operation, failure } })
    return fail(failure)
  }

  return {
    state,
    async show(userId) {
      await ask('list', (library) => library.show(userId))
      if (!lazy.arrived()) state.setState({ status: 'unread' })
    },
    create: (...asked) => ask('save', (library) => library.create(...asked)),
    duplicate: (...asked) => ask('duplicate', (library) => library.duplicate(...asked)),
    updateDetails: (...asked) => ask('update', (library) => library.updateDetails(...asked)),
    countView: (id) => ask('update', (library) => library.countView(id)),
    notePresented: (id) => ask('update', (library) => library.notePresented(id)),
    notePublic: (...asked) => ask('update', (library) => library.notePublic(...asked)),
    remove: (id) => ask('delete', (library) => library.remove(id)),
    restore: (id) => ask('update', (library) => library.restore(id)),
    exportDamaged: (id) => ask('export', (library) => library.exportDamaged(id)),
    dismissError: () => state.setState({ error: null }),
    // Nothing is saved before the library was asked who is there.
    announce: () => void lazy.tell((library) => library.announce()),
  }
}
