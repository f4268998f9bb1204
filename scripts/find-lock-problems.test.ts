import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { findLockProblems } from './find-lock-problems.mjs'

const lock = () =>
  JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as Parameters<
    typeof findLockProblems
  >[0]

test('lock file: the one in use has no problem', () => {
  expect(findLockProblems(lock())).toEqual([])
})

test('lock file: a binding left out is named', () => {
  const broken = lock()
  delete broken.packages['node_modules/@rolldown/binding-darwin-arm64']
  expect(findLockProblems(broken)).toEqual([
    'node_modules/rolldown lacks an entry for @rolldown/binding-darwin-arm64.',
    'node_modules/rolldown has no binding for darwin arm64.',
  ])
})

test('lock file: a package that never had a binding for a platform is named', () => {
  const broken = lock()
  delete broken.packages['node_modules/esbuild']!.optionalDependencies!['@esbuild/win32-x64']
  expect(findLockProblems(broken)).toEqual(['node_modules/esbuild has no binding for win32 x64.'])
})

test('lock file: an entry without integrity or with an address is named', () => {
  const broken = lock()
  delete broken.packages['node_modules/react']!.integrity
  broken.packages['node_modules/hono']!.resolved = 'https://packages.example/hono.tgz'
  expect(findLockProblems(broken)).toEqual([
    'node_modules/hono names where it was fetched from.',
    'node_modules/react has no integrity.',
  ])
})

test('lock file: one without any native package is doubted', () => {
  expect(findLockProblems({ packages: { '': {} } })).toHaveLength(1)
})
