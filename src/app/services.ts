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
import { systemClock as clock } from '#workspace/system-clock.ts'
import type { Workspace } from '#workspace/workspace.ts'

import { browserAppearance } from './browser-appearance.ts'

/** The one place that knows which adapter stands behind which port. */
export function createServices(): Workspace {
  const database = openDatabase()
  const decks = createIndexedDbDeckStore(database)
  const profiles = createIndexedDbProfileStore(database)
  const session = createSession({ profiles, decks, clock })
  const desk = createDeckDesk({ decks, session, loadOpener })

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
    library: createLibrary({ decks, clock, channel: createBroadcastChangeChannel() }),
    keys: createKeys({ vault: createBrowserVault({ database }), clock }),
    overlays: createOverlays(),
    appearance: createAppearance(browserAppearance),
    decks,
    localData: createBrowserLocalData(database),
    clock,
    openDeck: desk.open,
    currentDeck: desk.current,
  }
}
