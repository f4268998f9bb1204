import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

const entry = fileURLToPath(new URL('./index.ts', import.meta.url))
const started: ChildProcess[] = []

let dataDir: string
beforeAll(async () => void (dataDir = await mkdtemp(join(tmpdir(), 'lectern-data-'))))
afterAll(() => rm(dataDir, { recursive: true, force: true }))

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

function start(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', entry], {
    env: { ...process.env, LECTERN_DATA_DIR: dataDir, ...env },
  })
  started.push(child)
  let text = ''
  child.stderr.on('data', (chunk) => (text += chunk))
  const ready = new Promise<{ url: string; text: string }>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      text += chunk
      const url = /ready at (\S+)/.exec(text)?.[1]
      if (url) resolve({ url, text })
    })
    child.on('exit', () => reject(new Error(text)))
  })
  return { child, ready }
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s: ends at once and cleanly, although a browser keeps its connection open',
  async (signal) => {
    const { child, ready } = start({ PORT: '0' })
    const { url } = await ready
    const health = (await (await fetch(`${url}/api/health`)).json()) as { version: string }
    expect(health.version).toMatch(/^\d+\.\d+\.\d+/)
    const signalled = performance.now()
    child.kill(signal)
    expect(await once(child, 'exit')).toEqual([0, null])
    expect(performance.now() - signalled).toBeLessThan(2000)
  },
)

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
