import * as v from 'valibot'

import type { Database } from '#adapters/storage/database.ts'
import { fail, ok, type Result } from '#core/result.ts'
import { keyNames, type Vault, type VaultFailure } from '#ports/storage/vault.ts'

import { type VaultRow, vaultRowSchema, newerRowSchema } from './vault-row.ts'
import {
  changeKeys,
  createRandomId,
  createVaultState,
  isLocked,
  listNames,
  readEveryKey,
  readKey,
  unlockState,
  type VaultMemory,
  type VaultState,
} from './vault-state.ts'

const rowKey = 'vault'
const revisionSchema = v.object({ revision: v.string() })

/** Keys in IndexedDB, encrypted; or in the memory of this tab, when the user prefers that. */
export function createBrowserVault({ database }: { database: Database }): Vault {
  /** Counts only for the vault with this id: another tab may have changed the mode or cleared it. */
  let memory: VaultMemory & { id?: string } = {}
  let timesLocked = 0
  let lastTurn: Promise<unknown> = Promise.resolve()

  /** One change after the other: encryption takes time, and the second must see the first. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = lastTurn.then(work, work)
    lastTurn = turn
    return turn
  }

  /** Null until a key or a mode was first saved. */
  const load = (): Promise<Result<VaultState | null, VaultFailure>> =>
    database.read(['vault'], async (transaction): ReturnType<typeof load> => {
      const stored = await transaction.objectStore('vault').get(rowKey)
      if (stored === undefined) return ok(null)
      if (v.is(newerRowSchema, stored)) return fail({ code: 'newer-version' })
      const row = v.safeParse(vaultRowSchema, stored)
      if (!row.success) return fail({ code: 'damaged' })
      return ok({ row: row.output, memory: memory.id === row.output.id ? memory : {} })
    })

  /** Refuses when another tab wrote since `before` was loaded. */
  const replace = (
    before: VaultRow | undefined,
    after: VaultRow,
  ): Promise<Result<void, VaultFailure | { code: 'conflict' }>> =>
    database.write(['vault'], async (transaction) => {
      const store = transaction.objectStore('vault')
      const stored = v.safeParse(revisionSchema, await store.get(rowKey))
      const revision = stored.success ? stored.output.revision : undefined
      if (revision !== before?.revision) return fail({ code: 'conflict' })
      await store.put({ ...after, revision: createRandomId() }, rowKey)
      return ok(undefined)
    })

  /** A `lock()` that came while the key was being made wins: the key is not kept. */
  function remember(
    { row, memory: { passphraseKey, sessionKeys } }: VaultState,
    lockedBefore: number,
  ) {
    memory = { id: row.id }
    if (sessionKeys) memory.sessionKeys = sessionKeys
    if (passphraseKey && timesLocked === lockedBefore) memory.passphraseKey = passphraseKey
  }

  /**
   * Answers when the new state is on disk; until then, and on failure, all is as it was. `change`
   * answers null when there is nothing to do, and is asked again when another tab came first.
   */
  const update = (
    change: (state: VaultState | null) => Promise<Result<VaultState | null, VaultFailure>>,
  ): Promise<Result<void, VaultFailure>> =>
    inTurn(async () => {
      const lockedBefore = timesLocked
      for (;;) {
        const before = await load()
        if (!before.ok) return before
        const after = await change(before.value)
        if (!after.ok) return after
        if (!after.value) return ok(undefined)
        const replaced = await replace(before.value?.row, after.value.row)
        if (replaced.ok) {
          remember(after.value, lockedBefore)
          return ok(undefined)
        }
        if (replaced.error.code !== 'conflict') return fail(replaced.error)
      }
    })

  return {
    async status() {
      const state = await load()
      if (!state.ok) return state
      if (!state.value) return ok({ mode: 'device', locked: false, names: [] })
      const names = listNames(state.value)
      return ok({
        mode: state.value.row.mode,
        locked: isLocked(state.value),
        names: keyNames.filter((name) => names.includes(name)),
      })
    },

    async read(name) {
      const state = await load()
      if (!state.ok) return state
      return state.value ? readKey(state.value, name) : ok(null)
    },

    write: (changes) =>
      update(async (state) => {
        if (state) return changeKeys(state, changes)
        const made = await createVaultState('device', {})
        return made.ok ? changeKeys(made.value, changes) : made
      }),

    changeMode: (mode, passphrase) =>
      update(async (state) => {
        const current = state?.row.mode ?? 'device'
        if (mode === current && mode !== 'passphrase') return ok(null)
        if (state && isLocked(state)) return fail({ code: 'locked' })
        const keys = state ? await readEveryKey(state) : ok({})
        return keys.ok ? createVaultState(mode, keys.value, passphrase) : keys
      }),

    unlock: (passphrase) =>
      inTurn(async () => {
        const lockedBefore = timesLocked
        const state = await load()
        if (!state.ok) return state
        if (!state.value) return ok(undefined)
        const unlocked = await unlockState(state.value, passphrase)
        if (!unlocked.ok) return unlocked
        remember(unlocked.value, lockedBefore)
        return timesLocked === lockedBefore ? ok(undefined) : fail({ code: 'locked' })
      }),

    lock() {
      timesLocked += 1
      if (memory.passphraseKey) memory = {}
    },

    clear: () =>
      inTurn(() => {
        memory = {}
        return database.write(['vault'], async (transaction) => {
          await transaction.objectStore('vault').clear()
          return ok(undefined)
        })
      }),
  }
}
