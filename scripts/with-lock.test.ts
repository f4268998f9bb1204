import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, expect, test, vi } from 'vitest'

import { withLock } from './with-lock.mjs'

const folder = mkdtempSync(join(tmpdir(), 'lectern-lock-'))
const lock = join(folder, 'deep', 'work.lock')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('lock: two at once work one after the other, and leave nothing behind', async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  const steps: string[] = []
  const work = (name: string) => async () => {
    steps.push(`${name} begins`)
    await sleep(50)
    steps.push(`${name} ends`)
  }
  await Promise.all([withLock(lock, work('one')), withLock(lock, work('two'))])
  const [first] = steps[0]!.split(' ')
  expect(steps.slice(0, 2)).toEqual([`${first} begins`, `${first} ends`])
  expect(steps).toHaveLength(4)
  expect(existsSync(lock)).toBe(false)
})

test('lock: work that fails lets the next one in', async () => {
  await expect(withLock(lock, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await withLock(lock, () => Promise.resolve('done'))).toBe('done')
})

test('lock: what a dead process left behind is taken over', async () => {
  writeFileSync(lock, await endedPid())
  expect(await withLock(lock, () => Promise.resolve('done'))).toBe('done')
})

test('lock: a child that outlives its killed starter keeps others out until it ends', async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 400)'])
  writeFileSync(lock, `${await endedPid()} ${child.pid}`)
  await withLock(lock, () => {
    expect(child.exitCode).toBe(0)
    return Promise.resolve()
  })
})

test('lock: a child that ended does not let others in while its starter goes on', async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  const ended = Number(await endedPid())
  let done = false
  const first = withLock(lock, async (lend) => {
    lend(ended)
    await sleep(400)
    done = true
  })
  await sleep(50)
  await withLock(lock, () => {
    expect(done).toBe(true)
    return Promise.resolve()
  })
  await first
})

async function endedPid(): Promise<string> {
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')
  return String(child.pid)
}
