import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { type Database, openDatabase } from '#adapters/storage/database.ts'
import { fail, ok } from '#core/result.ts'
import { describeVault } from '#ports/storage/vault.contract.ts'

import { makePassphrasesQuick } from '../../../test/fixtures/quick-passphrases.ts'
import { createBrowserVault } from './browser-vault.ts'
import type { VaultRow } from './vault-row.ts'

beforeEach(makePassphrasesQuick)

afterEach(() => vi.unstubAllGlobals())

const passphrase = 'four quiet words here'
const canary = 'AIza-CANARY-5f2c81'

let storageCount = 0
function createStorage() {
  storageCount += 1
  const name = `vault-test-${storageCount}`
  return {
    openTab: () => createBrowserVault({ database: openDatabase(name) }),
    database: openDatabase(name),
  }
}

function createVault() {
  const { openTab, database } = createStorage()
  return { vault: openTab(), openTab, database }
}

async function loadRow<Mode extends VaultRow['mode']>(database: Database, mode: Mode) {
  const row = await database.read(['vault'], async (transaction) =>
    ok((await transaction.objectStore('vault').get('vault')) as VaultRow),
  )
  if (!row.ok || row.value.mode !== mode) throw new Error(`no ${mode} row`)
  return row.value as Extract<VaultRow, { mode: Mode }>
}

const storeRow = (database: Database, row: unknown) =>
  database.write(['vault'], async (transaction) => {
    await transaction.objectStore('vault').put(row, 'vault')
    return ok(undefined)
  })

/** Every byte and every letter a value holds, keys of objects included. */
function* listBytes(value: unknown): Generator<Buffer> {
  if (typeof value === 'string') yield Buffer.from(value)
  else if (value instanceof ArrayBuffer) yield Buffer.from(value)
  else if (ArrayBuffer.isView(value)) yield Buffer.from(value.buffer)
  else if (typeof value === 'object' && value !== null)
    for (const entry of Object.entries(value).flat()) yield* listBytes(entry)
}

async function countTraces(database: Database, secret: string): Promise<number> {
  const rows = await database.read(['vault'], async (transaction) =>
    ok(await transaction.objectStore('vault').getAll()),
  )
  const utf16 = Buffer.from(secret, 'utf16le')
  const shapes = [
    Buffer.from(secret),
    utf16,
    Buffer.from(utf16).swap16(),
    Buffer.from(Buffer.from(secret).toString('base64').slice(0, -2)),
    Buffer.from(Buffer.from(secret).toString('hex')),
  ]
  const found = [...listBytes(rows)].flatMap((bytes) =>
    shapes.filter((shape) => bytes.includes(shape)),
  )
  return found.length
}

const fillDisk = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })

describeVault('browser vault', createStorage)

describe('what rests on disk', () => {
  test('the search finds a key that does lie open, in every shape it looks for', async () => {
    const { database } = createVault()
    await storeRow(database, {
      nested: [{ [canary]: 1 }, Buffer.from(canary, 'utf16le').buffer],
      base64: Buffer.from(canary).toString('base64'),
    })
    expect(await countTraces(database, canary)).toBeGreaterThanOrEqual(3)
  })

  test('no mode leaves a key or a passphrase in readable form', async () => {
    const { vault, database } = createVault()
    for (const mode of ['device', 'session', 'passphrase'] as const) {
      await vault.changeMode(mode, passphrase)
      await vault.write({ gemini: canary, vapi: `${canary}-vapi` })
      expect(await vault.read('gemini')).toEqual(ok(canary))
      await loadRow(database, mode)
      expect(await countTraces(database, canary)).toBe(0)
      expect(await countTraces(database, passphrase)).toBe(0)
    }
  })

  test('session mode stores no key in any form', async () => {
    const { vault, database } = createVault()
    await vault.write({ gemini: canary })
    await vault.changeMode('session')
    const row = await loadRow(database, 'session')
    expect(Object.keys(row).toSorted()).toEqual(['id', 'mode', 'revision', 'version'])
  })

  test('the device key cannot be exported', async () => {
    const { vault, database } = createVault()
    await vault.write({ gemini: canary })
    const { deviceKey } = await loadRow(database, 'device')
    expect(deviceKey.algorithm).toEqual({ name: 'AES-GCM', length: 256 })
    await expect(crypto.subtle.exportKey('raw', deviceKey)).rejects.toThrow('not extractable')
  })

  test('a passphrase takes at least 600,000 rounds and a salt of its own each time', async () => {
    vi.restoreAllMocks()
    const { vault, database } = createVault()
    await vault.changeMode('passphrase', passphrase)
    const first = await loadRow(database, 'passphrase')
    await vault.changeMode('passphrase', passphrase)
    const second = await loadRow(database, 'passphrase')
    vault.lock()
    expect(await vault.unlock(passphrase)).toEqual(ok(undefined))
    expect(first.rounds).toBeGreaterThanOrEqual(600_000)
    expect(first.salt.byteLength).toBe(16)
    expect(Buffer.from(first.salt)).not.toEqual(Buffer.from(second.salt))
  })

  test('the same key written twice gets a fresh IV and looks different', async () => {
    const { vault, database } = createVault()
    await vault.write({ gemini: canary })
    const { keys: first } = await loadRow(database, 'device')
    await vault.write({ gemini: canary })
    const { keys: second } = await loadRow(database, 'device')
    expect(Buffer.from(first.gemini!.iv)).not.toEqual(Buffer.from(second.gemini!.iv))
    expect(Buffer.from(first.gemini!.bytes)).not.toEqual(Buffer.from(second.gemini!.bytes))
  })
})

describe('a passphrase', () => {
  test('is the same however its accents were typed', async () => {
    const { vault } = createVault()
    await vault.changeMode('passphrase', 'caf\u00e9 cr\u00e8me')
    vault.lock()
    expect(await vault.unlock('cafe\u0301 cre\u0300me')).toEqual(ok(undefined))
  })

  test('that is still being tried when lock() comes does not unlock', async () => {
    vi.restoreAllMocks()
    const { vault } = createVault()
    await vault.changeMode('passphrase', passphrase)
    await vault.write({ gemini: canary })
    vault.lock()
    const unlocking = vault.unlock(passphrase)
    await new Promise((resolve) => setTimeout(resolve, 20))
    vault.lock()
    expect(await unlocking).toEqual(fail({ code: 'locked' }))
    expect(await vault.read('gemini')).toEqual(fail({ code: 'locked' }))
  })
})

describe('damage', () => {
  test('any changed byte of a stored key is noticed', async () => {
    const { vault, database } = createVault()
    await vault.write({ gemini: canary, vapi: 'v' })
    const row = await loadRow(database, 'device')
    for (const part of ['iv', 'bytes'] as const) {
      const bytes = new Uint8Array(row.keys.gemini![part])
      for (const at of bytes.keys()) {
        bytes[at]! ^= 1
        await storeRow(database, row)
        expect(await vault.read('gemini')).toEqual(fail({ code: 'damaged' }))
        bytes[at]! ^= 1
      }
    }
    expect(await vault.read('vapi')).toEqual(ok('v'))
    await storeRow(database, row)
    expect(await vault.read('gemini')).toEqual(ok(canary))
  })

  test('one provider cannot be handed the key of another', async () => {
    const { vault, database } = createVault()
    await vault.write({ gemini: canary })
    const row = await loadRow(database, 'device')
    await storeRow(database, { ...row, keys: { vapi: row.keys.gemini } })
    expect(await vault.read('vapi')).toEqual(fail({ code: 'damaged' }))
  })

  test('of one key is healed by writing it anew, and blocks moving until then', async () => {
    const { vault, database } = createVault()
    await vault.write({ gemini: canary })
    const row = await loadRow(database, 'device')
    new Uint8Array(row.keys.gemini!.bytes)[0]! ^= 1
    await storeRow(database, row)
    expect(await vault.changeMode('session')).toEqual(fail({ code: 'damaged' }))
    await vault.write({ gemini: 'fresh' })
    expect(await vault.changeMode('session')).toEqual(ok(undefined))
    expect(await vault.read('gemini')).toEqual(ok('fresh'))
  })

  test.each([
    ['nonsense', 'damaged', () => 'nonsense'],
    ['a device row without its key', 'damaged', (row: object) => ({ ...row, deviceKey: null })],
    ['a later version', 'newer-version', (row: object) => ({ ...row, version: 2, mode: 'other' })],
  ])('%s is never overwritten, only cleared', async (_, code, break_) => {
    const { vault, database } = createVault()
    await vault.write({ gemini: canary })
    await storeRow(database, break_(await loadRow(database, 'device')))
    const refused = fail({ code })
    expect(await vault.status()).toEqual(refused)
    expect(await vault.read('gemini')).toEqual(refused)
    expect(await vault.write({ gemini: 'x' })).toEqual(refused)
    expect(await vault.changeMode('session')).toEqual(refused)
    expect(await vault.clear()).toEqual(ok(undefined))
    expect(await vault.write({ gemini: 'x' })).toEqual(ok(undefined))
  })

  test('fewer rounds than promised are not accepted', async () => {
    const { vault, database } = createVault()
    await vault.changeMode('passphrase', passphrase)
    await storeRow(database, { ...(await loadRow(database, 'passphrase')), rounds: 1 })
    expect(await vault.unlock(passphrase)).toEqual(fail({ code: 'damaged' }))
  })
})

describe('failure leaves everything as it was', () => {
  test.each(['device', 'session', 'passphrase'] as const)('from %s mode', async (mode) => {
    const { vault } = createVault()
    await vault.changeMode(mode, passphrase)
    await vault.write({ gemini: canary })
    const before = await vault.status()
    const full = fillDisk()
    for (const next of ['device', 'session', 'passphrase'] as const) {
      if (next === mode) continue
      expect(await vault.changeMode(next, passphrase)).toEqual(fail({ code: 'storage-full' }))
    }
    expect(await vault.write({ vapi: 'v' })).toEqual(fail({ code: 'storage-full' }))
    full.mockRestore()
    expect(await vault.status()).toEqual(before)
    expect(await vault.read('gemini')).toEqual(ok(canary))
  })

  test('a browser without storage gets an answer, not an exception', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const { vault } = createVault()
    const unavailable = { ok: false, error: { code: 'storage-unavailable' } }
    expect(await vault.status()).toMatchObject(unavailable)
    expect(await vault.read('gemini')).toMatchObject(unavailable)
    expect(await vault.write({ gemini: 'g' })).toMatchObject(unavailable)
    expect(await vault.changeMode('session')).toMatchObject(unavailable)
    expect(await vault.unlock('x')).toMatchObject(unavailable)
    expect(await vault.clear()).toMatchObject(unavailable)
  })

  test('a page that may not encrypt still has session mode', async () => {
    const { vault } = createVault()
    vi.stubGlobal('crypto', {
      getRandomValues: crypto.getRandomValues.bind(crypto),
      subtle: undefined,
    })
    const unavailable = fail({ code: 'encryption-unavailable' })
    expect(await vault.write({ gemini: 'g' })).toEqual(unavailable)
    expect(await vault.changeMode('passphrase', passphrase)).toEqual(unavailable)
    expect(await vault.changeMode('session')).toEqual(ok(undefined))
    expect(await vault.write({ gemini: 'g' })).toEqual(ok(undefined))
    expect(await vault.read('gemini')).toEqual(ok('g'))
  })
})

test('clearing all data behind the vault ends a session vault too', async () => {
  const { vault, database } = createVault()
  await vault.changeMode('session')
  await vault.write({ gemini: canary })
  await database.write(['vault'], async (transaction) => {
    await transaction.objectStore('vault').clear()
    return ok(undefined)
  })
  expect(await vault.read('gemini')).toEqual(ok(null))
  expect(await vault.status()).toEqual(ok({ mode: 'device', locked: false, names: [] }))
})
