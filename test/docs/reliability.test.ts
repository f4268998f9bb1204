import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { createTestFinder } from '../spec-matrix/find-tests.ts'

const root = join(import.meta.dirname, '../..')
const page = readFileSync(join(root, 'docs/reliability.md'), 'utf8')

function readSource(file: string): string | null {
  try {
    return readFileSync(join(root, file), 'utf8')
  } catch {
    return null
  }
}

const rows = page
  .split('\n')
  .filter((line) => line.startsWith('|') && line.includes('`'))
  .map((line) =>
    line
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1),
  )

/** Each file with the titles that stand behind it. */
const listProofs = (cell: string): { file: string; titles: string[] }[] =>
  Array.from(cell.matchAll(/`([^`]+)`([^`]*)/g), ([, file = '', rest = '']) => ({
    file,
    titles: Array.from(rest.matchAll(/“([^”]+)”/g), ([, title = '']) => title),
  }))

const toNumber = (text: string): number => Number(text.replaceAll(/[,_]/g, ''))

/** How often a file tries something: in the gate, and in the full run. */
function listAmounts(source: string): [gate: number, full: number][] {
  const pairs = (pattern: RegExp, read: (found: string[]) => [number, number]) =>
    Array.from(source.matchAll(pattern), (found) => read([...found]))
  return [
    ...pairs(/choose\((\d+), (\d+)\)/g, ([, gate = '', full = '']) => [+gate, +full]),
    ...pairs(/LECTERN_FULL'\] \? ([\d_]+) : ([\d_]+)/g, ([, full = '', gate = '']) => [
      toNumber(gate),
      toNumber(full),
    ]),
    ...pairs(/countRuns\(([\d_]+)\)/g, ([, runs = '']) => [toNumber(runs), 10 * toNumber(runs)]),
    ...pairs(/harmedReplies\(([\d_]+)\)/g, ([, runs = '']) => [toNumber(runs), 5000]),
  ]
}

test('every row names a test that is there', () => {
  const findTests = createTestFinder(readSource)
  expect(rows.length).toBeGreaterThan(30)
  const problems = rows.flatMap((row) => {
    const proofs = listProofs(row.at(-1) ?? '')
    if (proofs.length === 0) return [`no test: ${row[0]}`]
    return proofs.flatMap(({ file, titles }) => {
      if (readSource(file) === null) return [`there is no ${file}`]
      return titles.flatMap((title) => {
        const found = findTests(file, title)
        return 'problem' in found ? [found.problem] : []
      })
    })
  })
  expect(problems).toEqual([])
})

test('how often something is tried is what its test says', () => {
  const counted = rows.filter((row) => row.length === 6)
  expect(counted.length).toBeGreaterThan(10)
  for (const [fault, , gate = '', full = '', , proof = ''] of counted) {
    const [{ file } = { file: '' }] = listProofs(proof)
    expect(listAmounts(readSource(file) ?? ''), fault).toContainEqual([
      toNumber(gate),
      toNumber(full),
    ])
  }
})

test('no row has a loss', () => {
  expect(rows.map((row) => row.at(-2)).filter((losses) => losses !== '0')).toEqual([])
})
