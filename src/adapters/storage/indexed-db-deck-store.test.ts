import 'fake-indexeddb/auto'

import { afterEach, describe, expect, test, vi } from 'vitest'

import { createRecord } from '#core/deck/create-record.ts'
import type { Deck } from '#core/deck/deck.ts'
import { fail, ok } from '#core/result.ts'
import { deckStoreContract } from '#ports/storage/deck-store.contract.ts'
import type { DeckStore } from '#ports/storage/deck-store.ts'

import { openDatabase } from './database.ts'
import { createIndexedDbDeckStore } from './indexed-db-deck-store.ts'
import { createLazyDeckStore } from './lazy-deck-store.ts'
import { readUnnotedContent } from './read-unnoted-content.ts'

let databases = 0

/** As on a full disk: what is written seems to succeed, then the whole transaction is undone. */
function failAfter(method: 'put' | 'add') {
  const write = IDBObjectStore.prototype[method]
  vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (
    this: IDBObjectStore,
    ...args
  ) {
    const request = write.apply(this, args)
    const abort: unknown = Reflect.get(this.transaction, '_abort')
    if (typeof abort !== 'function') throw new Error('fake-indexeddb has changed')
    request.addEventListener('success', () => abort.call(this.transaction, 'QuotaExceededError'))
    return request
  })
}

describe('the deck store in IndexedDB', () => {
  afterEach(() => vi.restoreAllMocks())

  deckStoreContract(async () => {
    const database = openDatabase(`deck-store-${++databases}`)
    const rewrite = (id: string, change: { record?: object; content?: object }) =>
      database.write(['records', 'contents'], async (transaction) => {
        const records = transaction.objectStore('records')
        const contents = transaction.objectStore('contents')
        await records.put({ ...(await records.get(id))!, ...change.record })
        await contents.put({ ...(await contents.get(id))!, ...change.content })
        return ok(undefined)
      })
    async function readRaw(id: string) {
      const raw = await database.read(['records', 'contents'], async (transaction) =>
        ok({
          record: await transaction.objectStore('records').get(id),
          content: await transaction.objectStore('contents').get(id),
        }),
      )
      if (!raw.ok) throw new Error(raw.error.code)
      return raw.value
    }

    return {
      // As the app has it.
      store: createLazyDeckStore(() => Promise.resolve(createIndexedDbDeckStore(database))),
      async damage(id, part) {
        const title = `Deck ${id}`
        await rewrite(id, {
          [part]: {
            stored:
              part === 'record' ? { version: 1, minReader: 1, record: { title } } : 'scrambled',
          },
        })
      },
      async loseContent(id) {
        await database.write(['contents'], async (transaction) =>
          ok(await transaction.objectStore('contents').delete(id)),
        )
      },
      async damageListing(id) {
        await rewrite(id, { record: { user_id: undefined } })
      },
      async makeNewer(id, part) {
        await rewrite(id, {
          [part]: { stored: { version: 900, minReader: 900, [part]: 'from the future' } },
        })
      },
      readRaw,
      setFull(full) {
        vi.restoreAllMocks()
        if (full) for (const method of ['put', 'add'] as const) failAfter(method)
      },
    }
  })

  test('listing reads no content, opening reads no other', async () => {
    const database = openDatabase(`deck-store-${++databases}`)
    const store = createIndexedDbDeckStore(database)
    for (const id of ['a', 'b', 'c']) {
      const deck = { title: id, slides: [{ id: '1', title: '', content: [], notes: '' }] }
      const now = '2026-01-01T00:00:00.000Z'
      await store.create(createRecord(deck, { id, userId: 'ada', now }), deck, [])
    }
    const reads = watchContentReads()
    expect(await store.list('ada')).toMatchObject({ ok: true })
    expect(reads).toEqual([])
    expect(await store.loadContent('b')).toMatchObject({ ok: true })
    expect(reads).toEqual([['get', 'b']])
  })

  describe('RC6 a presentation that an older version stored', () => {
    const slides = [{ id: '1', title: '', content: [], notes: '' }]
    const said = { written: 'w', said: 's' }
    const large = {
      title: 'Large',
      slides,
      pronunciations: Array.from({ length: 2_000 }, () => said),
    }
    const small = { title: 'Small', slides }

    async function storeAsBefore(deck: Deck, { fails = false } = {}) {
      const database = openDatabase(`deck-store-${++databases}`)
      const asked: string[] = []
      const store = createIndexedDbDeckStore(database, async (id) => {
        asked.push(id)
        return fails ? fail('no worker') : readUnnotedContent(database, id)
      })
      const now = '2026-01-01T00:00:00.000Z'
      await store.create(createRecord(deck, { id: 'a', userId: 'ada', now }), deck, [])
      await database.write(['records'], async (transaction) => {
        const records = transaction.objectStore('records')
        const { content: _, ...row } = (await records.get('a'))!
        return ok(await records.put(row))
      })
      return { store, asked }
    }

    const save = (deck: Deck, expectedRevision: number) => ({
      id: 'a',
      deck,
      document: new Uint8Array(),
      expectedRevision,
      recordChanges: {},
      assets: [],
      pictures: [],
    })

    test('is read elsewhere once, when it is no larger than others', async () => {
      const { store, asked } = await storeAsBefore(small)
      for (let visit = 0; visit < 2; visit++)
        expect(await store.loadContent('a')).toEqual(ok({ deck: small, revision: 1 }))
      expect(asked).toEqual(['a'])
    })

    test('is read elsewhere each time, as long as it is large', async () => {
      const { store, asked } = await storeAsBefore(large)
      const cut = { ...large, pronunciations: large.pronunciations.slice(0, 1_000) }
      for (let visit = 0; visit < 2; visit++)
        expect(await store.loadContent('a')).toEqual(
          ok({ deck: cut, revision: 1, leftOut: ['pronunciations'] }),
        )
      expect(asked).toEqual(['a', 'a'])

      const reads = watchContentReads()
      expect(await store.saveContent(save(cut, 1))).toEqual(ok({ revision: 2 }))
      expect(reads, 'saving does not read what it replaces').toEqual([])
      expect(await store.loadContent('a')).toMatchObject({ ok: true, value: { revision: 2 } })
      expect(asked).toEqual(['a', 'a'])
    })

    test('is copied from what was read elsewhere', async () => {
      const { store } = await storeAsBefore(large)
      await store.loadContent('a')
      const reads = watchContentReads()
      const copied = await store.duplicate('a', (record, deck) => ({
        record: { ...record, id: 'b' },
        deck,
      }))
      expect(copied).toMatchObject({ ok: true })
      expect(reads).toEqual([['get', 'a']])
      const copy = await store.loadContent('b')
      expect(copy.ok && copy.value.deck.pronunciations).toHaveLength(1_000)
    })

    test('is read here when it cannot be read elsewhere', async () => {
      const { store, asked } = await storeAsBefore(small, { fails: true })
      expect(await store.loadContent('a')).toEqual(ok({ deck: small, revision: 1 }))
      expect(asked).toEqual(['a'])
    })

    test('opens on a full disk, which takes no notes', async () => {
      const { store, asked } = await storeAsBefore(small)
      failAfter('put')
      for (let visit = 0; visit < 2; visit++)
        expect(await store.loadContent('a')).toEqual(ok({ deck: small, revision: 1 }))
      expect(asked).toEqual(['a', 'a'])
    })

    test('is saved over only what was read, whatever is noted', async () => {
      const { store } = await storeAsBefore(small)
      expect(await store.saveContent(save(small, 1))).toEqual(ok({ revision: 2 }))
      expect(await store.saveContent(save(large, 1))).toMatchObject({
        error: { code: 'conflict', stored: { revision: 2 } },
      })
    })
  })

  test('PI4 where the browser refuses every blob, a picture and the deck with it are saved', async () => {
    const refused = refuseBlobs()
    const store = createIndexedDbDeckStore(openDatabase(`deck-store-${++databases}`))
    const blob = new Blob(['first pixels'], { type: 'image/png' })
    expect(await createWithPicture(store, 'a', blob)).toEqual(ok(undefined))
    const found = await store.loadPicture('hash-a')
    if (!found.ok) throw new Error(found.error.code)
    expect(found.value.type).toBe('image/png')
    expect(await found.value.text()).toBe('first pixels')

    expect(await createWithPicture(store, 'b', blob)).toEqual(ok(undefined))
    expect(refused, 'once it has refused one, it is not asked again').toHaveLength(1)
  })
})

/** Every reading of a content from here on. */
function watchContentReads(): unknown[] {
  const reads: unknown[] = []
  for (const method of ['get', 'getAll', 'openCursor'] as const) {
    const original = IDBObjectStore.prototype[method]
    vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (
      this: IDBObjectStore,
      ...args: unknown[]
    ) {
      if (this.name === 'contents') reads.push([method, ...args])
      return Reflect.apply(original, this, args)
    })
  }
  return reads
}

/** As in a private window of Safari: the whole transaction is undone. */
function refuseBlobs(): Blob[] {
  const refused: Blob[] = []
  const put = IDBObjectStore.prototype.put
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    value: unknown,
    key,
  ) {
    if (!(value instanceof Blob)) return put.call(this, value, key)
    refused.push(value)
    throw new DOMException('Error preparing Blob/File data', 'UnknownError')
  })
  return refused
}

function createWithPicture(store: DeckStore, id: string, blob: Blob) {
  const imageUrl = `asset:hash-${id}`
  const deck = { title: id, slides: [{ id: '1', title: '', content: [], notes: '', imageUrl }] }
  const record = createRecord(deck, { id, userId: 'ada', now: '2026-01-01T00:00:00.000Z' })
  return store.create(record, deck, [{ hash: `hash-${id}`, blob }])
}
