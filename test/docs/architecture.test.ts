import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'

import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const tops = ['src', 'server', 'cli', 'scripts', 'test', 'bench']

const page = await readFile(join(root, 'ARCHITECTURE.md'), 'utf8')

async function listPaths(): Promise<string[]> {
  const inside = await Promise.all(
    tops.map(async (top) => {
      const paths = await readdir(join(root, top), { recursive: true })
      return paths.map((path) => `${top}/${path.split(sep).join('/')}`)
    }),
  )
  return inside.flat()
}

test('every path that ARCHITECTURE names is there', async () => {
  const paths = (await listPaths()).map((path) => path.replace(/^src\//, ''))
  const known = new Set(paths.flatMap((path) => [path, path.replace(/(?:\.module)?\.\w+$/, '')]))
  const named = Array.from(page.matchAll(/`([^`\s]+)`/g), ([, code = '']) =>
    code.replace(/^src\//, '').replace(/\/$/, ''),
  ).filter((code) => /^[a-z]+\/[\w/.-]+$/.test(code) && known.has(code.split('/')[0] ?? ''))
  expect(named.length).toBeGreaterThan(60)
  expect(named.filter((code) => !known.has(code))).toEqual([])
})

test('one word per idea: no second name stands in the code', async () => {
  const [, list = ''] = /Not used any more: ([^\n]*)\./.exec(page) ?? []
  const seconds = Array.from(list.matchAll(/\*(\w+)\*/g), ([, word = '']) => word)
  expect(seconds.length).toBeGreaterThan(4)
  const asName = new RegExp(
    seconds
      .flatMap((word) => {
        const capital = word.slice(0, 1).toUpperCase() + word.slice(1)
        return [`\\b${word}s?(?=[A-Z_]|\\b)`, `(?<=[a-z])${capital}`, `\\b${capital}`]
      })
      .join('|'),
  )
  const found: string[] = []
  for (const path of await listPaths()) {
    // What people read or write may hold any word.
    if (!/^(?:src|server|cli|bench)\/.*(?<!\.test)\.(?:tsx?|css|md)$/.test(path)) continue
    if (
      /^(?:src\/(?:words|core\/composer|core\/outline|core\/narration)|bench\/reading)\//.test(path)
    )
      continue
    // The programs that benches compare with have words of their own.
    if (path.includes('/node_modules/')) continue
    const text = await readFile(join(root, path), 'utf8')
    const hit = asName.exec(text)
    if (hit) found.push(`${path}: ${hit[0]}`)
  }
  expect(found).toEqual([])
})

test('what is said when is planned in one place', async () => {
  const callers: string[] = []
  for (const path of await listPaths()) {
    if (!/^src\/.*(?<!\.test)\.tsx?$/.test(path)) continue
    const text = await readFile(join(root, path), 'utf8')
    if (/\b(?:writeScript|listUtterances)\(/.test(text)) callers.push(path)
  }
  expect(callers.filter((path) => path !== 'src/core/narration/script/script.ts')).toEqual([
    'src/core/narration/talk/plan-slide.ts',
  ])
})
