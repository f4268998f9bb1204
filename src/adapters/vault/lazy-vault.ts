import { fail, type Result } from '#core/result.ts'
import type { Vault, VaultFailure } from '#ports/vault.ts'

/** Encryption is fetched with the first look into the vault: whoever only visits has no keys. */
export function createLazyVault(fetch: () => Promise<Vault>): Vault {
  let coming: Promise<Vault> | null = null

  async function ask<T>(
    question: (vault: Vault) => Promise<Result<T, VaultFailure>>,
  ): Promise<Result<T, VaultFailure>> {
    let vault: Vault
    try {
      vault = await (coming ??= fetch())
    } catch (cause) {
      // The network may be back at the next try.
      coming = null
      return fail({ code: 'storage-unavailable', cause })
    }
    return question(vault)
  }

  return {
    status: () => ask((vault) => vault.status()),
    read: (name) => ask((vault) => vault.read(name)),
    write: (keys) => ask((vault) => vault.write(keys)),
    changeMode: (mode, passphrase) => ask((vault) => vault.changeMode(mode, passphrase)),
    unlock: (passphrase) => ask((vault) => vault.unlock(passphrase)),
    // What was asked before is answered before; a vault that was never opened is locked.
    lock: () => void coming?.then((vault) => vault.lock()).catch(() => undefined),
    clear: () => ask((vault) => vault.clear()),
  }
}
