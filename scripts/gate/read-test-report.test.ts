import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { readTestReport } from './read-test-report.mjs'

const folder = mkdtempSync(join(tmpdir(), 'lectern-report-'))
const file = join(folder, 'report.json')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const write = (content: unknown) =>
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))

const vitestReport = {
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 2,
  testResults: [{ status: 'passed', assertionResults: [{ status: 'passed' }] }],
}
const playwrightReport = {
  stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 1 },
  errors: [],
}

test('report: what ran is counted', () => {
  write(vitestReport)
  expect(readTestReport('vitest', file, true)).toEqual({
    passed: 7,
    failed: 0,
    skipped: 3,
    unsteady: [],
    failures: [],
    reasons: [],
  })
  write(playwrightReport)
  expect(readTestReport('playwright', file, true)).toEqual({
    passed: 3,
    failed: 0,
    skipped: 1,
    unsteady: [],
    failures: [],
    reasons: [],
  })
})

test('report: what passed only when tried again is named, however deep it stands', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'show.e2e.ts',
    line: 7,
    tests: [{ status }],
  })
  write({
    ...playwrightReport,
    stats: { expected: 1, unexpected: 0, flaky: 2, skipped: 0 },
    suites: [
      {
        specs: [spec('opens', 'flaky')],
        suites: [{ specs: [spec('closes', 'expected'), spec('opens again', 'flaky')] }],
      },
    ],
  })
  expect(readTestReport('playwright', file, true)).toEqual({
    passed: 3,
    failed: 0,
    skipped: 0,
    unsteady: ['show.e2e.ts:7 opens', 'show.e2e.ts:7 opens again'],
    failures: [],
    reasons: [],
  })
})

test('report: a run that skipped everything and says why is no failure, one that does not is', () => {
  const skip = (description?: string) => ({
    title: 'paints',
    file: 'slides.browsers.ts',
    line: 7,
    tests: [{ status: 'skipped', annotations: [{ type: 'skip', description }] }],
  })
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 2 }
  const reason = 'WebKit is not here, and cannot be installed'
  write({ ...playwrightReport, stats, suites: [{ specs: [skip(reason), skip(reason)] }] })
  expect(readTestReport('playwright', file, true)).toMatchObject({
    passed: 0,
    failed: 0,
    skipped: 2,
    reasons: [reason],
  })
  write({ ...playwrightReport, stats, suites: [{ specs: [skip(), skip()] }] })
  expect(readTestReport('playwright', file, true)).toMatchObject({ failed: 1, reasons: [] })
})

test('report: failures are counted, and told with their names', () => {
  const broken = { status: 'failed', fullName: 'adds', failureMessages: ['expected 2 to be 3'] }
  write({
    ...vitestReport,
    numFailedTests: 2,
    testResults: [{ name: 'sum.test.ts', status: 'failed', assertionResults: [broken] }],
  })
  expect(readTestReport('vitest', file, false)).toMatchObject({
    failed: 2,
    failures: ['sum.test.ts adds\n  expected 2 to be 3'],
  })
  const tried = {
    status: 'unexpected',
    results: [{ error: { message: 'first' } }, { error: { message: '\u001B[31mlast\u001B[39m' } }],
  }
  write({
    ...playwrightReport,
    stats: { expected: 1, unexpected: 4, flaky: 0, skipped: 0 },
    suites: [{ specs: [{ title: 'opens', file: 'show.e2e.ts', line: 7, tests: [tried] }] }],
  })
  expect(readTestReport('playwright', file, false)).toMatchObject({
    failed: 4,
    failures: ['show.e2e.ts:7 opens\n  last'],
  })
})

test('report: a test file that cannot be loaded counts as failed', () => {
  write({
    ...vitestReport,
    testResults: [{ name: 'sum.test.ts', status: 'failed', assertionResults: [] }],
  })
  expect(readTestReport('vitest', file, false)).toEqual({
    passed: 7,
    failed: 1,
    skipped: 3,
    unsteady: [],
    failures: ['sum.test.ts'],
    reasons: [],
  })
})

test('report: an error outside any test counts as failed', () => {
  write({ ...playwrightReport, errors: [{ message: 'the server did not start' }] })
  expect(readTestReport('playwright', file, false)).toEqual({
    passed: 3,
    failed: 1,
    skipped: 1,
    unsteady: [],
    failures: ['outside any test\n  the server did not start'],
    reasons: [],
  })
})

test('crash: a runner that failed with a clean report counts as failed', () => {
  write(vitestReport)
  expect(readTestReport('vitest', file, false)).toEqual({
    passed: 7,
    failed: 1,
    skipped: 3,
    unsteady: [],
    failures: [],
    reasons: [],
  })
})

test('crash: half a report counts as failed', () => {
  write('{"numPassedTests": 7, "numFail')
  expect(readTestReport('vitest', file, true)).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
    unsteady: [],
    failures: [],
    reasons: [],
  })
})

test('crash: no report counts as failed, even when the runner says it went well', () => {
  rmSync(file, { force: true })
  expect(readTestReport('playwright', file, true)).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
    unsteady: [],
    failures: [],
    reasons: [],
  })
})

test('nothing ran: counts as failed', () => {
  write({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 2 }, errors: [] })
  expect(readTestReport('playwright', file, true)).toEqual({
    passed: 0,
    failed: 1,
    skipped: 2,
    unsteady: [],
    failures: [],
    reasons: [],
  })
})
