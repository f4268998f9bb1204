import { expect, test } from 'vitest'

import { runCommand } from './run-command.mjs'

const runScript = (script: string, options?: Parameters<typeof runCommand>[2]) =>
  runCommand(process.execPath, ['-e', script], options)

test('command: everything it says is kept, and its code decides', async () => {
  const good = await runScript('console.log("out"); console.error("err")')
  expect(good.ok).toBe(true)
  expect(good.output).toContain('out')
  expect(good.output).toContain('err')
  expect((await runScript('process.exit(3)')).ok).toBe(false)
})

test('command: one that is killed has failed, and says by what', async () => {
  const { ok, output } = await runScript('process.kill(process.pid, "SIGKILL")')
  expect(ok).toBe(false)
  expect(output).toContain('SIGKILL')
})

test('command: one that cannot be run has failed', async () => {
  expect(await runCommand('no-such-program', [])).toMatchObject({ ok: false })
})

test('command: one that takes too long is ended', async () => {
  const { ok, output } = await runScript('setInterval(() => {}, 1000)', { timeoutMs: 300 })
  expect(ok).toBe(false)
  expect(output).toContain('too long')
})

test('command: a child that it leaves behind is ended with it, not waited for', async () => {
  const leaveChild = `
    require('node:child_process')
      .spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'], { stdio: 'inherit' })
      .unref()
  `
  const { ok, output } = await runScript(leaveChild, { timeoutMs: 20_000 })
  expect({ ok, output }).toEqual({ ok: true, output: '' })
})
