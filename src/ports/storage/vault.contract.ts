import { describe, expect, test } from 'vitest'

import { fail, ok } from '#core/result.ts'

import { keyNames, type Vault } from './vault.ts'

const passphrase = 'four quiet words here'

/** Every vault obeys these rules. `openTab` opens one more tab on the same storage. */
export function describeVault(name: string, createStorage: () => { openTab: () => Vault }): void {
  const open = () => {
    const { openTab } = createStorage()
    return { vault: openTab(), openTab }
  }

  describe(`${name} keeps the vault contract`, () => {
    test('a new vault is empty, open and in device mode', async () => {
      const { vault } = open()
      expect(await vault.status()).toEqual(ok({ mode: 'device', locked: false, names: [] }))
      expect(await vault.read('gemini')).toEqual(ok(null))
    })

    test('write adds, replaces and (empty) removes; the other keys stay', async () => {
      const { vault } = open()
      expect(await vault.write({ gemini: 'g-1', vapi: 'v-1' })).toEqual(ok(undefined))
      await vault.write({ gemini: 'g-2' })
      expect(await vault.read('gemini')).toEqual(ok('g-2'))
      expect(await vault.read('vapi')).toEqual(ok('v-1'))
      await vault.write({ gemini: '' })
      expect(await vault.read('gemini')).toEqual(ok(null))
      expect(await vault.status()).toEqual(ok({ mode: 'device', locked: false, names: ['vapi'] }))
    })

    test('every provider has a key of its own', async () => {
      const { vault } = open()
      for (const owner of keyNames) await vault.write({ [owner]: `key of ${owner}` })
      expect(await vault.status()).toEqual(ok({ mode: 'device', locked: false, names: keyNames }))
      await vault.changeMode('session')
      for (const owner of keyNames) expect(await vault.read(owner)).toEqual(ok(`key of ${owner}`))
    })

    test('writes at the same moment all count', async () => {
      const { vault, openTab } = open()
      const other = openTab()
      await Promise.all([vault.write({ gemini: 'g' }), other.write({ vapi: 'v' })])
      expect(await vault.read('gemini')).toEqual(ok('g'))
      expect(await vault.read('vapi')).toEqual(ok('v'))
    })

    test('device mode: another tab reads the keys', async () => {
      const { vault, openTab } = open()
      await vault.write({ gemini: 'g' })
      expect(await openTab().read('gemini')).toEqual(ok('g'))
    })

    test('session mode: the keys live in this tab only, the choice of mode stays', async () => {
      const { vault, openTab } = open()
      await vault.write({ gemini: 'g' })
      expect(await vault.changeMode('session')).toEqual(ok(undefined))
      await vault.write({ vapi: 'v' })
      expect(await vault.read('gemini')).toEqual(ok('g'))
      expect(await vault.read('vapi')).toEqual(ok('v'))
      const next = openTab()
      expect(await next.status()).toEqual(ok({ mode: 'session', locked: false, names: [] }))
      expect(await next.read('gemini')).toEqual(ok(null))
    })

    test('session mode: an empty write removes', async () => {
      const { vault } = open()
      await vault.changeMode('session')
      await vault.write({ gemini: 'g' })
      await vault.write({ gemini: '' })
      expect(await vault.status()).toEqual(ok({ mode: 'session', locked: false, names: [] }))
    })

    test('passphrase mode: open in the tab that chose it, locked in the next', async () => {
      const { vault, openTab } = open()
      await vault.write({ gemini: 'g' })
      expect(await vault.changeMode('passphrase', passphrase)).toEqual(ok(undefined))
      expect(await vault.read('gemini')).toEqual(ok('g'))
      const next = openTab()
      expect(await next.status()).toEqual(
        ok({ mode: 'passphrase', locked: true, names: ['gemini'] }),
      )
      expect(await next.read('gemini')).toEqual(fail({ code: 'locked' }))
      expect(await next.write({ gemini: 'x' })).toEqual(fail({ code: 'locked' }))
      expect(await next.changeMode('device')).toEqual(fail({ code: 'locked' }))
      expect(await next.unlock(passphrase)).toEqual(ok(undefined))
      expect(await next.read('gemini')).toEqual(ok('g'))
    })

    test('passphrase mode: a wrong passphrase opens nothing, also while no key is stored', async () => {
      const { vault } = open()
      await vault.changeMode('passphrase', passphrase)
      vault.lock()
      expect(await vault.changeMode('device')).toEqual(fail({ code: 'locked' }))
      expect(await vault.unlock('another one')).toEqual(fail({ code: 'wrong-passphrase' }))
      expect(await vault.write({ gemini: 'g' })).toEqual(fail({ code: 'locked' }))
      expect(await vault.unlock(passphrase)).toEqual(ok(undefined))
      expect(await vault.write({ gemini: 'g' })).toEqual(ok(undefined))
    })

    test('passphrase mode: lock() closes at once, what is stored stays', async () => {
      const { vault } = open()
      await vault.changeMode('passphrase', passphrase)
      await vault.write({ gemini: 'g' })
      vault.lock()
      expect(await vault.read('gemini')).toEqual(fail({ code: 'locked' }))
      expect(await vault.status()).toEqual(
        ok({ mode: 'passphrase', locked: true, names: ['gemini'] }),
      )
    })

    test('passphrase mode needs a passphrase; without one nothing changes', async () => {
      const { vault } = open()
      await vault.write({ gemini: 'g' })
      expect(await vault.changeMode('passphrase')).toEqual(fail({ code: 'passphrase-required' }))
      expect(await vault.changeMode('passphrase', '')).toEqual(
        fail({ code: 'passphrase-required' }),
      )
      expect(await vault.status()).toEqual(ok({ mode: 'device', locked: false, names: ['gemini'] }))
      expect(await vault.read('gemini')).toEqual(ok('g'))
    })

    test('passphrase mode: the passphrase can be changed, the old one then opens nothing', async () => {
      const { vault, openTab } = open()
      await vault.changeMode('passphrase', passphrase)
      await vault.write({ gemini: 'g' })
      expect(await vault.changeMode('passphrase', 'other quiet words')).toEqual(ok(undefined))
      const next = openTab()
      expect(await next.unlock(passphrase)).toEqual(fail({ code: 'wrong-passphrase' }))
      expect(await next.unlock('other quiet words')).toEqual(ok(undefined))
      expect(await next.read('gemini')).toEqual(ok('g'))
    })

    test('every key survives the way through all modes', async () => {
      const { vault } = open()
      await vault.write({ gemini: 'g', vapi: 'v' })
      for (const mode of [
        'session',
        'passphrase',
        'device',
        'passphrase',
        'session',
        'device',
      ] as const) {
        expect(await vault.changeMode(mode, passphrase)).toEqual(ok(undefined))
        expect(await vault.read('gemini')).toEqual(ok('g'))
        expect(await vault.read('vapi')).toEqual(ok('v'))
      }
    })

    test('choosing the mode that is already chosen changes nothing', async () => {
      const { vault } = open()
      expect(await vault.changeMode('device')).toEqual(ok(undefined))
      await vault.changeMode('session')
      await vault.write({ gemini: 'g' })
      expect(await vault.changeMode('session')).toEqual(ok(undefined))
      expect(await vault.read('gemini')).toEqual(ok('g'))
    })

    test('another tab changed the mode: what this one remembers counts no more', async () => {
      const { vault, openTab } = open()
      const other = openTab()
      await vault.changeMode('session')
      await vault.write({ gemini: 'old' })
      await other.changeMode('device')
      await other.write({ vapi: 'v' })
      expect(await vault.status()).toEqual(ok({ mode: 'device', locked: false, names: ['vapi'] }))
      expect(await vault.read('gemini')).toEqual(ok(null))
    })

    test('another tab left session mode and came back: keys of the first time stay forgotten', async () => {
      const { vault, openTab } = open()
      const other = openTab()
      await vault.changeMode('session')
      await vault.write({ gemini: 'old' })
      await other.changeMode('device')
      await other.changeMode('session')
      expect(await vault.read('gemini')).toEqual(ok(null))
    })

    test('another tab changed the passphrase: this one is locked', async () => {
      const { vault, openTab } = open()
      const other = openTab()
      await vault.changeMode('passphrase', passphrase)
      await vault.write({ gemini: 'g' })
      await other.unlock(passphrase)
      await other.changeMode('passphrase', 'other quiet words')
      expect(await vault.read('gemini')).toEqual(fail({ code: 'locked' }))
    })

    test('clear forgets every key in every mode and starts anew, also while locked', async () => {
      const { vault, openTab } = open()
      for (const mode of ['device', 'session', 'passphrase'] as const) {
        await vault.changeMode(mode, passphrase)
        await vault.write({ gemini: 'g' })
        vault.lock()
        expect(await vault.clear()).toEqual(ok(undefined))
        const empty = ok({ mode: 'device', locked: false, names: [] })
        expect(await vault.status()).toEqual(empty)
        expect(await vault.read('gemini')).toEqual(ok(null))
        expect(await openTab().status()).toEqual(empty)
      }
    })

    test('lock and unlock mean nothing outside passphrase mode', async () => {
      const { vault } = open()
      await vault.write({ gemini: 'g' })
      vault.lock()
      expect(await vault.unlock('anything')).toEqual(ok(undefined))
      expect(await vault.read('gemini')).toEqual(ok('g'))
      await vault.changeMode('session')
      vault.lock()
      expect(await vault.read('gemini')).toEqual(ok('g'))
    })
  })
}
