import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { hashSources } from './hash-sources.mjs'

let root: string
const hash = () => hashSources(root, ['src', 'index.html', 'missing'])

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lectern-hash-'))
  mkdirSync(join(root, 'src', 'app'), { recursive: true })
  writeFileSync(join(root, 'src', 'app', 'main.tsx'), 'one')
  writeFileSync(join(root, 'index.html'), '<html>')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('sources: the same content has the same hash, however new the files are', () => {
  const before = hash()
  utimesSync(join(root, 'index.html'), new Date(0), new Date(0))
  expect(hash()).toBe(before)
})

test('sources: a change, a new file and a new name each change the hash', () => {
  const hashes = new Set([hash()])
  writeFileSync(join(root, 'src', 'app', 'main.tsx'), 'two')
  hashes.add(hash())
  writeFileSync(join(root, 'src', 'styles.css'), '')
  hashes.add(hash())
  renameSync(join(root, 'src', 'styles.css'), join(root, 'src', 'tokens.css'))
  hashes.add(hash())
  expect(hashes.size).toBe(4)
})

test('sources: a test beside the source does not', () => {
  const before = hash()
  writeFileSync(join(root, 'src', 'app', 'main.test.tsx'), 'test')
  expect(hash()).toBe(before)
})
