import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { inProject } from '../../scripts/project-root.mjs'

const marked = /\*\*([A-Z]+)(\d+)(?:–\1(\d+))?\*\*/gu

/** Every number of `src/core/SPEC.md`, those of a range one by one. */
function listStatements(): string[] {
  const text = readFileSync(inProject('src', 'core', 'SPEC.md'), 'utf8')
  const lines = text.split('\n').filter((line) => line.startsWith('- **'))
  return lines.flatMap((line) =>
    [...line.matchAll(marked)].slice(0, 1).flatMap(([, letters = '', first = '', last = first]) => {
      const count = Number(last) - Number(first) + 1
      return Array.from({ length: count }, (_, at) => `${letters}${Number(first) + at}`)
    }),
  )
}

test('no two statements have the same number: a test says which one it proves', () => {
  const statements = listStatements()
  expect(statements.length).toBeGreaterThan(500)
  expect(statements.filter((one, at) => statements.indexOf(one) !== at)).toEqual([])
})
