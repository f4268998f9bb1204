import type { StoreApi } from 'zustand/vanilla'

import type { LibraryDetails } from '#codecs/json/read-library.ts'
import { createRecord, duplicateRecord } from '#core/deck/create-record.ts'
import type { Deck } from '#core/deck/deck.ts'
import type { PresentationRecord } from '#core/deck/record.ts'
import { ok, type Result } from '#core/result.ts'
import type { ChangeChannel } from '#ports/tabs/change-channel.ts'
import type { Clock } from '#ports/clock.ts'
import type {
  DamagedPresentation,
  DeckStore,
  Picture,
  RecordChanges,
  StoreFailure,
} from '#ports/storage/deck-store.ts'

import { createId } from '#workspace/create-id.ts'
import { createLibraryState } from './library-state.ts'

/** What was being done when the store failed: words need both to say something useful. */
export type LibraryOperation =
  | 'save'
  | 'load'
  | 'list'
  | 'update'
  | 'delete'
  | 'duplicate'
  | 'export'
export type LibraryError = { operation: LibraryOperation; failure: StoreFailure }

export type LibraryState = {
  /** 'unread' when the list could not be read, so that nobody takes it for an empty one. */
  status: 'loading' | 'ready' | 'unread'
  records: PresentationRecord[]
  damaged: DamagedPresentation[]
  /** How many only a newer version of the app can read. */
  newer: number
  /** The last failure; cleared by the next operation. */
  error: LibraryError | null
}

/** How long a deleted presentation can be brought back. */
export const undoDeleteMs = 10_000

/** What is known of a presentation before it is stored here; the rest is that of a new one. */
export type KnownDetails = Partial<LibraryDetails>

export type Library = {
  state: StoreApi<LibraryState>
  /** Reads the list of `userId`; other calls refresh it by themselves. */
  show(userId: string): Promise<void>
  create(
    deck: Deck,
    /** An id that was promised to it before, as by a restore. */
    options?: KnownDetails & { id?: string; pictures?: readonly Picture[] },
  ): Promise<Result<PresentationRecord, StoreFailure>>
  duplicate(id: string, title?: string): Promise<Result<PresentationRecord, StoreFailure>>
  updateDetails(
    id: string,
    changes: RecordChanges,
  ): Promise<Result<PresentationRecord, StoreFailure>>
  countView(id: string): Promise<Result<PresentationRecord, StoreFailure>>
  /** It is being presented now. */
  notePresented(id: string): Promise<Result<PresentationRecord, StoreFailure>>
  /** Whether a link shows it to others now. It was not edited by that. */
  notePublic(id: string, isPublic: boolean): Promise<Result<PresentationRecord, StoreFailure>>
  /** Hides it at once; gone for good after `undoDeleteMs` unless restored. */
  remove(id: string): Promise<Result<void, StoreFailure>>
  restore(id: string): Promise<Result<void, StoreFailure>>
  exportDamaged(id: string): Promise<Result<string, StoreFailure>>
  dismissError(): void
  /** Tells the other tabs that what is listed has changed by another hand than the library's. */
  announce(): void
}

type Needs = {
  state?: StoreApi<LibraryState>
  decks: DeckStore
  clock: Clock
  channel?: ChangeChannel
  /** Asks the browser to keep what is stored, once there is something to keep. */
  persist?: () => Promise<boolean>
}

export function createLibrary({
  state = createLibraryState(),
  decks,
  clock,
  channel,
  persist,
}: Needs): Library {
  let owner: string | null = null
  let latestRead = 0

  const isoTime = (milliseconds = clock.now()) => new Date(milliseconds).toISOString()

  async function refresh(): Promise<Result<void, StoreFailure>> {
    if (owner === null) return ok(undefined)
    const thisRead = ++latestRead
    const listing = await decks.list(owner)
    // A slower, older read must not bring back what has changed since.
    if (thisRead !== latestRead) return ok(undefined)
    if (!listing.ok) {
      // What was read before still holds.
      state.setState(({ status }) => ({ status: status === 'ready' ? 'ready' : 'unread' }))
      return listing
    }
    state.setState({ status: 'ready', ...listing.value })
    return ok(undefined)
  }

  /** One thing the user asked for: the last error goes, the list follows, a new error stays. */
  async function perform<T>(
    operation: LibraryOperation,
    work: () => Promise<Result<T, StoreFailure>>,
  ): Promise<Result<T, StoreFailure>> {
    state.setState({ error: null })
    const result = await work()
    if (result.ok) channel?.post()
    const refreshed = await refresh()
    if (!result.ok) state.setState({ error: { operation, failure: result.error } })
    else if (!refreshed.ok)
      state.setState({ error: { operation: 'list', failure: refreshed.error } })
    return result
  }

  channel?.onMessage(() => void refresh())

  return {
    state,

    async show(userId) {
      if (userId !== owner)
        state.setState({ status: 'loading', records: [], damaged: [], newer: 0 })
      owner = userId
      state.setState({ error: null })
      const refreshed = await refresh()
      if (!refreshed.ok) state.setState({ error: { operation: 'list', failure: refreshed.error } })
      // What was deleted before the page was closed is past its undo by now. Should this fail it
      // stays hidden, and the next visit tries again.
      await decks.purgeTrash(isoTime(clock.now() - undoDeleteMs))
    },

    create: (deck, { id = createId('presentation'), pictures = [], ...known } = {}) =>
      perform('save', async () => {
        if (owner === null) throw new Error('Nobody to create a presentation for: call show first')
        const record = { ...createRecord(deck, { id, userId: owner, now: isoTime() }), ...known }
        const created = await decks.create(record, deck, pictures)
        if (!created.ok) return created
        void persist?.()
        return ok(record)
      }),

    duplicate: (id, title) =>
      perform('duplicate', () =>
        decks.duplicate(id, (record, deck) =>
          duplicateRecord(record, deck, {
            id: createId('presentation'),
            now: isoTime(),
            ...(title !== undefined && { title }),
          }),
        ),
      ),

    updateDetails: (id, changes) =>
      perform('update', () =>
        decks.updateRecord(id, () => ({ ...changes, updated_at: isoTime() })),
      ),

    countView: (id) =>
      perform('update', () =>
        decks.updateRecord(id, ({ view_count }) => ({ view_count: view_count + 1 })),
      ),

    notePresented: (id) =>
      perform('update', () => decks.updateRecord(id, () => ({ last_presented_at: isoTime() }))),

    notePublic: (id, isPublic) =>
      perform('update', () => decks.updateRecord(id, () => ({ is_public: isPublic }))),

    remove: (id) =>
      perform('delete', async () => {
        latestRead++
        state.setState(({ records }) => ({ records: records.filter((one) => one.id !== id) }))
        const at = isoTime()
        const trashed = await decks.trash(id, at)
        if (trashed.ok) clock.after(undoDeleteMs, () => void decks.purgeTrash(at))
        return trashed
      }),

    restore: (id) => perform('update', () => decks.restore(id)),

    exportDamaged: (id) => perform('export', () => decks.exportDamaged(id)),

    dismissError: () => state.setState({ error: null }),

    announce: () => channel?.post(),
  }
}
