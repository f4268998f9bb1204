import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { countNothing } from './read-test-report.mjs'
import { readState, rememberPassed } from './remember-passed.mjs'

let folder = ''
let file = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-passed-'))
  file = join(folder, 'cache', 'passed.json')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const counts = { ...countNothing(), passed: 7 }

test('what passed on a commit is known to the next run on it, and to none on another', () => {
  rememberPassed(file, 'one').add('unit', counts)
  expect(rememberPassed(file, 'one').find('unit')).toEqual(counts)
  expect(rememberPassed(file, 'one').find('e2e')).toBeNull()
  expect(rememberPassed(file, 'two').find('unit')).toBeNull()
})

test('of files that are of no commit nothing is kept', () => {
  rememberPassed(file, null).add('unit', counts)
  expect(rememberPassed(file, null).find('unit')).toBeNull()
})

test('half of a file is no memory', async () => {
  rememberPassed(file, 'one').add('unit', counts)
  await writeFile(file, '{"state":"one","pas')
  expect(rememberPassed(file, 'one').find('unit')).toBeNull()
})

test('a state is a commit with nothing changed beside it', async () => {
  const git = (...words: string[]) => {
    const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.com']
    expect(spawnSync('git', [...who, ...words], { cwd: folder }).status).toBe(0)
  }
  expect(readState(folder)).toBeNull()
  git('init', '-q')
  await writeFile(join(folder, 'a'), 'one')
  git('add', 'a')
  git('commit', '-qm', 'One')
  expect(readState(folder)).toMatch(/^[0-9a-f]{40}$/)
  await writeFile(join(folder, 'a'), 'two')
  expect(readState(folder)).toBeNull()
})
