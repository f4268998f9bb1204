import { type ChildProcess, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { expect, test } from '@playwright/test'

import { ownerHashHeader, shareMediaType, sharePath } from '#adapters/share/share-calls.ts'

import { startServerProcess } from '../fakes/server-process.ts'
import { watchMachine } from '../fixtures/watch-machine.ts'
import { choose, tell, waitForOwnProcessor } from './browser.ts'

const ownerHash = createHash('sha256').update('token-of-the-owner').digest('hex')
const tracer = '/usr/bin/strace'

let dataDir: string
let child: ChildProcess
let url: string

test.skip(!existsSync(tracer), 'Only strace makes a disk slow')
test.beforeAll(() => waitForOwnProcessor())

test.beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lectern-slow-'))
  await startServer()
})

test.afterEach(async () => {
  child.kill('SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
})

async function startServer(): Promise<void> {
  const server = startServerProcess({ LECTERN_DATA_DIR: dataDir }, { isBuilt: true })
  child = server.child
  url = (await server.ready).url
}

/** From now on every such call of the server's, about the files of the store, takes so much longer. */
async function slowDown(calls: string, ms: number): Promise<void> {
  const files = ['shares.db', 'shares.db-wal'].flatMap((name) => ['-P', join(dataDir, name)])
  const inject = `inject=${calls}:delay_enter=${ms * 1_000}`
  const args = ['-f', '-p', String(child.pid), ...files, '-e', inject, '-o', '/dev/null']
  const tracing = spawn(tracer, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const [said] = await once(tracing.stderr, 'data')
  expect(String(said)).toContain('attached')
}

async function share(payload: Uint8Array<ArrayBuffer>) {
  const id = randomBytes(16).toString('base64url')
  const headers = { 'content-type': shareMediaType, [ownerHashHeader]: ownerHash }
  const answer = await fetch(url + sharePath(id), { method: 'POST', headers, body: payload })
  return { id, status: answer.status }
}

const stoodStill = watchMachine()

async function measure(path: string): Promise<number> {
  const begun = Date.now()
  const answer = await fetch(url + path)
  await answer.arrayBuffer()
  expect(answer.status).toBe(200)
  const ended = Date.now()
  return ended - begun - stoodStill(begun, ended)
}

/** The longest that any of these took to answer while something else went on. */
async function askMeanwhile(work: Promise<unknown>, paths: readonly string[]): Promise<number> {
  const end = work.then(() => 'end')
  let longest = 0
  do {
    for (const path of paths) longest = Math.max(longest, await measure(path))
  } while ((await Promise.race([end, wait(100, 'on')])) === 'on')
  return longest
}

const fsyncMs = choose(1_000, 3_000)

test(`SS10 each fsync of the disk takes ${fsyncMs} ms: pages, health and reads within a second, and what was written is there`, async () => {
  const { id } = await share(randomBytes(100_000))
  await slowDown('fsync,fdatasync', fsyncMs)
  const payload = randomBytes(100_000)
  const begun = Date.now()
  const writing = share(payload)
  const longest = await askMeanwhile(writing, ['/', '/api/health', sharePath(id)])
  const writtenAfter = Date.now() - begun
  const written = await writing
  tell(
    `a disk with ${fsyncMs} ms for each fsync: a share was written after ${writtenAfter} ms, pages, health and reads took ${longest} ms at most`,
  )
  // Without it the disk was not slow.
  expect(writtenAfter).toBeGreaterThan(fsyncMs)
  expect(written.status).toBe(201)
  expect(longest).toBeLessThan(1_000)
  const read = await fetch(url + sharePath(written.id))
  expect(Buffer.from(await read.arrayBuffer()).equals(payload)).toBe(true)
})

const readMs = 100

test(`SS12 each read of the disk takes ${readMs} ms: pages, health and what is in memory within a second`, async () => {
  const payload = randomBytes(choose(100_000, 500_000))
  const cold = await share(payload)
  child.kill('SIGTERM')
  await once(child, 'exit')
  await startServer()
  const warm = await share(randomBytes(20_000))
  // Once to have it in memory, once to have been asked whether it is live.
  for (const _ of ['read', 'asked']) await measure(sharePath(warm.id))
  await slowDown('pread64,read', readMs)
  const begun = Date.now()
  const reading = fetch(url + sharePath(cold.id)).then((answer) => answer.arrayBuffer())
  const longest = await askMeanwhile(reading, ['/', '/api/health', sharePath(warm.id)])
  const readAfter = Date.now() - begun
  tell(
    `a disk with ${readMs} ms for each read: a share came after ${readAfter} ms, pages, health and what is in memory after ${longest} ms at most`,
  )
  // Read by the process itself, it would have kept everybody waiting for as long.
  expect(readAfter).toBeGreaterThan(2_000)
  expect(longest).toBeLessThan(1_000)
  expect(Buffer.from(await reading).equals(payload)).toBe(true)
})
