import { expect, test } from 'vitest'

import { decisions } from './decisions.ts'
import { findProjectTests as findTests } from './find-project-tests.ts'
import { listSpecifications } from './list-specifications.ts'
import type { Statement } from './statement.ts'
import { isAboutWords, listTestProofs, maySkip, seesScreen } from './weigh-proofs.ts'
import { writePage } from './write-page.ts'

const root = new URL('../../', import.meta.url)
const specifications = listSpecifications()
const statements = specifications.flatMap(({ sections }) =>
  sections.flatMap((section) => section.statements),
)

test('SM1 every statement has a test, a decision that replaces it, or a departure that is told', () => {
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

test('SM7 no statement rests on a test that compares words with themselves', () => {
  const resting = statements.filter((statement) => listTestProofs(statement).some(isAboutWords))
  expect(resting.map(({ id }) => id)).toEqual([])
})

const departs = ({ proofs }: Statement): boolean => proofs.some(({ kind }) => kind === 'departure')

test('SM8 a message is seen on a screen, or its departure is told', () => {
  const unseen = statements.filter(
    (statement) =>
      statement.kind === 'message' &&
      !departs(statement) &&
      !listTestProofs(statement).some(seesScreen),
  )
  expect(unseen.map(({ id }) => id)).toEqual([])
})

test('SM9 where a test may skip itself, another one cannot', () => {
  const unsure = statements.filter((statement) => {
    const tests = listTestProofs(statement)
    return tests.length > 0 && tests.every((proof) => maySkip(proof, findTests))
  })
  expect(unsure.map(({ id }) => id)).toEqual([])
})

test('SM5 docs/spec-matrix.md is what the statements make of it (npm run matrix)', async () => {
  const page = writePage(specifications, findTests)
  await expect(page).toMatchFileSnapshot(new URL('docs/spec-matrix.md', root).pathname)
})
