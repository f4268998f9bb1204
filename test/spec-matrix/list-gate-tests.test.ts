import { basename } from 'node:path'

import { expect, test } from 'vitest'

import { findProjectTests } from './find-project-tests.ts'
import { listGateTests } from './list-gate-tests.ts'
import { listSpecifications } from './list-specifications.ts'
import type { TestProof } from './statement.ts'
import { isEndToEnd, isQuickProof, listTestProofs } from './weigh-proofs.ts'

/** As Playwright gives them: file, groups, title, marks. */
const isPicked = (name: string) => listGateTests().some((pattern) => pattern.test(name))

test('SM6 the gate runs what alone proves a statement, in whatever group it stands, and what is marked', () => {
  const proof = 'Generate waits for a topic, says what it does, and opens what it made'
  expect(isPicked(` topic.e2e.ts ${proof}`)).toBe(true)
  expect(isPicked(` topic.e2e.ts with a key ${proof}`)).toBe(true)
  expect(isPicked(` show.e2e.ts ${proof}`)).toBe(false)
  expect(isPicked(' text-editor.e2e.ts text style: every field has its allowed values')).toBe(false)
  expect(isPicked(' ways-out.e2e.ts anything at all @gate')).toBe(true)
  expect(isPicked(' ways-out.e2e.ts anything at all')).toBe(false)
})

test('SM6 no statement that only a browser proves is without a proof in the gate', () => {
  const patterns = listGateTests()
  const isRun = ({ file, title }: TestProof) =>
    patterns.some((pattern) => pattern.test(` ${basename(file)} ${title.replaceAll('…', 'x')}`))
  const unproven = listSpecifications()
    .flatMap(({ sections }) => sections.flatMap(({ statements }) => statements))
    .filter((statement) => {
      const tests = listTestProofs(statement)
      const isQuick = tests.some((one) => isQuickProof(one, statement, findProjectTests))
      const slow = tests.filter(isEndToEnd)
      return !isQuick && slow.length > 0 && !slow.some(isRun)
    })
  expect(unproven).toEqual([])
})

test('SM6 of a message it runs what sees it, although a quicker test knows its reason', () => {
  expect(isPicked(' narration.e2e.ts with a voice notes of fewer than 20 characters are')).toBe(
    true,
  )
})
