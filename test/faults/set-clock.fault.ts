import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from '@playwright/test'

import {
  expiryHeader,
  ownerHashHeader,
  shareMediaType,
  sharePath,
} from '#adapters/share/share-calls.ts'

import { findPostgres, startPostgresServer, withoutPostgres } from '../fakes/postgres-server.ts'
import { startServerProcess } from '../fakes/server-process.ts'
import { tell } from './browser.ts'

const shares = 20
const day = 24 * 60 * 60 * 1000
const ownerHash = createHash('sha256').update('token-of-the-owner').digest('hex')

/** As the system's clock would be: it is the only one that can be set. */
const setClock = (byMs: number): string => {
  const source = `const read = Date.now; Date.now = () => read() + (${byMs})`
  return `--import=data:text/javascript,${encodeURIComponent(source)}`
}

/** What somebody does with a server whose clock is off by so much. */
async function withServer(
  place: Record<string, string>,
  clockOffMs: number,
  visit: (url: string) => Promise<void>,
): Promise<void> {
  const env = { ...place, NODE_OPTIONS: setClock(clockOffMs) }
  const { child, ready } = startServerProcess(env, { isBuilt: true })
  try {
    await visit((await ready).url)
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  } finally {
    child.kill('SIGKILL')
  }
}

async function share(url: string): Promise<{ id: string; status: number }> {
  const id = randomBytes(16).toString('base64url')
  const headers = {
    'content-type': shareMediaType,
    [ownerHashHeader]: ownerHash,
    [expiryHeader]: '7',
  }
  const { status } = await fetch(url + sharePath(id), { method: 'POST', headers, body: 'sealed' })
  return { id, status }
}

async function leapAndReturn(place: Record<string, string>): Promise<void> {
  const ids: string[] = []
  await withServer(place, 0, async (url) => {
    for (let at = 0; at < shares; at++) {
      const { id, status } = await share(url)
      expect(status).toBe(201)
      ids.push(id)
    }
  })
  for (const clockOffMs of [365 * day, -day, 365 * day])
    await withServer(place, clockOffMs, async (url) => {
      const { id, status } = await share(url)
      expect(status).toBe(201)
      ids.push(id)
      expect((await fetch(url + sharePath(id))).status).toBe(200)
    })
  await withServer(place, 0, async (url) => {
    const statuses: number[] = []
    for (const id of ids) statuses.push((await fetch(url + sharePath(id))).status)
    const lost = statuses.filter((status) => status !== 200).length
    tell(`a clock a year ahead, a day behind and back: ${lost} of ${ids.length} shares lost`)
    expect(lost).toBe(0)
    expect((await share(url)).status).toBe(201)
  })
}

test.beforeEach(() => test.setTimeout(300_000))

test('SS9 a clock a year ahead and back: no share lost, nobody locked out, libsql', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lectern-clock-'))
  await leapAndReturn({ LECTERN_DATA_DIR: dataDir }).finally(() =>
    rm(dataDir, { recursive: true, force: true }),
  )
})

test('SS9 a clock a year ahead and back: no share lost, nobody locked out, PostgreSQL', async () => {
  test.skip(!process.env['LECTERN_FULL'], 'In the gate the embedded database stands for both')
  const programs = await findPostgres()
  test.skip(!programs, withoutPostgres)
  const postgres = await startPostgresServer(programs ?? '')
  await leapAndReturn({ DATABASE_URL: postgres.url }).finally(() => postgres.close())
})
