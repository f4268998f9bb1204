import { createStore, type StoreApi } from 'zustand/vanilla'

import type { AppUpdates } from '#ports/app-updates.ts'

import type { OpenDeck } from '#workspace/deck/open-deck.ts'

export type UpdatesState = {
  /**
   * `ready`: a new version is offered. `unsaved`: it was accepted, but the open presentation could
   * not be saved, and a reload would lose work.
   */
  status: 'none' | 'ready' | 'changing' | 'unsaved'
}

/** New versions of the app: offered, and taken only when the user says so and all is saved. */
export type Updates = {
  state: StoreApi<UpdatesState>
  accept(): Promise<void>
  /** Loads the page anew, for whoever is in want of a part of it. False: it would have lost work. */
  reload(): Promise<boolean>
  /** Not now: the next page that is opened offers it again. */
  putOff(): void
  /** Starts to hear of new versions. */
  follow(updates: AppUpdates): void
}

type Needs = { currentDeck: () => OpenDeck | null; reload: () => void }

export function createUpdates({ currentDeck, reload }: Needs): Updates {
  const state = createStore<UpdatesState>(() => ({ status: 'none' }))
  let followed: AppUpdates | null = null

  async function isSaved(): Promise<boolean> {
    const deck = currentDeck()
    return !deck || (await deck.flush()).ok
  }

  return {
    state,
    async accept() {
      state.setState({ status: 'changing' })
      if (!(await isSaved())) {
        state.setState({ status: 'unsaved' })
        return
      }
      await followed?.takeOver()
      reload()
    },
    async reload() {
      if (!(await isSaved())) return false
      reload()
      return true
    },
    putOff: () => state.setState({ status: 'none' }),
    follow(updates) {
      followed = updates
      updates.onReady(() => state.setState({ status: 'ready' }))
    },
  }
}
