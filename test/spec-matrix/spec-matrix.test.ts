import { existsSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { decisions } from './decisions.ts'
import { createTestFinder } from './find-tests.ts'
import { listSpecifications } from './list-specifications.ts'
import { writePage } from './write-page.ts'

const root = new URL('../../', import.meta.url)
const findTests = createTestFinder((file) => {
  const path = new URL(file, root)
  return existsSync(path) ? readFileSync(path, 'utf8') : null
})
const specifications = listSpecifications()
const statements = specifications.flatMap(({ sections }) =>
  sections.flatMap((section) => section.statements),
)

test('SM1 every statement has a test, or a decision that replaces it', () => {
  const bare = statements.filter(({ proofs }) => proofs.every(({ kind }) => kind === 'note'))
  expect(bare.map(({ id }) => id)).toEqual([])
})

test('SM2 every test that is named is there', () => {
  const problems = statements.flatMap(({ id, proofs }) =>
    proofs.flatMap((proof) => {
      if (proof.kind !== 'test') return []
      const found = findTests(proof.file, proof.title)
      return 'problem' in found ? [`${id}: ${found.problem}`] : []
    }),
  )
  expect(problems).toEqual([])
})

test('SM3 no two statements have one number, and they are in order', () => {
  const ids = statements.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const order = new Intl.Collator('en', { numeric: true })
  for (const { sections } of specifications) {
    const inSpec = sections.flatMap((section) => section.statements.map(({ id }) => id))
    expect(inSpec).toEqual(inSpec.toSorted(order.compare))
  }
})

test('SM4 every decision replaces something', () => {
  const named = new Set(
    statements.flatMap(({ proofs }) =>
      proofs.flatMap((proof) => (proof.kind === 'decision' ? [proof.id] : [])),
    ),
  )
  expect(Object.keys(decisions).filter((id) => !named.has(id as keyof typeof decisions))).toEqual(
    [],
  )
})

test('SM5 docs/spec-matrix.md is what the statements make of it (npm run matrix)', async () => {
  const page = writePage(specifications, findTests)
  await expect(page).toMatchFileSnapshot(new URL('docs/spec-matrix.md', root).pathname)
})
