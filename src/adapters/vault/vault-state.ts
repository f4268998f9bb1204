import { fail, ok, type Result } from '#core/result.ts'
import type { VaultFailure, VaultMode } from '#ports/storage/vault.ts'

import { createSalt, derivePassphraseKey, passphraseRounds } from './passphrase-key.ts'
import { cipher, cipherUses, openSealed, type Sealed, sealSecret, sealVersion } from './seal.ts'
import type { VaultRow } from './vault-row.ts'

/** What a tab knows and the disk does not. Absent: locked, or another tab's. */
export type VaultMemory = { passphraseKey?: CryptoKey; sessionKeys?: Record<string, string> }

export type VaultState = { row: VaultRow; memory: VaultMemory }

/** The name the empty proof is sealed under; not the name of any provider. */
const proofName = 'proof'

export async function createVaultState(
  mode: VaultMode,
  keys: Record<string, string>,
  passphrase = '',
): Promise<Result<VaultState, VaultFailure>> {
  const id = createRandomId()
  const shared = { version: sealVersion, id, revision: id } as const
  if (mode === 'session') return ok({ row: { ...shared, mode }, memory: { sessionKeys: keys } })
  if (!canEncrypt()) return fail({ code: 'encryption-unavailable' })
  if (mode === 'device') {
    const deviceKey = await crypto.subtle.generateKey(cipher, false, cipherUses)
    const sealed = await sealKeys(deviceKey, keys)
    return ok({ row: { ...shared, mode, deviceKey, keys: sealed }, memory: {} })
  }
  if (!passphrase) return fail({ code: 'passphrase-required' })
  const salt = createSalt()
  const passphraseKey = await derivePassphraseKey(passphrase, salt, passphraseRounds)
  const row: VaultRow = {
    ...shared,
    mode,
    salt,
    rounds: passphraseRounds,
    proof: await sealSecret(passphraseKey, proofName, ''),
    keys: await sealKeys(passphraseKey, keys),
  }
  return ok({ row, memory: { passphraseKey } })
}

/** Adds, replaces and (empty) removes. */
export async function changeKeys(
  { row, memory }: VaultState,
  changes: Record<string, string>,
): Promise<Result<VaultState, VaultFailure>> {
  if (row.mode === 'session') {
    const sessionKeys = dropRemoved({ ...memory.sessionKeys, ...changes }, changes)
    return ok({ row, memory: { sessionKeys } })
  }
  const sealingKey = findSealingKey({ row, memory })
  if (!sealingKey) return fail({ code: 'locked' })
  const sealed = await sealKeys(sealingKey, changes)
  const keys = dropRemoved({ ...row.keys, ...sealed }, changes)
  return ok({ row: { ...row, keys }, memory })
}

export async function readKey(
  { row, memory }: VaultState,
  name: string,
): Promise<Result<string | null, VaultFailure>> {
  if (row.mode === 'session') return ok(memory.sessionKeys?.[name] ?? null)
  const sealed = row.keys[name]
  if (!sealed) return ok(null)
  const sealingKey = findSealingKey({ row, memory })
  if (!sealingKey) return fail({ code: 'locked' })
  const key = await openSealed(sealingKey, name, sealed)
  return key === null ? fail({ code: 'damaged' }) : ok(key)
}

export async function readEveryKey(
  state: VaultState,
): Promise<Result<Record<string, string>, VaultFailure>> {
  const keys: Record<string, string> = {}
  for (const name of listNames(state)) {
    const key = await readKey(state, name)
    if (!key.ok) return key
    if (key.value !== null) keys[name] = key.value
  }
  return ok(keys)
}

export const listNames = ({ row, memory }: VaultState): string[] =>
  Object.keys(row.mode === 'session' ? (memory.sessionKeys ?? {}) : row.keys)

export const isLocked = (state: VaultState): boolean =>
  state.row.mode === 'passphrase' && !state.memory.passphraseKey

/** The authentication of the sealed proof is the only test: no hash of the passphrase exists. */
export async function unlockState(
  { row, memory }: VaultState,
  passphrase: string,
): Promise<Result<VaultState, VaultFailure>> {
  if (row.mode !== 'passphrase') return ok({ row, memory })
  const passphraseKey = await derivePassphraseKey(passphrase, row.salt, row.rounds)
  const proof = await openSealed(passphraseKey, proofName, row.proof)
  return proof === null
    ? fail({ code: 'wrong-passphrase' })
    : ok({ row, memory: { passphraseKey } })
}

export const createRandomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')

/** Pages that came over plain http have no `crypto.subtle`, whatever its type says. */
const canEncrypt = () => (crypto.subtle as SubtleCrypto | undefined) !== undefined

const findSealingKey = ({ row, memory }: VaultState) =>
  row.mode === 'device' ? row.deviceKey : memory.passphraseKey

async function sealKeys(
  sealingKey: CryptoKey,
  keys: Record<string, string>,
): Promise<Record<string, Sealed>> {
  const sealed = Object.entries(keys).map(
    async ([name, key]) => [name, await sealSecret(sealingKey, name, key)] as const,
  )
  return Object.fromEntries(await Promise.all(sealed))
}

const dropRemoved = <T>(keys: Record<string, T>, changes: Record<string, string>) =>
  Object.fromEntries(Object.entries(keys).filter(([name]) => changes[name] !== ''))
