import type { ChildProcess } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { expect, test } from '@playwright/test'

import {
  expiryHeader,
  ownerHashHeader,
  shareMediaType,
  sharePath,
} from '#adapters/share/share-calls.ts'

import { findPostgres, startPostgresServer, withoutPostgres } from '../fakes/postgres-server.ts'
import { startServerProcess } from '../fakes/server-process.ts'
import { choose, tell } from './browser.ts'

const kills = choose(4, 50)
const writers = 4
/** Never the same, and in it other shares are written. */
const killAfterMs = () => Math.random() * 500

type Server = { url: string; child: ChildProcess }
type Share = { id: string; payload: Buffer; isRevoked: boolean }

const token = 'token-of-the-owner'
const ownerHash = createHash('sha256').update(token).digest('hex')

async function startServer(place: Record<string, string>): Promise<Server> {
  // So that each writer can be an address of its own: limits are not what is tested here.
  const env = { ...place, LECTERN_TRUSTED_PROXIES: '1' }
  const { child, ready } = startServerProcess(env, { isBuilt: true })
  return { child, url: (await ready).url }
}

/** Notes a share only once the server has said that it is kept, or taken back. */
async function writeUntilKilled({ url }: Server, kept: Share[], address: string): Promise<void> {
  const client = { 'x-forwarded-for': address }
  try {
    for (;;) {
      const id = randomBytes(16).toString('base64url')
      const payload = randomBytes(20_000)
      const at = url + sharePath(id)
      const headers = { 'content-type': shareMediaType, [ownerHashHeader]: ownerHash, ...client }
      const answer = await fetch(at, {
        method: 'POST',
        headers: { ...headers, [expiryHeader]: '30' },
        body: payload,
      })
      if (answer.status === 429) return
      if (answer.status !== 201) throw new Error(`answered ${answer.status}`)
      const share = { id, payload, isRevoked: false }
      kept.push(share)
      if (kept.length % 5 > 0) continue
      const revoking = {
        method: 'DELETE',
        headers: { ...client, authorization: `Bearer ${token}` },
      }
      // While it is asked for, the share may be there or not.
      kept.pop()
      const revoked = await fetch(at, revoking)
      if (revoked.status === 204) kept.push({ ...share, isRevoked: true })
    }
  } catch (error) {
    // The connection broke with the server.
    if (!(error instanceof TypeError)) throw error
  }
}

/** However slow the machine is: with nothing acknowledged there would be nothing to lose. */
async function killOnceUnderLoad({ child }: Server, kept: readonly Share[]): Promise<void> {
  await expect.poll(() => kept.length).toBeGreaterThan(1)
  await sleep(killAfterMs())
  child.kill('SIGKILL')
}

async function killUnderLoad(place: Record<string, string>): Promise<void> {
  const kept: Share[] = []
  let lost = 0
  let torn = 0
  let checked = 0
  let server = await startServer(place)
  try {
    for (let kill = 0; kill < kills; kill++) {
      const load = Array.from({ length: writers }, (_, writer) =>
        writeUntilKilled(server, kept, `10.${kill}.${writer}.1`),
      )
      await Promise.all([...load, killOnceUnderLoad(server, kept), once(server.child, 'exit')])
      server = await startServer(place)
      for (const { id, payload, isRevoked } of kept.splice(0)) {
        const headers = { 'x-forwarded-for': `10.200.${kill}.${checked++ % 250}` }
        const answer = await fetch(server.url + sharePath(id), { headers })
        if (answer.status !== (isRevoked ? 410 : 200)) lost += 1
        else if (!isRevoked && !payload.equals(Buffer.from(await answer.arrayBuffer()))) torn += 1
      }
    }
  } finally {
    server.child.kill('SIGKILL')
  }
  tell(`${kills} kills, ${checked} acknowledged shares: ${lost} lost, ${torn} torn`)
  expect({ lost, torn }).toEqual({ lost: 0, torn: 0 })
  expect(checked).toBeGreaterThan(kills)
}

test.beforeEach(() => test.setTimeout(300_000 + kills * 20_000))

test(`SS1 ${kills} kills of the server under load, libsql: no share lost that was acknowledged`, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lectern-kill-'))
  await killUnderLoad({ LECTERN_DATA_DIR: dataDir }).finally(() =>
    rm(dataDir, { recursive: true, force: true }),
  )
})

test(`SS1 ${kills} kills of the server under load, PostgreSQL: no share lost that was acknowledged`, async () => {
  const programs = await findPostgres()
  test.skip(!programs, withoutPostgres)
  const postgres = await startPostgresServer(programs ?? '', 'fsync=on')
  await killUnderLoad({ DATABASE_URL: postgres.url }).finally(() => postgres.close())
})
