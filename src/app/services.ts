import { openDatabase } from '#adapters/storage/database.ts'
import { createBrowserLocalData } from '#adapters/storage/browser-local-data.ts'
import { createIndexedDbDeckStore } from '#adapters/storage/indexed-db-deck-store.ts'
import { createIndexedDbProfileStore } from '#adapters/storage/indexed-db-profile-store.ts'
import { createBroadcastChangeChannel } from '#adapters/tabs/broadcast-change-channel.ts'
import { createBrowserVault } from '#adapters/vault/browser-vault.ts'
import { createAppearance } from '#workspace/appearance.ts'
import { createKeys } from '#workspace/keys.ts'
import { createLibrary } from '#workspace/library.ts'
import type { OpenDeck } from '#workspace/open-deck.ts'
import { createOverlays } from '#workspace/overlays.ts'
import { createSession } from '#workspace/session.ts'
import { systemClock as clock } from '#workspace/system-clock.ts'
import type { Workspace } from '#workspace/workspace.ts'

/** The one place that knows which adapter stands behind which port. */
export function createServices(): Workspace {
  const database = openDatabase()
  const decks = createIndexedDbDeckStore(database)
  const profiles = createIndexedDbProfileStore(database)
  const localData = createBrowserLocalData(database)
  const vault = createBrowserVault({ database })
  let current: OpenDeck | null = null

  return {
    session: createSession({ profiles, decks, clock }),
    library: createLibrary({ decks, clock, channel: createBroadcastChangeChannel() }),
    keys: createKeys({ vault, clock }),
    overlays: createOverlays(),
    appearance: createAppearance({
      load: () => localStorage.getItem('appearance'),
      save: (appearance) => localStorage.setItem('appearance', appearance),
      apply: (appearance) => {
        if (appearance === 'system') delete document.documentElement.dataset['theme']
        else document.documentElement.dataset['theme'] = appearance
      },
    }),
    decks,
    localData,
    clock,
    currentDeck: () => current,
    openDeck: async () => {
      throw new Error('not wired')
    },
  }
}
