import { createStore, type StoreApi } from 'zustand/vanilla'

import type { Deck } from '#core/deck/deck.ts'
import { assetUrl } from '#core/deck/pictures/deck-assets.ts'
import { clampIndex } from '#core/edit/slides/clamp-index.ts'
import type { DeckView } from '#core/edit/deck-view.ts'
import { ok, type Result } from '#core/result.ts'
import type { CarriedTalk } from '#core/share/carried-talk.ts'
import type { Clock } from '#ports/clock.ts'
import type { OpenDeckChannel } from '#ports/tabs/deck-channel.ts'
import type { DeckStore, StoredContent, StoreFailure } from '#ports/storage/deck-store.ts'
import type { DocumentFormat } from '#ports/storage/document.ts'
import type { PageLifecycle } from '#ports/tabs/page-lifecycle.ts'
import type { OpenUnsavedChanges } from '#ports/tabs/unsaved-changes.ts'

import { createAutosave, mayPass, type SaveStatus } from './autosave.ts'
import { createDeckHistory, type Destination } from './deck-history.ts'
import { createDeckSaver } from './deck-saver.ts'
import { giveWay } from '#workspace/give-way.ts'
import { hashPicture } from '#workspace/pictures/hash-picture.ts'
import { createSessionPictures } from '#workspace/pictures/session-pictures.ts'
import { type StartedDocument, startDocument } from './start-document.ts'
import { syncTabs } from './sync-tabs.ts'

export type OpenDeckState = {
  deck: Deck
  /** Index of the slide the user is on. */
  current: number
  save: SaveStatus
  canUndo: boolean
  canRedo: boolean
}

export type EditOptions = {
  /** Edits with the same key within a second are one undo step, as when typing. */
  mergeKey?: string
  /** Only tidies up after an edit: no step of its own, and what could be redone still can. */
  tidies?: boolean
}

export type OpenDeck = {
  id: string
  /** Somebody else's, opened by a link: it is looked at, and no edit changes it. */
  isWatched?: true
  /** What is heard with it, where it brought that along. */
  talk?: CarriedTalk
  /** What is stored and more than a deck can hold: with the first edit it is gone. */
  leftOut?: StoredContent['leftOut']
  state: StoreApi<OpenDeckState>
  edit(change: (view: DeckView) => DeckView, options?: EditOptions): void
  /** As `edit`, for a change of many slides: it is shown in another task than writing it down takes. */
  editApart(change: (view: DeckView) => DeckView): Promise<void>
  select(index: number): void
  undo(): void
  redo(): void
  /** Stores a picture with the next save and answers its `asset:` address. */
  addPicture(blob: Blob): Promise<string>
  /** A picture of this deck, also one that is not stored yet. */
  loadPicture(hash: string): Promise<Result<Blob, StoreFailure>>
  /** Saves what is pending now; resolves when it is on disk or has failed. */
  flush(): Promise<Result<void, StoreFailure>>
  /** Flushes and lets go of everything. What cannot be saved yet is kept until it can. */
  close(): Promise<void>
}

export type OpenDeckNeeds = {
  store: DeckStore
  format: DocumentFormat
  openChannel: OpenDeckChannel
  openUnsaved: OpenUnsavedChanges
  page: PageLifecycle
  clock: Clock
}

const mergeWithinMs = 1_000

export async function openDeck(
  id: string,
  needs: OpenDeckNeeds,
): Promise<Result<OpenDeck, StoreFailure>> {
  const started = await startDocument(id, needs)
  return started.ok ? ok(createOpenDeck(id, started.value, needs)) : started
}

function createOpenDeck(
  id: string,
  { document, revision, leftOut }: StartedDocument,
  { store, openChannel, openUnsaved, page, clock }: OpenDeckNeeds,
): OpenDeck {
  const state = createStore<OpenDeckState>(() => ({
    deck: document.read(),
    current: 0,
    save: { kind: 'saved' },
    canUndo: false,
    canRedo: false,
  }))
  const history = createDeckHistory()
  const pictures = createSessionPictures(store)
  const saver = createDeckSaver({ id, document, revision, store, pictures, clock })
  const autosave = createAutosave({
    clock,
    save: () => saver.save(),
    onStatus(save) {
      state.setState({ save })
      if (save.kind !== 'saved') return
      unsaved.forget()
      onceSaved?.()
    },
  })
  const channel = openChannel(id)
  const unsaved = openUnsaved(id)
  const tabs = syncTabs({ channel, document, pictures })
  const stopListening = [
    page.onLeave(leave),
    page.onReturn(() => tabs.greet()),
    page.warnBeforeClosing(() => state.getState().save.kind === 'unsaved'),
  ]
  let isClosed = false
  let onceSaved: (() => void) | null = null
  let typing: { key: string; at: number } | null = null
  /** What is written down already, but not shown yet. */
  let unshown: DeckView | null = null
  const latest = (): DeckView => unshown ?? state.getState()

  /** A save takes longer than a page that closes may live; what it does not finish is found again. */
  function leave() {
    if (!autosave.hasUnsaved()) return
    const change = saver.encodeUnsaved()
    if (change) unsaved.keep(change)
    void autosave.flush()
  }

  function letGo() {
    autosave.stop()
    channel.close()
    stopListening.forEach((stop) => stop())
    document.destroy()
  }

  function show(current: number) {
    const deck = document.read()
    unshown = null
    pictures.see(deck)
    state.setState({
      deck,
      current: clampIndex(current, deck.slides.length),
      canUndo: history.canUndo(),
      canRedo: history.canRedo(),
    })
  }

  /** The first of the slides that is still there; otherwise the place stays. */
  function showSlide(...wanted: string[]) {
    const { slides } = document.read()
    const places = wanted.map((slideId) => slides.findIndex((slide) => slide.id === slideId))
    show(places.find((place) => place >= 0) ?? latest().current)
  }

  /** Answers null where nothing is to be shown of it. */
  function write(
    change: (view: DeckView) => DeckView,
    { mergeKey, tidies = false }: EditOptions = {},
  ): DeckView | null {
    if (isClosed) return null
    const before = latest()
    const view = { deck: before.deck, current: before.current }
    const after = change(view)
    if (after === view) return null
    document.write(after.deck)
    const deck = document.read()
    const written = { deck, current: after.current }
    if (tidies) {
      history.tidy(deck)
      typing = null
    } else if (deck !== before.deck) {
      const now = clock.now()
      const joins = typing !== null && typing.key === mergeKey && now - typing.at < mergeWithinMs
      history.record(before.deck, { from: slideOf(before), to: slideOf(written), joins })
      typing = mergeKey === undefined ? null : { key: mergeKey, at: now }
    }
    return written
  }

  function travel(move: (present: Deck) => Destination | null) {
    if (isClosed) return
    typing = null
    const before = latest()
    // A step of which others have left nothing is passed over.
    let destination = move(before.deck)
    while (destination) {
      document.write(destination.deck)
      if (document.read() !== before.deck) break
      destination = move(before.deck)
    }
    showSlide(...(destination ? [destination.slide] : []), slideOf(before))
  }

  document.onChange((_, madeBy) => {
    if (madeBy === 'merge') {
      const before = latest()
      history.absorb(before.deck, document.read())
      showSlide(slideOf(before))
    }
    if (!saver.isMerging()) autosave.touch()
  })
  pictures.see(document.read())
  for (const change of unsaved.take()) document.merge(change)
  if (!autosave.hasUnsaved()) unsaved.forget()
  tabs.greet()

  return {
    id,
    ...(leftOut && { leftOut }),
    state,

    edit(change, options) {
      const written = write(change, options)
      if (written) show(written.current)
    },

    async editApart(change) {
      unshown = write(change) ?? unshown
      await giveWay()
      // Another edit, or news from another tab, may have shown it meanwhile.
      if (!unshown || isClosed) return
      const goal = unshown.current
      // That there are more slides, and being on another one: each is much to paint.
      showSlide(slideOf(state.getState()))
      const { deck, current } = state.getState()
      await giveWay()
      const now = state.getState()
      if (!isClosed && now.deck === deck && now.current === current) show(goal)
    },

    select: show,
    undo: () => travel((present) => history.undo(present)),
    redo: () => travel((present) => history.redo(present)),

    async addPicture(blob) {
      const hash = await hashPicture(blob)
      pictures.add({ hash, blob })
      channel.post({ kind: 'assets', assets: [hash] })
      return assetUrl(hash)
    },
    loadPicture: (hash) => pictures.load(hash),

    flush: () => autosave.flush(),

    async close() {
      isClosed = true
      const saved = await autosave.flush()
      if (saved.ok || !mayPass(saved.error)) letGo()
      else onceSaved = letGo
    },
  }
}

const slideOf = ({ deck, current }: DeckView): string => deck.slides[current]?.id ?? ''
