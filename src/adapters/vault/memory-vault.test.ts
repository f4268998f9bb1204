import { describeVault } from '#ports/storage/vault.contract.ts'

import { createMemoryVault, createMemoryVaultDisk } from './memory-vault.ts'

describeVault('memory vault', () => {
  const disk = createMemoryVaultDisk()
  return { openTab: () => createMemoryVault(disk) }
})
