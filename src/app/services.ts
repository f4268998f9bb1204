import { createBrowserAppInstall } from '#adapters/offline/browser-app-install.ts'
import { lazySourceReader } from '#adapters/source/lazy-source-reader.ts'
import { createBrowserLocalData } from '#adapters/storage/browser-local-data.ts'
import { openDatabase } from '#adapters/storage/database.ts'
import { createIndexedDbProfileStore } from '#adapters/storage/indexed-db-profile-store.ts'
import { createLazyDeckStore } from '#adapters/storage/lazy-deck-store.ts'
import { createBroadcastChangeChannel } from '#adapters/tabs/broadcast-change-channel.ts'
import { createBrowserTabMemory } from '#adapters/tabs/browser-tab-memory.ts'
import { createLazyVault } from '#adapters/vault/lazy-vault.ts'
import type { WriteDeckFile, WriteResult } from '#codecs/write-result.ts'
import { createLazy, type Lazy } from '#core/lazy.ts'
import { fail, ok, type Result } from '#core/result.ts'
import { createDeckOpener, type OpenStored } from '#workspace/deck/deck-opener.ts'
import { createExports } from '#workspace/files/exports.ts'
import { createImports } from '#workspace/files/imports.ts'
import { createInstallation } from '#workspace/installation.ts'
import { createKeys } from '#workspace/account/keys.ts'
import { keepOrigins } from '#workspace/generation/keep-origins.ts'
import { createLazyGeneration } from '#workspace/generation/lazy-generation.ts'
import { createLazyLibrary } from '#workspace/library/lazy-library.ts'
import { createModels } from '#workspace/generation/models.ts'
import { createSession } from '#workspace/account/session.ts'
import type { DeckTools } from '#workspace/deck-tools.ts'
import type { Viewing } from '#workspace/viewing.ts'
import type { Workspace } from '#workspace/workspace.ts'

import { createViewing } from './create-viewing.ts'

/**
 * With `createViewing` the one place that knows which adapter stands behind which port.
 * @param given where a talk is watched already
 */
export function createServices(given?: Viewing): Workspace {
  const database = openDatabase()
  const decks = createLazyDeckStore(async () => {
    const { createIndexedDbDeckStore } = await import('#adapters/storage/indexed-db-deck-store.ts')
    const lazyReader = createLazy(() => import('#adapters/storage/read-content-in-worker.ts'))
    return createIndexedDbDeckStore(database, async (id) => {
      const reader = orNotLoaded(await lazyReader.load())
      return reader.ok ? reader.value.readContentInWorker(id) : reader
    })
  })
  const viewing = given ?? createViewing({ loadPicture: decks.loadPicture, loadTools })
  const { clock, preferences, overlays, slideFonts, linkedPictures, currentDeck } = viewing
  const profiles = createIndexedDbProfileStore(database)
  const localData = createBrowserLocalData(database)
  const session = createSession({
    profiles,
    decks,
    clock,
    channel: createBroadcastChangeChannel('lectern-session'),
  })
  const library = createLazyLibrary(async (state) => {
    const { createLibrary } = await import('#workspace/library/library.ts')
    const channel = createBroadcastChangeChannel('lectern-library')
    return createLibrary({ state, decks, clock, channel, persist: localData.persist })
  })
  const vault = createLazyVault(async () => {
    const { createBrowserVault } = await import('#adapters/vault/browser-vault.ts')
    return createBrowserVault({ database })
  })
  const keys = createKeys({ vault, clock })
  const models = createModels({ keys, preferences, loadAdapters: loadModelAdapters })
  const lazyOpenStored = createLazy(fetchOpenStored)
  const loadOpenStored = async () => orNotLoaded(await lazyOpenStored.load())
  const openStored: OpenStored = async (id) => {
    const loaded = await loadOpenStored()
    return loaded.ok ? loaded.value(id) : loaded
  }
  const openOwn = createDeckOpener({
    decks,
    session,
    loadOpenStored,
    adoptDeck: viewing.adoptDeck,
    onSaved: library.announce,
  })

  const generation = createLazyGeneration(async (state) => {
    const [{ createGeneration }, { browserPageLifecycle: page }] = await Promise.all([
      import('#workspace/generation/generation.ts'),
      import('#adapters/tabs/browser-page-lifecycle.ts'),
    ])
    return createGeneration({
      state,
      models,
      library,
      currentDeck,
      // Not by the opener, for which another presentation may be the current one.
      openDeck: openStored,
      page,
      clock,
      slideFonts,
      preferences,
    })
  })

  void keepOrigins(generation.state, createBrowserTabMemory('lectern-origins'))

  // Whoever signs in next must not find the keys of the last one open.
  session.state.subscribe(({ user }, before) => {
    if (user?.id === before.user?.id) return
    if (before.user) {
      keys.lock()
      void generation.forget()
    }
    if (user) void keys.refresh()
  })

  /** One set for the whole app: two players would speak over each other. */
  const narrators = createLazy(async () => {
    const { createNarrators } = await import('./narrators.ts')
    return createNarrators({
      clock,
      database,
      keys,
      models,
      preferences,
      loadAsset: (hash) => (currentDeck() ?? decks).loadPicture(hash),
    })
  })

  const talkFiles = createLazy(async () => {
    const { createTalkFiles } = await import('./create-talk-files.ts')
    return createTalkFiles({ narrators, preferences })
  })

  const shares = createLazy(async () => {
    const [{ createShares }, { createIndexedDbShareList }, { openShareHost }, { recorder }] =
      await Promise.all([
        import('#workspace/shares/shares.ts'),
        import('#adapters/storage/indexed-db-share-list.ts'),
        import('./open-share-host.ts'),
        loadOrThrow(talkFiles),
      ])
    return createShares({
      host: openShareHost(),
      list: createIndexedDbShareList(database),
      decks,
      library,
      session,
      currentDeck,
      writeDeckFile,
      clock,
      recorder,
    })
  })

  /** What looking at a presentation needs, one's own or another's. */
  const deckTools = createLazy(async () => {
    const [{ createDeckTools }, { browserPageLifecycle }, speaking] = await Promise.all([
      import('./create-deck-tools.ts'),
      import('#adapters/tabs/browser-page-lifecycle.ts'),
      loadOrThrow(narrators),
    ])
    return createDeckTools({
      overlays,
      currentDeck,
      openStored,
      linkedPictures,
      clock,
      library,
      models,
      preferences,
      narrators: speaking,
      page: browserPageLifecycle,
    })
  })

  async function loadTools(): Promise<DeckTools | null> {
    const tools = await deckTools.load()
    return tools.ok ? tools.value : null
  }

  async function loadDeckTools(): Promise<Result<DeckTools, NotLoaded>> {
    void slideFonts.measureExactly()
    // Soon wanted, but nothing waits for it.
    import('./deck-overlays.tsx').catch(() => undefined)
    return orNotLoaded(await deckTools.load())
  }

  async function openDeck(id: string) {
    // First what may be missing without a network: else the deck would be open, and nobody to close it.
    const tools = await loadDeckTools()
    if (!tools.ok) return tools
    const opened = await openOwn(id)
    return opened.ok ? ok({ deck: opened.value, tools: tools.value }) : opened
  }

  /** What editing needs, Yjs above all, is not for the pages that only list or read. */
  async function fetchOpenStored(): Promise<OpenStored> {
    const [
      { openDeck: open },
      { yjsDocumentFormat },
      { openBroadcastDeckChannel },
      { openLocalUnsavedChanges },
      { browserPageLifecycle },
    ] = await Promise.all([
      import('#workspace/deck/open-deck.ts'),
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
    return (id) => open(id, needs)
  }

  return {
    ...viewing,
    session,
    library,
    keys,
    models,
    generation,
    decks,
    restoreNotes: createLazy(async () => {
      const { createIndexedDbRestoreNotes } =
        await import('#adapters/storage/indexed-db-restore-notes.ts')
      return createIndexedDbRestoreNotes(database)
    }),
    localData,
    openDeck,
    openStored,
    currentTools: deckTools.arrived,
    shares,
    loadDeckTools,
    writeDeckFile,
    talkFiles,
    exports: createExports({ writeDeckFile, clock, preferences }),
    narrators,
    sourceReader: lazySourceReader,
    imports: createImports({
      overlays,
      createJob: async () => (await import('./browser-import-job.ts')).createBrowserImportJob(),
    }),
    installation: createInstallation(createBrowserAppInstall()),
  }
}

type NotLoaded = { code: 'not-loaded'; cause?: unknown }

/** What could not be fetched, with the code that there are words for. */
const notLoaded = (cause: unknown) => fail<NotLoaded>({ code: 'not-loaded', cause })
const orNotLoaded = <T>(loaded: Result<T, unknown>): Result<T, NotLoaded> =>
  loaded.ok ? loaded : notLoaded(loaded.error)

/** For what is a part of something else that is fetched. */
async function loadOrThrow<T>(lazy: Lazy<T>): Promise<T> {
  const loaded = await lazy.load()
  if (!loaded.ok) throw loaded.error
  return loaded.value
}

async function writeDeckFile(...file: Parameters<WriteDeckFile>): Promise<WriteResult> {
  // Offline, a part that was never needed before may not be there.
  const writer = await import('./write-file-in-worker.ts').catch(() => null)
  return writer ? writer.writeFileInWorker(...file) : fail('failed')
}

/** Talking to models is for the few moments when one is asked something. */
async function loadModelAdapters() {
  const [{ createModelAdapters }, { findBackend }] = await Promise.all([
    import('./model-adapters.ts'),
    import('#adapters/backend/find-backend.ts'),
  ])
  return createModelAdapters(await findBackend(window.location))
}
