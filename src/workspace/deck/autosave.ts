import { fail, ok, type Result } from '#core/result.ts'
import type { Clock } from '#ports/clock.ts'
import type { StoreFailure } from '#ports/storage/deck-store.ts'

/** 'saved' is only ever shown after the transaction completed. */
export type SaveStatus =
  | { kind: 'saved' }
  | { kind: 'saving' }
  | { kind: 'unsaved'; failure: StoreFailure }

/** A save waits for a pause in the typing, */
export const saveDebounceMs = 300
/** but never lets an edit wait longer than this, so that a crash loses little even of fast typing. */
export const maxUnsavedMs = 400

/** Waits between attempts while the store fails; the last one repeats. */
export const retryDelaysMs = [2_000, 4_000, 8_000] as const

export type Autosave = {
  /** Something is there that is not on disk. */
  touch(): void
  hasUnsaved(): boolean
  /** Saves all that was touched before this call; resolves when it is on disk or has failed. */
  flush(): Promise<Result<void, StoreFailure>>
  stop(): void
}

type AutosaveNeeds = {
  clock: Clock
  save: () => Promise<Result<void, StoreFailure>>
  onStatus: (status: SaveStatus) => void
}

/** Decides when to save, one save at a time, and keeps trying while saving fails. */
export function createAutosave({ clock, save, onStatus }: AutosaveNeeds): Autosave {
  let unsavedSince: number | null = null
  let failures = 0
  let running: Promise<Result<void, StoreFailure>> | null = null
  let cancelTimer: (() => void) | null = null

  function schedule(milliseconds: number) {
    cancelTimer?.()
    cancelTimer = clock.after(Math.max(milliseconds, 0), () => void run())
  }

  function scheduleAfterEdit(since: number) {
    schedule(Math.min(saveDebounceMs, since + maxUnsavedMs - clock.now()))
  }

  function run(): Promise<Result<void, StoreFailure>> {
    running ??= attempt().finally(() => (running = null))
    return running
  }

  async function attempt(): Promise<Result<void, StoreFailure>> {
    cancelTimer?.()
    const since = unsavedSince
    unsavedSince = null
    const result = await trySave()
    if (result.ok) {
      failures = 0
      onStatus({ kind: unsavedSince === null ? 'saved' : 'saving' })
      if (unsavedSince !== null) scheduleAfterEdit(unsavedSince)
    } else {
      unsavedSince = since ?? unsavedSince
      onStatus({ kind: 'unsaved', failure: result.error })
      if (mayPass(result.error)) schedule(retryDelaysMs[failures] ?? retryDelaysMs.at(-1) ?? 0)
      failures++
    }
    return result
  }

  /** A bug in the saving must not pass for a save that never ends. */
  async function trySave(): Promise<Result<void, StoreFailure>> {
    try {
      return await save()
    } catch (cause) {
      return fail({ code: 'storage-unavailable', cause })
    }
  }

  return {
    touch() {
      unsavedSince ??= clock.now()
      // While saving fails the reason stays in view until a save has succeeded.
      if (failures === 0) onStatus({ kind: 'saving' })
      if (!running) scheduleAfterEdit(unsavedSince)
    },

    hasUnsaved: () => unsavedSince !== null || running !== null,

    async flush() {
      if (running) await running
      return unsavedSince === null ? ok(undefined) : run()
    },

    stop: () => cancelTimer?.(),
  }
}

/** The other failures stay as they are however often one tries. */
export const mayPass = ({ code }: StoreFailure): boolean =>
  code === 'storage-full' || code === 'storage-unavailable' || code === 'not-loaded'
