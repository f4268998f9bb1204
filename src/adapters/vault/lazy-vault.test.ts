import { expect, test } from 'vitest'

import { describeVault } from '#ports/storage/vault.contract.ts'

import { createLazyVault } from './lazy-vault.ts'
import { createMemoryVault, createMemoryVaultDisk } from './memory-vault.ts'

describeVault('lazy vault', () => {
  const disk = createMemoryVaultDisk()
  return { openTab: () => createLazyVault(() => Promise.resolve(createMemoryVault(disk))) }
})

test('a vault that could not be fetched says so, and is fetched at the next try', async () => {
  const cause = new Error('offline')
  const answers = [Promise.reject(cause), Promise.resolve(createMemoryVault())]
  const vault = createLazyVault(() => answers.shift() ?? Promise.reject(cause))

  expect(await vault.status()).toEqual({ ok: false, error: { code: 'storage-unavailable', cause } })
  expect(await vault.write({ gemini: 'AIza-1' })).toMatchObject({ ok: true })
  expect(await vault.read('gemini')).toMatchObject({ value: 'AIza-1' })
})
