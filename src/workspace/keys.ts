import { type StoreApi } from 'zustand/vanilla'

import type { Result } from '#core/result.ts'
import type { KeyName, Vault, VaultFailure, VaultMode } from '#ports/vault.ts'

export type KeysState = {
  status: 'loading' | 'ready'
  mode: VaultMode
  locked: boolean
  /** Which keys are set. The keys themselves never enter the state. */
  names: readonly KeyName[]
}

/** A passphrase vault locks itself after this long without use. */
export const autoLockMs = 15 * 60_000

export type Keys = {
  state: StoreApi<KeysState>
  refresh(): Promise<void>
  /** Hands a key to the one caller that is about to send it to its provider. */
  read(name: KeyName): Promise<Result<string | null, VaultFailure>>
  save(
    keys: Partial<Record<KeyName, string>>,
    mode: VaultMode,
    passphrase?: string,
  ): Promise<Result<void, VaultFailure>>
  unlock(passphrase: string): Promise<Result<void, VaultFailure>>
  lock(): void
  clear(): Promise<Result<void, VaultFailure>>
}

export type KeysNeeds = { vault: Vault }
