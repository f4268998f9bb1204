import { describe, expect, test } from 'vitest'

import { createMemoryVault, createMemoryVaultDisk } from '#adapters/vault/memory-vault.ts'
import { fail, ok } from '#core/result.ts'
import type { Clock } from '#ports/clock.ts'

import { autoLockMs, createKeys, minPassphraseLength } from './keys.ts'

const passphrase = 'four quiet words here'

/** Time that passes when told to; `sleep` lets it pass without waking any timer. */
function createManualClock() {
  let now = 1_000_000
  let timers: { due: number; run: () => void }[] = []
  const clock: Clock = {
    now: () => now,
    after(milliseconds, run) {
      const timer = { due: now + milliseconds, run }
      timers.push(timer)
      return () => (timers = timers.filter((other) => other !== timer))
    },
  }
  return {
    clock,
    sleep: (milliseconds: number) => (now += milliseconds),
    pass: (milliseconds: number) => {
      now += milliseconds
      const due = timers.filter((timer) => timer.due <= now)
      timers = timers.filter((timer) => timer.due > now)
      for (const timer of due) timer.run()
    },
    waiting: () => timers.length,
  }
}

function createTab(disk = createMemoryVaultDisk()) {
  const time = createManualClock()
  const keys = createKeys({ vault: createMemoryVault(disk), clock: time.clock })
  return { keys, disk, shown: () => keys.state.getState(), ...time }
}

async function createUnlockedTab() {
  const tab = createTab()
  await tab.keys.save({ gemini: 'g' }, 'passphrase', passphrase)
  return tab
}

describe('the state', () => {
  test('is loading until the first look into the vault', async () => {
    const { keys, shown } = createTab()
    expect(shown().status).toBe('loading')
    await keys.refresh()
    expect(shown()).toEqual({
      status: 'ready',
      mode: 'device',
      locked: false,
      names: [],
      failure: null,
    })
  })

  test('names the keys and never holds one', async () => {
    const { keys, shown } = createTab()
    const seen: string[] = []
    keys.state.subscribe((state) => seen.push(JSON.stringify(state)))
    await keys.save({ gemini: 'CANARY-1', vapi: 'CANARY-2' }, 'device')
    await keys.save({ gemini: 'CANARY-3' }, 'passphrase', `CANARY ${passphrase}`)
    await keys.read('gemini')
    expect(shown().names).toEqual(['gemini', 'vapi'])
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.join()).not.toContain('CANARY')
  })

  test('tells why the vault cannot be looked into, and recovers', async () => {
    const vault = createMemoryVault()
    const damaged = fail({ code: 'damaged' } as const)
    let broken = true
    const keys = createKeys({
      vault: { ...vault, status: async () => (broken ? damaged : vault.status()) },
      clock: createManualClock().clock,
    })
    await keys.refresh()
    expect(keys.state.getState()).toMatchObject({ status: 'ready', failure: { code: 'damaged' } })
    broken = false
    await keys.clear()
    expect(keys.state.getState().failure).toBeNull()
  })

  test('follows what another tab did as soon as a read meets it', async () => {
    const { keys, disk, shown } = createTab()
    await keys.save({ gemini: 'g' }, 'device')
    await createMemoryVault(disk).changeMode('passphrase', passphrase)
    expect(await keys.read('gemini')).toEqual(fail({ code: 'locked' }))
    expect(shown()).toMatchObject({ mode: 'passphrase', locked: true })
  })
})

describe('save', () => {
  test('trims keys and moves all of them to the chosen mode', async () => {
    const { keys, shown } = createTab()
    expect(await keys.save({ gemini: ' g \n' }, 'device')).toEqual(ok(undefined))
    expect(await keys.save({ vapi: 'v' }, 'session')).toEqual(ok(undefined))
    expect(shown()).toMatchObject({ mode: 'session', names: ['gemini', 'vapi'] })
    expect(await keys.read('gemini')).toEqual(ok('g'))
  })

  test('an empty key is removed, one that is not given stays', async () => {
    const { keys, shown } = createTab()
    await keys.save({ gemini: 'g', vapi: 'v' }, 'device')
    await keys.save({ gemini: '  ' }, 'device')
    expect(shown().names).toEqual(['vapi'])
  })

  test('refuses a key that could not be sent, and then changes nothing', async () => {
    const { keys, shown } = createTab()
    await keys.refresh()
    expect(await keys.save({ gemini: 'g', vapi: 'two\nlines' }, 'session')).toEqual(
      fail({ code: 'unusable-key', name: 'vapi' }),
    )
    expect(shown()).toMatchObject({ mode: 'device', names: [] })
  })

  test('refuses a short passphrase, counted in characters, and then changes nothing', async () => {
    const { keys, shown } = createTab()
    const short = '🔑'.repeat(minPassphraseLength - 1)
    expect(await keys.save({ gemini: 'g' }, 'passphrase', short)).toEqual(
      fail({ code: 'passphrase-too-short' }),
    )
    expect(await keys.save({ gemini: 'g' }, 'passphrase')).toEqual(
      fail({ code: 'passphrase-required' }),
    )
    expect(shown()).toMatchObject({ mode: 'device', names: [] })
  })

  test('in passphrase mode needs the passphrase only to enter it or to change it', async () => {
    const { keys, disk } = await createUnlockedTab()
    expect(await keys.save({ vapi: 'v' }, 'passphrase')).toEqual(ok(undefined))
    expect(await keys.save({}, 'passphrase', 'other quiet words')).toEqual(ok(undefined))
    const next = createTab(disk)
    expect(await next.keys.unlock(passphrase)).toEqual(fail({ code: 'wrong-passphrase' }))
    expect(await next.keys.unlock('other quiet words')).toEqual(ok(undefined))
    expect(next.shown()).toMatchObject({ locked: false, names: ['gemini', 'vapi'] })
  })

  test('stores no key when the move to the chosen mode failed', async () => {
    const vault = createMemoryVault()
    const keys = createKeys({
      vault: { ...vault, changeMode: async () => fail({ code: 'storage-full' }) },
      clock: createManualClock().clock,
    })
    expect(await keys.save({ gemini: 'g' }, 'session')).toEqual(fail({ code: 'storage-full' }))
    expect(await vault.read('gemini')).toEqual(ok(null))
  })
})

describe('a passphrase vault', () => {
  test('locks itself after 15 minutes without use', async () => {
    const { keys, pass, shown } = await createUnlockedTab()
    expect(autoLockMs).toBe(900_000)
    pass(autoLockMs - 1)
    expect(shown().locked).toBe(false)
    pass(1)
    expect(shown().locked).toBe(true)
    expect(await keys.read('gemini')).toEqual(fail({ code: 'locked' }))
    expect(await keys.unlock(passphrase)).toEqual(ok(undefined))
    expect(shown().locked).toBe(false)
    pass(autoLockMs)
    expect(shown().locked).toBe(true)
  })

  test.each([
    ['reading a key', (tab: ReturnType<typeof createTab>) => tab.keys.read('gemini')],
    ['saving', (tab: ReturnType<typeof createTab>) => tab.keys.save({ vapi: 'v' }, 'passphrase')],
  ])('%s starts the 15 minutes anew', async (_, use) => {
    const tab = await createUnlockedTab()
    tab.pass(autoLockMs - 1)
    await use(tab)
    tab.pass(autoLockMs - 1)
    expect(tab.shown().locked).toBe(false)
    expect(tab.waiting()).toBe(1)
    tab.pass(1)
    expect(tab.shown().locked).toBe(true)
  })

  test('looking at the state is not use', async () => {
    const { keys, pass, shown } = await createUnlockedTab()
    pass(autoLockMs - 1)
    await keys.refresh()
    pass(1)
    expect(shown().locked).toBe(true)
  })

  test('is locked when the computer wakes after 15 minutes of sleep, before its timers run', async () => {
    const { keys, sleep, shown } = await createUnlockedTab()
    sleep(autoLockMs)
    expect(await keys.read('gemini')).toEqual(fail({ code: 'locked' }))
    expect(shown().locked).toBe(true)
  })

  test('locks on demand and then waits for nothing', async () => {
    const { keys, shown, waiting } = await createUnlockedTab()
    keys.lock()
    expect(shown().locked).toBe(true)
    expect(waiting()).toBe(0)
    expect(await keys.save({ vapi: 'v' }, 'passphrase')).toEqual(fail({ code: 'locked' }))
  })

  test('that is left for another mode no longer locks', async () => {
    const { keys, pass, waiting, shown } = await createUnlockedTab()
    await keys.save({}, 'device')
    expect(waiting()).toBe(0)
    pass(autoLockMs)
    expect(shown()).toMatchObject({ mode: 'device', locked: false })
    expect(await keys.read('gemini')).toEqual(ok('g'))
  })

  test('can be cleared while locked: the way out of a forgotten passphrase', async () => {
    const { keys, shown } = await createUnlockedTab()
    keys.lock()
    expect(await keys.clear()).toEqual(ok(undefined))
    expect(shown()).toMatchObject({ mode: 'device', locked: false, names: [] })
  })
})
