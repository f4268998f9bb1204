import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { startServerProcess } from '../test/fakes/server-process.ts'

const started: ChildProcess[] = []

let dataDir: string
beforeAll(async () => void (dataDir = await mkdtemp(join(tmpdir(), 'lectern-data-'))))
afterAll(() => rm(dataDir, { recursive: true, force: true }))

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

function start(env: Record<string, string>) {
  const server = startServerProcess({ LECTERN_DATA_DIR: dataDir, ...env })
  started.push(server.child)
  return server
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s: ends at once and cleanly, although a browser keeps its connection open',
  async (signal) => {
    const { child, ready } = start({})
    const { url } = await ready
    const health = (await (await fetch(`${url}/api/health`)).json()) as { version: string }
    expect(health.version).toMatch(/^\d+\.\d+\.\d+/)
    // Counted in turns of a timer: a machine that stands still for seconds has none meanwhile.
    let turns = 0
    const counting = setInterval(() => turns++, 100)
    child.kill(signal)
    expect(await once(child, 'exit')).toEqual([0, null])
    clearInterval(counting)
    expect(turns).toBeLessThan(20)
  },
)

test('SIGTERM: what is being sent is kept and answered first', async () => {
  const { child, ready } = start({})
  const { url } = await ready
  const id = randomBytes(16).toString('base64url')
  const headers = {
    'content-type': 'application/octet-stream',
    'content-length': 6,
    'lectern-owner-hash': 'a'.repeat(64),
  }
  const upload = request(`${url}/api/shares/${id}`, { method: 'POST', headers })
  upload.write('sea')
  // The server has seen the beginning of it once it answers somebody who came later.
  await fetch(`${url}/api/health`)
  child.kill('SIGTERM')
  await expect.poll(() => fetch(`${url}/api/health`).then(Boolean, () => null)).toBeNull()
  expect(child.exitCode).toBeNull()
  upload.end('led')
  const [answer] = (await once(upload, 'response')) as [{ statusCode: number }]
  expect(answer.statusCode).toBe(201)
  expect(await once(child, 'exit')).toEqual([0, null])
  const { url: next } = await start({}).ready
  expect(await (await fetch(`${next}/api/shares/${id}`)).text()).toBe('sealed')
})

test('taken port: says so in one line and names the address it uses', async () => {
  const squatter = createServer().listen(0, '127.0.0.1')
  await once(squatter, 'listening')
  const { port } = squatter.address() as { port: number }
  const { url, text } = await start({ PORT: String(port) }).ready
  expect(Number(new URL(url).port)).toBeGreaterThan(port)
  expect(text).toMatch(new RegExp(`^Port ${port} is taken; using \\d+\\.`, 'm'))
  squatter.close()
})

test('wrong setting: one sentence, and an exit code that says so', async () => {
  const { child, ready } = start({ PORT: 'three' })
  await expect(ready).rejects.toThrow("PORT must be a number from 0 to 65535, not 'three'.")
  expect(child.exitCode).toBe(1)
})
