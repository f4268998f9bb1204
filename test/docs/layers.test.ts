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
