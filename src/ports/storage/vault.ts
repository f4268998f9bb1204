import type { Result } from '#core/result.ts'

export const keyNames = [
  'gemini',
  'vapi',
  'openai',
  'anthropic',
  'openrouter',
  'groq',
  'mistral',
  'custom',
  'elevenlabs',
] as const

/** Whose secret it is. One name per provider; a key goes only to its own provider. */
export type KeyName = (typeof keyNames)[number]

/**
 * Where keys rest:
 * - `device`: encrypted in this browser with a key that code can use but not read; whoever copies
 *   the whole browser profile has both (Chromium keeps the bytes of such a key in its files)
 * - `session`: in memory only, gone when the tab closes
 * - `passphrase`: encrypted with a key made from the user's passphrase, locked after a while
 */
export type VaultMode = 'device' | 'session' | 'passphrase'

export type VaultFailure =
  | { code: 'locked' }
  | { code: 'wrong-passphrase' }
  | { code: 'passphrase-required' }
  | { code: 'storage-full' }
  /** What is stored cannot be opened by anyone; only `clear` helps. */
  | { code: 'damaged' }
  /** Written by a newer version of the app: this one must not touch it. */
  | { code: 'newer-version' }
  /** Browsers encrypt on https and on localhost only; elsewhere `session` is all there is. */
  | { code: 'encryption-unavailable' }
  | { code: 'storage-unavailable'; cause?: unknown }

export type VaultStatus = { mode: VaultMode; locked: boolean; names: readonly KeyName[] }

/** Keeps the user's provider keys. Nothing else in the app ever stores one. */
export type Vault = {
  /** Which keys are there and whether they can be read now; never the keys. */
  status(): Promise<Result<VaultStatus, VaultFailure>>
  read(name: KeyName): Promise<Result<string | null, VaultFailure>>
  /** Adds or replaces the given keys, an empty string removes one; the others stay. */
  write(keys: Partial<Record<KeyName, string>>): Promise<Result<void, VaultFailure>>
  /**
   * Moves every key to another mode; the old copy is gone when this answers. From `passphrase` to
   * `passphrase` changes the passphrase.
   */
  changeMode(mode: VaultMode, passphrase?: string): Promise<Result<void, VaultFailure>>
  unlock(passphrase: string): Promise<Result<void, VaultFailure>>
  lock(): void
  /** Forgets every key in every mode, and the mode: also the way out of a forgotten passphrase. */
  clear(): Promise<Result<void, VaultFailure>>
}
