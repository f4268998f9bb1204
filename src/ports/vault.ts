import type { Result } from '#core/result.ts'

/** Whose secret it is. One name per provider; a key goes only to its own provider. */
export type KeyName = 'gemini' | 'vapi'

/**
 * Where keys rest:
 * - `device`: encrypted in this browser with a key that cannot be read out of it
 * - `session`: in memory only, gone when the tab closes
 * - `passphrase`: encrypted with a key made from the user's passphrase, locked after a while
 */
export type VaultMode = 'device' | 'session' | 'passphrase'

export type VaultFailure =
  | { code: 'locked' }
  | { code: 'wrong-passphrase' }
  | { code: 'passphrase-required' }
  | { code: 'storage-full' }
  | { code: 'damaged' }
  | { code: 'storage-unavailable'; cause?: unknown }

export type VaultStatus = { mode: VaultMode; locked: boolean; names: readonly KeyName[] }

/** Keeps the user's provider keys. Nothing else in the app ever stores one. */
export type Vault = {
  /** Which keys are there and whether they can be read now; never the keys. */
  status(): Promise<Result<VaultStatus, VaultFailure>>
  read(name: KeyName): Promise<Result<string | null, VaultFailure>>
  /** Adds or replaces the given keys, an empty string removes one; the others stay. */
  write(keys: Partial<Record<KeyName, string>>): Promise<Result<void, VaultFailure>>
  /** Moves every key to another mode; the old copy is gone when this answers. */
  changeMode(mode: VaultMode, passphrase?: string): Promise<Result<void, VaultFailure>>
  unlock(passphrase: string): Promise<Result<void, VaultFailure>>
  lock(): void
  /** Forgets every key in every mode. */
  clear(): Promise<Result<void, VaultFailure>>
}
