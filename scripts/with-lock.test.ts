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
  const dead = spawn(process.execPath, ['-e', ''])
  await once(dead, 'exit')
  writeFileSync(lock, String(dead.pid))
  expect(await withLock(lock, () => Promise.resolve('done'))).toBe('done')
})

test('lock: a child that outlives its killed starter keeps others out until it ends', async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 400)'])
  writeFileSync(lock, String(child.pid))
  await withLock(lock, () => {
    expect(child.exitCode).toBe(0)
    return Promise.resolve()
  })
})
