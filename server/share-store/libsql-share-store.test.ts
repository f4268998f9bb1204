import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { openLibsqlShareStore } from './libsql-share-store.ts'
import { createMemoryShareStore } from './memory-share-store.ts'
import { shareStoreContract } from './share-store.contract.ts'

let folder: string
let files = 0
const nextFile = () => join(folder, String(++files), 'shares.db')

beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'lectern-shares-'))))
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('shares in memory', () => {
  shareStoreContract(async () => createMemoryShareStore())
})

describe('shares in libsql', () => {
  shareStoreContract(() => openLibsqlShareStore(nextFile()))

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
    const first = await openLibsqlShareStore(file)
    await first.create(share, plenty)
    await first.close()
    const second = await openLibsqlShareStore(file)
    expect(await second.find('share-1', 0)).toMatchObject({ status: 'live' })
    await second.close()
  })

  test('SS3 nothing of what was taken back is left in the file', async () => {
    const file = nextFile()
    const store = await openLibsqlShareStore(file)
    await store.create(share, plenty)
    await store.revoke(share.id, share.ownerHash)
    const names = await readdir(dirname(file))
    const bytes = await Promise.all(names.map((name) => readFile(join(dirname(file), name))))
    expect(Buffer.concat(bytes).includes('canary-of-the-payload')).toBe(false)
    await store.close()
  })

  test('SS6 two processes may have the file open, and see what the other did', async () => {
    const file = nextFile()
    const [first, second] = [await openLibsqlShareStore(file), await openLibsqlShareStore(file)]
    await first.create(share, plenty)
    expect(await second.revoke(share.id, share.ownerHash)).toBe('revoked')
    expect(await first.find(share.id, 0)).toEqual({ status: 'revoked' })
    await first.close()
    await second.close()
  })
})
