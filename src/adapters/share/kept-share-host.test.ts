import { beforeEach, expect, test } from 'vitest'

import { fail, ok } from '#core/result.ts'

import { createFakeCaches, type FakeCaches } from '../../../test/fakes/fake-caches.ts'
import type { ShareHost } from '#ports/shares/share-host.ts'

import { createKeptShareHost } from './kept-share-host.ts'
import { createMemoryShareHost, type MemoryShares } from './memory-share-host.ts'

const dayMs = 24 * 60 * 60 * 1000
const payload = new Uint8Array([1, 2, 3])

let caches: FakeCaches
let shares: MemoryShares
let time: number
const now = () => time
let host: () => ShareHost

beforeEach(async () => {
  caches = createFakeCaches()
  shares = { kept: new Map() }
  time = 1_000
  const kept = createKeptShareHost(createMemoryShareHost(shares, now), { caches, now })
  host = () => kept
  await host().keep({ id: 'a', ownerHash: '', payload, days: 1 })
})

const goOffline = () => {
  shares.fault = { code: 'offline' }
}

test('OF4 what was watched once is found again without a network, byte for byte', async () => {
  await host().find('a')
  goOffline()
  expect(await host().find('a')).toEqual(ok(payload))
  expect(await host().find('b')).toEqual(fail({ code: 'offline' }))
})

test('OF4 it is kept for a week, and not longer', async () => {
  await host().find('a')
  goOffline()
  time += 7 * dayMs
  expect(await host().find('a')).toEqual(ok(payload))
  time += 1
  expect(await host().find('a')).toEqual(fail({ code: 'offline' }))
})

test('OF4 a share that has ended is forgotten as soon as the server says so', async () => {
  await host().find('a')
  time += 2 * dayMs
  expect(await host().find('a')).toEqual(fail({ code: 'expired' }))
  goOffline()
  expect(await host().find('a')).toEqual(fail({ code: 'offline' }))
})

test('OF4 only the last five are kept', async () => {
  for (const id of ['b', 'c', 'd', 'e', 'f'])
    await host().keep({ id, ownerHash: '', payload, days: null })
  for (const id of ['a', 'b', 'c', 'd', 'e', 'a', 'f']) await host().find(id)
  goOffline()
  expect(await host().find('b')).toEqual(fail({ code: 'offline' }))
  expect(await host().find('a')).toEqual(ok(payload))
})

test('OF4 without room it is watched all the same', async () => {
  caches.fault = new DOMException('', 'QuotaExceededError')
  expect(await host().find('a')).toEqual(ok(payload))
})
