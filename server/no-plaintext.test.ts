import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, expect, test } from 'vitest'

import { createHttpShareHost } from '#adapters/share/http-share-host.ts'
import { writeJson } from '#codecs/json/write-json.ts'
import { createOwnerToken, hashOwnerToken } from '#codecs/share/owner-token.ts'
import { packShare } from '#codecs/share/pack-share.ts'
import { sealShare } from '#codecs/share/seal-share.ts'
import { randomBytes as randomKey } from '#codecs/share/share-cipher.ts'
import { encodeBase64Url } from '#core/share/base64-url.ts'

import {
  findPostgres,
  startPostgresServer,
  withoutPostgres,
} from '../test/fakes/postgres-server.ts'
import { startShareServer } from '../test/fakes/share-server.ts'
import { createLog } from './create-log.ts'
import { openLibsqlShareStore } from './share-store/libsql-share-store.ts'
import { openPostgresDatabase } from './share-store/postgres-database.ts'
import type { ShareStore } from './share-store/share-store.ts'

const silent = createLog(() => {})
const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const clean of cleanups.splice(0)) await clean()
})

type Place = { store: ShareStore; folder: string }

async function openLibsql(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-shares-'))
  cleanups.push(() => rm(folder, { recursive: true, force: true }))
  return { folder, store: await openLibsqlShareStore(join(folder, 'shares.db'), silent) }
}

async function openPostgres(programs: string): Promise<Place> {
  // It notes down everything that it is told.
  const postgres = await startPostgresServer(programs, 'log_statement=all')
  cleanups.push(() => postgres.close())
  return { folder: postgres.folder, store: openPostgresDatabase(postgres.url, silent).store }
}

/** Shares a hundred decks as the app does, and takes ten back. */
async function shareHundred(url: string): Promise<{ secrets: string[]; ownerHashes: string[] }> {
  const host = createHttpShareHost(url)
  const ownerHashes: string[] = []
  const secrets = ['Canarytitle', 'Canarypoint', 'Canarynotes']
  for (let number = 0; number < 100; number++) {
    const deck = {
      title: `Canarytitle${number} of the deck`,
      slides: [
        { id: 'a', title: 'A', content: [`Canarypoint${number}`], notes: `Canarynotes${number}` },
      ],
    }
    const id = randomBytes(16).toString('base64url')
    const linkKey = randomKey(32)
    const owner = createOwnerToken()
    const { bytes } = writeJson({ deck, pictures: new Map() })
    const payload = await sealShare(await packShare(bytes), { id, linkKey })
    const ownerHash = await hashOwnerToken(owner)
    const kept = await host.keep({ id, ownerHash, payload, days: 7 })
    expect(kept.ok).toBe(true)
    if (number % 10 === 0) await host.revoke(id, owner)
    ownerHashes.push(ownerHash)
    const key = Buffer.from(linkKey)
    secrets.push(owner, encodeBase64Url(linkKey), key.toString('latin1'), key.toString('hex'))
  }
  return { secrets, ownerHashes }
}

async function readFolder(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const texts = await Promise.all(
    files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'latin1')),
  )
  return texts.join('\n')
}

const programs = await findPostgres()

test.each([
  { name: 'libsql', open: openLibsql },
  ...(programs ? [{ name: 'PostgreSQL', open: () => openPostgres(programs) }] : []),
])(
  'LK2 after 100 shares in $name neither files, write-ahead log nor logs hold a byte of title, text, notes, key or token',
  async ({ open }) => {
    const { store, folder } = await open()
    const server = await startShareServer({ store, limits: { createsPerHour: 1000 } })
    cleanups.unshift(server.close)
    const { secrets, ownerHashes } = await shareHundred(server.url)
    // While it still runs: nothing has been tidied up yet.
    const stored = await readFolder(folder)
    // What may be there is found, so these are the right files.
    expect(ownerHashes.filter((hash) => !stored.includes(hash))).toEqual([])
    expect(server.logged.length).toBeGreaterThanOrEqual(100)
    const everything = stored + server.logged.join('\n')
    expect(secrets.filter((secret) => everything.includes(secret))).toEqual([])
  },
)

if (!programs) test.skip(withoutPostgres, () => {})
