import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import Database from 'libsql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { createLog } from '../create-log.ts'
import { openLibsqlShareStore } from './libsql-share-store.ts'
import { createMemoryShareStore } from './memory-share-store.ts'
import { shareStoreContract } from './share-store.contract.ts'

const silent = createLog(() => {})
let folder: string
let files = 0
const nextFile = () => join(folder, String(++files), 'shares.db')

beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'lectern-shares-'))))
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('shares in memory', () => {
  shareStoreContract(async () => createMemoryShareStore())
})

describe('shares in libsql', () => {
  shareStoreContract(() => openLibsqlShareStore(nextFile(), silent))

  const share = {
    id: 'share-1',
    ownerHash: 'a'.repeat(64),
    payload: Buffer.from('canary-of-the-payload '.repeat(2_000)),
    createdAt: 0,
    expiresAt: null,
  }
  const plenty = { maxTotalBytes: 1_000_000 }

  test('SS1 what was kept is there when the file is opened again', async () => {
    const file = nextFile()
    const first = await openLibsqlShareStore(file, silent)
    await first.create(share, plenty)
    await first.close()
    const second = await openLibsqlShareStore(file, silent)
    expect(await second.find('share-1', 0)).toMatchObject({ status: 'live' })
    await second.close()
  })

  test('SS1 a file of the first version is taken over, with all that is in it', async () => {
    const file = nextFile()
    await mkdir(dirname(file))
    const first = new Database(file)
    first.exec(`
      CREATE TABLE shares (
        id TEXT PRIMARY KEY, owner_hash TEXT NOT NULL, created_at INTEGER NOT NULL,
        expires_at INTEGER, is_revoked INTEGER NOT NULL DEFAULT 0, size INTEGER NOT NULL, payload BLOB
      ) WITHOUT ROWID;
      CREATE INDEX shares_by_size ON shares (size);
      CREATE INDEX shares_by_expiry ON shares (expires_at) WHERE expires_at IS NOT NULL;
      INSERT INTO shares VALUES ('live', 'aa', 0, NULL, 0, 3, x'010203');
      INSERT INTO shares VALUES ('ended', 'aa', 0, 5, 1, 0, NULL);
    `)
    first.close()
    for (const _ of ['changed', 'as it is']) {
      const store = await openLibsqlShareStore(file, silent)
      expect(await store.find('live', 9)).toEqual({
        status: 'live',
        payload: new Uint8Array([1, 2, 3]),
        expiresAt: null,
      })
      expect(await store.find('ended', 9)).toEqual({ status: 'revoked' })
      await store.close()
    }
  })

  test('SS3 nothing of what was taken back is left in the file', async () => {
    const file = nextFile()
    const store = await openLibsqlShareStore(file, silent)
    await store.create(share, plenty)
    await store.revoke(share.id, share.ownerHash)
    const names = await readdir(dirname(file))
    const bytes = await Promise.all(names.map((name) => readFile(join(dirname(file), name))))
    expect(Buffer.concat(bytes).includes('canary-of-the-payload')).toBe(false)
    await store.close()
  })

  test('SS10 while another process holds the file, reading goes on, writing waits, and readiness says so', async () => {
    const file = nextFile()
    const store = await openLibsqlShareStore(file, silent, { patienceMs: 2_000 })
    await store.create(share, plenty)
    const other = new Database(file)
    other.exec('BEGIN IMMEDIATE')
    let turns = 0
    const counting = setInterval(() => turns++, 10)
    const late = [1, 2, 3].map((at) => store.create({ ...share, id: `late-${at}` }, plenty))
    expect(await store.find(share.id, 0)).toMatchObject({ status: 'live' })
    expect(new Set(await Promise.all(late))).toEqual(new Set(['unavailable']))
    clearInterval(counting)
    expect(turns).toBeGreaterThan(3)
    expect(await store.check()).toBe('unavailable')
    const waiting = store.revoke(share.id, share.ownerHash)
    other.exec('ROLLBACK')
    expect(await waiting).toBe('revoked')
    expect(await store.check()).toBe('ready')
    expect(await store.create({ ...share, id: 'late-1' }, plenty)).toBe('created')
    other.close()
    await store.close()
  })

  test('SS10 a server may be started while another process holds the file', async () => {
    const file = nextFile()
    await (await openLibsqlShareStore(file, silent)).close()
    const other = new Database(file)
    other.exec('BEGIN IMMEDIATE')
    const store = await openLibsqlShareStore(file, silent, { patienceMs: 100 })
    expect(await store.peek(share.id, 0)).toBe('unknown')
    other.close()
    await store.close()
  })

  test('SS6 two processes may have the file open, and see what the other did', async () => {
    const file = nextFile()
    const [first, second] = [
      await openLibsqlShareStore(file, silent),
      await openLibsqlShareStore(file, silent),
    ]
    await first.create(share, plenty)
    expect(await second.revoke(share.id, share.ownerHash)).toBe('revoked')
    expect(await first.find(share.id, 0)).toEqual({ status: 'revoked' })
    await first.close()
    await second.close()
  })
})
