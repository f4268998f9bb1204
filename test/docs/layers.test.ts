import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'

import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** `a --> b` of the drawing, as 'a b'. */
async function readArrows(): Promise<Set<string>> {
  const page = await readFile(join(root, 'ARCHITECTURE.md'), 'utf8')
  const [, drawing = ''] = /```mermaid\n(.*?)```/s.exec(page) ?? []
  return new Set(
    Array.from(drawing.matchAll(/(\w+) --> (\w+)/g), ([, from, to]) => `${from} ${to}`),
  )
}

/** Which folder imports from which, types included, tests left out. */
async function listImports(): Promise<Set<string>> {
  const imports = new Set<string>()
  for (const top of ['src', 'server', 'cli']) {
    for (const path of await readdir(join(root, top), { recursive: true })) {
      if (!/\.tsx?$/.test(path) || /\.(?:test|contract)\./.test(path)) continue
      const from = top === 'src' ? path.split(sep)[0] : top
      const text = await readFile(join(root, top, path), 'utf8')
      for (const [, to] of text.matchAll(/'#(\w+)\//g))
        if (to !== from) imports.add(`${from} ${to}`)
    }
  }
  return imports
}

/** An arrow stands for all that lies below its end, too. */
function follow(arrows: ReadonlySet<string>): Set<string> {
  const reached = new Set(arrows)
  for (const one of reached) {
    const [from, middle] = one.split(' ')
    for (const arrow of arrows) {
      const [start, to] = arrow.split(' ')
      if (start === middle) reached.add(`${from} ${to}`)
    }
  }
  return reached
}

test('the drawing of the layers shows every import there is, and no other', async () => {
  const [arrows, imports] = await Promise.all([readArrows(), listImports()])
  const implied = follow(arrows)
  expect(
    [...imports].filter((one) => !implied.has(one)),
    'imported, not drawn',
  ).toEqual([])
  expect(
    [...arrows].filter((one) => !imports.has(one)),
    'drawn, not imported',
  ).toEqual([])
  const isCircle = (one: string) => new Set(one.split(' ')).size === 1
  expect([...implied].filter(isCircle), 'round in a circle').toEqual([])
})

type Row = { folder: string; mayImport: readonly string[] }

/** Of the table: a folder with what it may import, in words. */
async function readTable(): Promise<Row[]> {
  const page = await readFile(join(root, 'ARCHITECTURE.md'), 'utf8')
  return Array.from(
    page.matchAll(/^\| `([\w/]+)\/` \| .* \|\s*([^|]*?)\s*\|$/gm),
    ([, folder = '', column = '']) => ({ folder, mayImport: column.split(', ').filter(Boolean) }),
  )
}

async function listFolders(inside: string): Promise<string[]> {
  const entries = await readdir(join(root, inside), { withFileTypes: true })
  return entries.flatMap((entry) => (entry.isDirectory() ? [`${inside}/${entry.name}`] : []))
}

test('the table of folders names each there is, and no other', async () => {
  const folders = await Promise.all(['src', 'src/core', 'src/workspace'].map(listFolders))
  const outside = ['server', 'cli', 'scripts', 'bench', 'test']
  const named = (await readTable()).map(({ folder }) => folder)
  expect(named.toSorted()).toEqual([...folders.flat(), ...outside].toSorted())
})

test('the table says of each layer what it imports, and nothing else', async () => {
  const [table, imports] = await Promise.all([readTable(), listImports()])
  const layers = table.filter(({ folder }) => /^(?:src\/\w+|server|cli)$/.test(folder))
  for (const { folder, mayImport } of layers) {
    const layer = folder.replace('src/', '')
    const imported = [...imports].filter((one) => one.startsWith(`${layer} `))
    const told = mayImport.includes('all') ? layers.map((row) => row.folder) : mayImport
    const names = told.map((name) => name.replace('src/', '')).filter((name) => name !== layer)
    const unsaid = imported.filter((one) => !names.includes(one.split(' ')[1] ?? ''))
    expect(unsaid, `${layer} imports what the table does not say`).toEqual([])
    if (mayImport.includes('all')) continue
    const idle = names.filter((name) => name !== 'valibot' && !imports.has(`${layer} ${name}`))
    expect(idle, `${layer} may import what it does not`).toEqual([])
  }
})

test('in the root of the features is what three folders or more share', async () => {
  const users = new Map<string, Set<string>>()
  for (const path of await readdir(join(root, 'src'), { recursive: true })) {
    const [layer = '', folder = ''] = path.split(sep)
    if (!/\.tsx?$/.test(path) || path.includes('.test.') || !/^(?:features|app)$/.test(layer))
      continue
    if (layer === 'features' && !folder.includes('.')) noteUsers(path, folder)
    if (layer === 'app') noteUsers(path, 'app')
  }
  function noteUsers(path: string, user: string) {
    const text = readFileSync(join(root, 'src', path), 'utf8')
    for (const [, file = ''] of text.matchAll(/'(?:(?:\.\.\/)+|#features\/)([\w-]+\.tsx?)'/g))
      users.set(file, (users.get(file) ?? new Set()).add(user))
  }
  const files = await readdir(join(root, 'src/features'))
  const shared = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  expect(shared.filter((file) => (users.get(file)?.size ?? 0) < 3)).toEqual([])
})
