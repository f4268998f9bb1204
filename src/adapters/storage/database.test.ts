import 'fake-indexeddb/auto'

import { deleteDB, openDB } from 'idb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { fail, ok } from '#core/result.ts'

import { type Database, openDatabase } from './database.ts'
import { databaseVersion } from './database-schema.ts'

let databases = 0
let name: string
let database: Database

beforeEach(() => {
  name = `database-${++databases}`
  database = openDatabase(name)
})
afterEach(() => {
  database.close()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const put = (value: string) =>
  database.write(['session'], async (transaction) => {
    await transaction.objectStore('session').put(value, 'key')
    return ok(undefined)
  })
const get = (from = database) =>
  from.read(['session'], async (transaction) =>
    ok(await transaction.objectStore('session').get('key')),
  )

test('what was written is read, also over a new connection', async () => {
  expect(await put('kept')).toEqual(ok(undefined))
  database.close()
  expect(await get()).toEqual(ok('kept'))
  expect(await get(openDatabase(name))).toEqual(ok('kept'))
})

test('a bug inside a transaction undoes it and is thrown, not turned into a code', async () => {
  await put('before')
  const broken = database.write(['session'], async (transaction) => {
    await transaction.objectStore('session').put('after', 'key')
    throw new TypeError('a bug')
  })
  await expect(broken).rejects.toThrow('a bug')
  expect(await get()).toEqual(ok('before'))
})

test('an answer that is a failure passes through', async () => {
  expect(await database.read(['session'], async () => fail({ code: 'not-found' }))).toEqual(
    fail({ code: 'not-found' }),
  )
})

test('no database at all: unavailable, with the cause', async () => {
  vi.stubGlobal('indexedDB', {
    open() {
      throw new DOMException('Denied', 'SecurityError')
    },
  })
  expect(await get()).toEqual(
    fail({
      code: 'storage-unavailable',
      cause: expect.objectContaining({ name: 'SecurityError' }),
    }),
  )
  vi.unstubAllGlobals()
  expect(await get()).toEqual(ok(undefined))
})

test('a newer version in another tab: this tab lets go at once and says so afterwards', async () => {
  await put('old')
  const newer = await openDB(name, databaseVersion + 1)
  expect(await get()).toEqual(fail({ code: 'newer-version' }))
  expect(await put('over it')).toEqual(fail({ code: 'newer-version' }))
  newer.close()
  await deleteDB(name)
  expect(await get()).toEqual(ok(undefined))
})

test('an older tab that does not let go is waited for, but not for ever', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const request = new IDBOpenDBRequest()
  vi.spyOn(indexedDB, 'open').mockReturnValue(request)
  const answered = vi.fn()
  const waiting = get().finally(answered)
  request.dispatchEvent(new IDBVersionChangeEvent('blocked'))
  await vi.advanceTimersByTimeAsync(2_900)
  expect(answered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(await waiting).toMatchObject({ ok: false, error: { code: 'storage-unavailable' } })
})

test('a connection that the browser took away is replaced', async () => {
  await put('kept')
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction')
  transaction.mockImplementationOnce(() => {
    throw new DOMException('The connection is closing', 'InvalidStateError')
  })
  expect(await get()).toEqual(ok('kept'))
})

test('MG8 a page that is put to sleep holds nobody up, and does what it wanted when it wakes', async () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  const sleeper = openDatabase(name)
  const pass = (type: string, persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event(type), { persisted }))
  let tries = 0
  const slow = sleeper.write(['session'], async (transaction) => {
    tries += 1
    const store = transaction.objectStore('session')
    await store.put('late', 'key')
    // Falls asleep between two requests, as a page does that is left.
    if (tries === 1) pass('pagehide', true)
    await store.put(`tried ${tries} times`, 'key')
    return ok(undefined)
  })
  expect(await put('meanwhile')).toEqual(ok(undefined))
  expect(await get()).toEqual(ok('meanwhile'))
  const later = get(sleeper)

  pass('pageshow', true)
  expect(await slow).toEqual(ok(undefined))
  expect(await later).toMatchObject({ ok: true })
  expect(await get()).toEqual(ok('tried 2 times'))

  pass('pagehide', false)
  expect(await get(sleeper), 'a page that is only left goes on until it ends').toEqual(
    ok('tried 2 times'),
  )
  sleeper.close()
})
