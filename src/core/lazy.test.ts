import { expect, test } from 'vitest'

import { createLazy, createLazyResult } from './lazy.ts'
import { fail, ok } from './result.ts'

/** Its code comes over a network that can be cut. */
function start() {
  const network = { isUp: true, fetched: 0 }
  const lazy = createLazy(async () => {
    network.fetched++
    if (!network.isUp) throw new TypeError('Failed to fetch')
    return { name: 'it' }
  })
  return { network, lazy }
}

test('LZ1 it is fetched with the first who asks, once for all who do', async () => {
  const { network, lazy } = start()
  expect([network.fetched, lazy.arrived()]).toEqual([0, null])
  const asked = await Promise.all([lazy.load(), lazy.load()])
  expect(asked).toEqual([ok({ name: 'it' }), ok({ name: 'it' })])
  await lazy.load()
  expect(network.fetched).toBe(1)
  expect(lazy.arrived()).toEqual({ name: 'it' })
})

test('LZ2 what could not be fetched is a value, and is tried again by the next who asks', async () => {
  const { network, lazy } = start()
  network.isUp = false
  const both = await Promise.all([lazy.load(), lazy.load()])
  expect(both).toEqual([fail(expect.any(TypeError)), fail(expect.any(TypeError))])
  expect([network.fetched, lazy.arrived()]).toEqual([1, null])
  network.isUp = true
  expect(await lazy.load()).toEqual(ok({ name: 'it' }))
})

test('LZ3 a word to it is said once it is there, and fetches nothing', async () => {
  const { network, lazy } = start()
  const heard: string[] = []
  await lazy.tell(({ name }) => heard.push(`early ${name}`))
  void lazy.load()
  await lazy.tell(({ name }) => heard.push(`late ${name}`))
  expect(heard).toEqual(['late it'])
  expect(network.fetched).toBe(1)
})

test('LZ4 what has codes of its own fails with one of them', async () => {
  const answers = [fail('locked'), ok(7)]
  const lazy = createLazyResult(async () => answers.shift() ?? fail('gone'))
  expect(await lazy.load()).toEqual(fail('locked'))
  expect(await lazy.load()).toEqual(ok(7))
  expect(await lazy.load()).toEqual(ok(7))
})

test('LZ5 a fetch that throws is tried again, too', async () => {
  let tries = 0
  const lazy = createLazyResult(async () => {
    if (++tries === 1) throw new Error('a bug')
    return ok(tries)
  })
  await expect(lazy.load()).rejects.toThrow('a bug')
  expect(await lazy.load()).toEqual(ok(2))
})
