import { createStore, type StoreApi } from 'zustand/vanilla'

import { fail, ok, type Result } from '#core/result.ts'
import type { Clock } from '#ports/clock.ts'
import {
  type KeyName,
  keyNames,
  type Vault,
  type VaultFailure,
  type VaultMode,
} from '#ports/storage/vault.ts'

import { cleanKey } from './clean-key.ts'

export type KeysState = {
  status: 'loading' | 'ready'
  mode: VaultMode
  locked: boolean
  /** Which keys are set. The keys themselves never enter the state. */
  names: readonly KeyName[]
  /** Why the vault could not be looked into, when it could not. */
  failure: VaultFailure | null
}

export type KeysFailure =
  | VaultFailure
  | { code: 'unusable-key'; name: KeyName }
  | { code: 'passphrase-too-short' }

/** A passphrase vault locks itself after this long without use. */
export const autoLockMs = 15 * 60_000

/** Whoever copies the files can guess as often as they like, so short ones fall. */
export const minPassphraseLength = 12

type KeyEntries = Partial<Record<KeyName, string>>

export type Keys = {
  state: StoreApi<KeysState>
  refresh(): Promise<void>
  /** Hands a key to the one caller that is about to send it to its provider. */
  read(name: KeyName): Promise<Result<string | null, VaultFailure>>
  /**
   * Moves to `mode`, then stores the given keys there; an empty one is removed. The passphrase is
   * needed to enter passphrase mode; given again later, it replaces the old one.
   */
  save(keys: KeyEntries, mode: VaultMode, passphrase?: string): Promise<Result<void, KeysFailure>>
  unlock(passphrase: string): Promise<Result<void, VaultFailure>>
  lock(): void
  clear(): Promise<Result<void, VaultFailure>>
}

export type KeysNeeds = { vault: Vault; clock: Clock }

export function createKeys({ vault, clock }: KeysNeeds): Keys {
  const state = createStore<KeysState>(() => ({
    status: 'loading',
    mode: 'device',
    locked: false,
    names: [],
    failure: null,
  }))
  let lastUse = 0
  let cancelAutoLock: (() => void) | null = null

  const isUnlocked = () => state.getState().mode === 'passphrase' && !state.getState().locked

  async function refresh(): Promise<void> {
    const status = await vault.status()
    state.setState(
      status.ok
        ? { status: 'ready', failure: null, ...status.value }
        : { status: 'ready', failure: status.error },
    )
  }

  function lock() {
    cancelAutoLock?.()
    vault.lock()
    if (isUnlocked()) state.setState({ locked: true })
  }

  /** A timer stands still while the computer sleeps; what the clock says counts. */
  function lockWhenIdle() {
    if (isUnlocked() && clock.now() - lastUse >= autoLockMs) lock()
  }

  function noteUse() {
    cancelAutoLock?.()
    if (!isUnlocked()) return
    lastUse = clock.now()
    cancelAutoLock = clock.after(autoLockMs, lock)
  }

  /** Runs a change of the vault and shows what came of it, also when it failed. */
  async function change<T>(work: () => Promise<T>): Promise<T> {
    lockWhenIdle()
    const result = await work()
    await refresh()
    noteUse()
    return result
  }

  async function moveTo(mode: VaultMode, passphrase?: string): Promise<Result<void, VaultFailure>> {
    const status = await vault.status()
    if (!status.ok) return status
    const stays = mode === status.value.mode && passphrase === undefined
    return stays ? ok(undefined) : vault.changeMode(mode, passphrase)
  }

  return {
    state,

    async refresh() {
      lockWhenIdle()
      await refresh()
    },

    async read(name) {
      lockWhenIdle()
      const key = await vault.read(name)
      if (key.ok) noteUse()
      else await refresh()
      return key
    },

    async save(entries, mode, passphrase) {
      const cleaned = cleanKeys(entries)
      if (!cleaned.ok) return cleaned
      if (passphrase && Array.from(passphrase).length < minPassphraseLength)
        return fail({ code: 'passphrase-too-short' })
      return change(async () => {
        // First the move: a key must never rest, not even for a moment, where the user no longer wants it.
        const moved = await moveTo(mode, passphrase)
        return moved.ok ? vault.write(cleaned.value) : moved
      })
    },

    unlock: (passphrase) => change(() => vault.unlock(passphrase)),
    lock,
    clear: () => change(() => vault.clear()),
  }
}

function cleanKeys(entries: KeyEntries): Result<KeyEntries, KeysFailure> {
  const cleaned: KeyEntries = {}
  for (const name of keyNames) {
    const entry = entries[name]
    if (entry === undefined) continue
    const key = cleanKey(entry)
    if (key === null) return fail({ code: 'unusable-key', name })
    cleaned[name] = key
  }
  return ok(cleaned)
}
