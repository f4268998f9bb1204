import { systemClock as clock } from '#adapters/clock/system-clock.ts'
import { browserPreferences } from '#adapters/preferences/browser-preferences.ts'
import { createBrowserLocalData } from '#adapters/storage/browser-local-data.ts'
import { openDatabase } from '#adapters/storage/database.ts'
import { createIndexedDbDeckStore } from '#adapters/storage/indexed-db-deck-store.ts'
import { createIndexedDbProfileStore } from '#adapters/storage/indexed-db-profile-store.ts'
import { createBroadcastChangeChannel } from '#adapters/tabs/broadcast-change-channel.ts'
import { createBrowserVault } from '#adapters/vault/browser-vault.ts'
import { createAppearance } from '#workspace/appearance.ts'
import { createDeckDesk } from '#workspace/deck-desk.ts'
import { createKeys } from '#workspace/keys.ts'
import { createLibrary } from '#workspace/library.ts'
import { createOverlays } from '#workspace/overlays.ts'
import { createSession } from '#workspace/session.ts'
import type { Workspace } from '#workspace/workspace.ts'

import { applyAppearance } from './apply-appearance.ts'

/** The one place that knows which adapter stands behind which port. */
export function createServices(): Workspace {
  const database = openDatabase()
  const decks = createIndexedDbDeckStore(database)
  const profiles = createIndexedDbProfileStore(database)
  const localData = createBrowserLocalData(database)
  const preferences = browserPreferences
  const session = createSession({
    profiles,
    decks,
    clock,
    channel: createBroadcastChangeChannel('lectern-session'),
  })
  const library = createLibrary({
    decks,
    clock,
    channel: createBroadcastChangeChannel('lectern-library'),
    persist: localData.persist,
  })
  const keys = createKeys({ vault: createBrowserVault({ database }), clock })
  const desk = createDeckDesk({ decks, session, loadOpener, onSaved: library.announce })

  // Whoever signs in next must not find the keys of the last one open.
  session.state.subscribe(({ user }, before) => {
    if (user?.id !== before.user?.id && before.user) keys.lock()
  })

  /** What editing needs, Yjs above all, is not for the pages that only list or read. */
  async function loadOpener() {
    const [
      { openDeck },
      { yjsDocumentFormat },
      { openBroadcastDeckChannel },
      { openLocalUnsavedChanges },
      { browserPageLifecycle },
    ] = await Promise.all([
      import('#workspace/open-deck.ts'),
      import('#adapters/document/yjs-document-format.ts'),
      import('#adapters/tabs/broadcast-deck-channel.ts'),
      import('#adapters/tabs/local-unsaved-changes.ts'),
      import('#adapters/tabs/browser-page-lifecycle.ts'),
    ])
    const needs = {
      store: decks,
      format: yjsDocumentFormat,
      openChannel: openBroadcastDeckChannel,
      openUnsaved: openLocalUnsavedChanges,
      page: browserPageLifecycle,
      clock,
    }
    return (id: string) => openDeck(id, needs)
  }

  return {
    session,
    library,
    keys,
    overlays: createOverlays(),
    appearance: createAppearance({ preferences, apply: applyAppearance }),
    preferences,
    decks,
    localData,
    clock,
    openDeck: desk.open,
    currentDeck: desk.current,
  }
}
