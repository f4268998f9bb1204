import { createLazy } from '#core/lazy.ts'
import { fail, type Result } from '#core/result.ts'
import type { Vault, VaultFailure } from '#ports/storage/vault.ts'

/** Encryption is fetched with the first look into the vault: whoever only visits has no keys. */
export function createLazyVault(fetch: () => Promise<Vault>): Vault {
  const lazy = createLazy(fetch)

  async function ask<T>(
    question: (vault: Vault) => Promise<Result<T, VaultFailure>>,
  ): Promise<Result<T, VaultFailure>> {
    const loaded = await lazy.load()
    return loaded.ok
      ? question(loaded.value)
      : fail({ code: 'storage-unavailable', cause: loaded.error })
  }

  return {
    status: () => ask((vault) => vault.status()),
    read: (name) => ask((vault) => vault.read(name)),
    write: (keys) => ask((vault) => vault.write(keys)),
    changeMode: (mode, passphrase) => ask((vault) => vault.changeMode(mode, passphrase)),
    unlock: (passphrase) => ask((vault) => vault.unlock(passphrase)),
    // What was asked before is answered before; a vault that was never opened is locked.
    lock: () => void lazy.tell((vault) => vault.lock()),
    clear: () => ask((vault) => vault.clear()),
  }
}
