import 'fake-indexeddb/auto'

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { fail, ok } from '#core/result.ts'
import { localDataContract } from '#ports/storage/local-data.contract.ts'

import { createFakeCaches } from '../../../test/fakes/fake-caches.ts'
import { appCacheName, usedCacheName } from '../offline/worker-protocol.ts'
import { createBrowserLocalData } from './browser-local-data.ts'
import { type Database, openDatabase } from './database.ts'
import { createIndexedDbDeckStore } from './indexed-db-deck-store.ts'
import { createIndexedDbProfileStore } from './indexed-db-profile-store.ts'

let databases = 0
let database: Database
let local: Map<string, string>
let session: Map<string, string>

beforeEach(() => {
  database = openDatabase(`local-data-${++databases}`)
  local = new Map([['appearance', 'dark']])
  session = new Map([['draft', 'text']])
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', session)
})
afterEach(() => vi.unstubAllGlobals())

describe('all data in the browser', () => {
  localDataContract(async () => ({
    localData: createBrowserLocalData(database),
    decks: createIndexedDbDeckStore(database),
    profiles: createIndexedDbProfileStore(database),
  }))

  test('clearing empties every object store but for the current user', async () => {
    const stores = [
      'records',
      'contents',
      'assets',
      'quarantine',
      'profiles',
      'session',
      'vault',
      'speech',
      'shares',
    ] as const
    const row = { id: 'x', user_id: 'u', updated_at: '', title: '', assets: ['y'] }
    await database.write([...stores], async (transaction) => {
      await transaction.objectStore('records').put({ ...row, stored: null })
      await transaction.objectStore('contents').put({ id: 'x', revision: 1, stored: null })
      await transaction.objectStore('assets').put(new Blob(['x']), 'x')
      await transaction.objectStore('quarantine').put({ ...row, record: null, content: null })
      await transaction
        .objectStore('profiles')
        .put({ id: 'x', usernameKey: 'x', emailKey: 'x', user: null })
      await transaction.objectStore('session').put('ada', 'current-user')
      await transaction.objectStore('session').put('other', 'another-entry')
      await transaction.objectStore('vault').put('sealed', 'keys')
      const samples = new Int16Array(2)
      const speech = { samples, sampleRate: 8000, words: [], bytes: 4, used_at: 0 }
      await transaction.objectStore('speech').put(speech, 'x')
      await transaction.objectStore('shares').put({ id: 'x' })
      return ok(undefined)
    })
    await createBrowserLocalData(database).clear()
    const left = await database.read([...stores], async (transaction) => {
      const keys: string[] = []
      for (const store of transaction.objectStoreNames)
        keys.push(...(await transaction.objectStore(store).getAllKeys()))
      return ok(keys)
    })
    expect(left).toEqual(ok(['current-user']))
  })

  test('clearing empties local, session and cache storage', async () => {
    const caches = createFakeCaches()
    for (const name of ['lectern-shares', 'lectern-voice']) await caches.open(name)
    vi.stubGlobal('caches', caches)
    expect(await createBrowserLocalData(database).clear()).toEqual(ok(undefined))
    expect(local.size + session.size + caches.stored.size).toBe(0)
  })

  test('OF9 clearing leaves what the app is made of', async () => {
    const caches = createFakeCaches()
    const ofTheApp = [appCacheName('1'), usedCacheName]
    for (const name of ofTheApp) await caches.open(name)
    vi.stubGlobal('caches', caches)
    expect(await createBrowserLocalData(database).clear()).toEqual(ok(undefined))
    expect(await caches.keys()).toEqual(ofTheApp)
  })

  test('what cannot be cleared is said, not swallowed', async () => {
    vi.stubGlobal('localStorage', {
      clear() {
        throw new DOMException('Denied', 'SecurityError')
      },
    })
    expect(await createBrowserLocalData(database).clear()).toEqual(
      fail({ code: 'storage-unavailable', cause: expect.any(DOMException) }),
    )
  })

  test('persist answers from the browser where it can', async () => {
    const localData = createBrowserLocalData(database)
    vi.stubGlobal('navigator', {})
    expect(await localData.persist()).toBe(false)
    vi.stubGlobal('navigator', {
      storage: {
        persisted: async () => false,
        persist: async () => true,
      },
    })
    expect(await localData.persist()).toBe(true)
  })
})
