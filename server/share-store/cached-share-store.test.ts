import { describe, expect, test } from 'vitest'

import { createCachedShareStore } from './cached-share-store.ts'
import { createMemoryShareStore } from './memory-share-store.ts'
import { shareStoreContract } from './share-store.contract.ts'
import type { ShareStore } from './share-store.ts'

describe.each([
  { maxBytes: 0, trustMs: 0 },
  { maxBytes: 6, trustMs: 0 },
  { maxBytes: 1_000_000, trustMs: 0 },
  { maxBytes: 1_000_000, trustMs: 300 },
])('shares with $maxBytes bytes of memory before them, trusted for $trustMs ms', (bounds) => {
  shareStoreContract(async () => createCachedShareStore(createMemoryShareStore(), bounds))
})

const ownerHash = 'a'.repeat(64)

async function makeStores(maxBytes: number, trustMs = 0) {
  const reads: string[] = []
  const glances: string[] = []
  const store = createMemoryShareStore()
  const counted: ShareStore = {
    ...store,
    find: (id, now) => {
      reads.push(id)
      return store.find(id, now)
    },
    peek: (id, now) => {
      glances.push(id)
      return store.peek(id, now)
    },
  }
  for (const id of ['one', 'two', 'three'])
    await store.create(
      { id, ownerHash, payload: new Uint8Array(10), createdAt: 0, expiresAt: null },
      { maxTotalBytes: 100 },
    )
  return { store, cached: createCachedShareStore(counted, { maxBytes, trustMs }), reads, glances }
}

test('SS8 what is read often is read from the store once', async () => {
  const { cached, reads } = await makeStores(100)
  for (const _ of [1, 2, 3]) await cached.find('one', 0)
  expect(reads).toEqual(['one'])
})

test('SS8 what another process has taken back is gone at once', async () => {
  const { cached, store } = await makeStores(100)
  await cached.find('one', 0)
  await store.revoke('one', ownerHash)
  expect(await cached.find('one', 0)).toEqual({ status: 'revoked' })
})

test('SS8 where asking is far, it is asked again after a moment, and then it is gone', async () => {
  const { cached, store, glances } = await makeStores(100, 300)
  for (const now of [0, 100, 299]) await cached.find('one', now)
  expect(glances).toEqual([])
  await store.revoke('one', ownerHash)
  expect(await cached.find('one', 300)).toEqual({ status: 'revoked' })
})

test('SS8 many who read one share at the same moment ask once', async () => {
  const { cached, glances } = await makeStores(100)
  await cached.find('one', 0)
  await Promise.all(Array.from({ length: 20 }, () => cached.find('one', 0)))
  expect(glances).toEqual(['one'])
})

test('SS8 memory is bounded, and what was not read for longest goes first', async () => {
  const { cached, reads } = await makeStores(25)
  for (const id of ['one', 'two', 'one', 'three', 'one', 'two']) await cached.find(id, 0)
  expect(reads).toEqual(['one', 'two', 'three', 'two'])
})
