import { fail, ok } from '#core/result.ts'
import { type KeyName, keyNames, type Vault, type VaultMode } from '#ports/storage/vault.ts'

type StoredKeys = Partial<Record<KeyName, string>>

/** Stands for the disk that several tabs share. `vault` counts the vaults there have been. */
export type MemoryVaultDisk = {
  vault: number
  mode: VaultMode
  passphrase: string
  keys: StoredKeys
}

export const createMemoryVaultDisk = (): MemoryVaultDisk => ({
  vault: 0,
  mode: 'device',
  passphrase: '',
  keys: {},
})

/** Behaves as the browser's vault does and encrypts nothing: for tests and demonstrations. */
export function createMemoryVault(disk: MemoryVaultDisk = createMemoryVaultDisk()): Vault {
  let tab: { vault: number; unlocked: boolean; keys: StoredKeys } = {
    vault: disk.vault,
    unlocked: false,
    keys: {},
  }

  function recall() {
    if (tab.vault !== disk.vault) tab = { vault: disk.vault, unlocked: false, keys: {} }
    return tab
  }

  const isLocked = () => disk.mode === 'passphrase' && !recall().unlocked
  const currentKeys = () => (disk.mode === 'session' ? recall().keys : disk.keys)

  function replaceKeys(keys: StoredKeys) {
    if (disk.mode === 'session') tab = { ...recall(), keys }
    else disk.keys = keys
  }

  function startVault(mode: VaultMode, passphrase: string) {
    Object.assign(disk, { vault: disk.vault + 1, mode, passphrase, keys: {} })
    tab = { vault: disk.vault, unlocked: mode === 'passphrase', keys: {} }
  }

  return {
    async status() {
      const names = keyNames.filter((name) => currentKeys()[name] !== undefined)
      return ok({ mode: disk.mode, locked: isLocked(), names })
    },

    async read(name) {
      const key = currentKeys()[name]
      if (key === undefined) return ok(null)
      return isLocked() ? fail({ code: 'locked' }) : ok(key)
    },

    async write(changes) {
      if (isLocked()) return fail({ code: 'locked' })
      const keys = { ...currentKeys(), ...changes }
      for (const name of keyNames) if (keys[name] === '') delete keys[name]
      replaceKeys(keys)
      return ok(undefined)
    },

    async changeMode(mode, passphrase = '') {
      if (isLocked()) return fail({ code: 'locked' })
      if (mode === disk.mode && mode !== 'passphrase') return ok(undefined)
      if (mode === 'passphrase' && !passphrase) return fail({ code: 'passphrase-required' })
      const keys = currentKeys()
      startVault(mode, passphrase)
      replaceKeys(keys)
      return ok(undefined)
    },

    async unlock(passphrase) {
      if (disk.mode !== 'passphrase') return ok(undefined)
      if (passphrase !== disk.passphrase) return fail({ code: 'wrong-passphrase' })
      tab = { ...recall(), unlocked: true }
      return ok(undefined)
    },

    lock() {
      tab = { ...recall(), unlocked: false }
    },

    async clear() {
      startVault('device', '')
      return ok(undefined)
    },
  }
}
