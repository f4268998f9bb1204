import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/**
 * @typedef {{
 *   passed: number, failed: number, skipped: number, unsteady: string[], failures: string[],
 *   reasons: string[],
 * }} Counts
 * `unsteady` names the tests that failed first and passed when they were tried again, `failures`
 * those that failed for good, each with how; `reasons` are those for which tests were skipped
 */

/** @returns {Counts} */
export const countNothing = () => ({
  passed: 0,
  failed: 0,
  skipped: 0,
  unsteady: [],
  failures: [],
  reasons: [],
})

/**
 * Counts what a runner reports. A runner that failed, crashed or ran nothing at all never counts
 * as a success, whatever its report says or when there is none; unless it says why it ran nothing.
 * @param {'vitest' | 'playwright'} runner
 * @param {string} file
 * @param {boolean} runnerOk
 * @returns {Counts}
 */
export function readTestReport(runner, file, runnerOk) {
  const counts = readCounts(runner, file)
  const ranNothing = counts.passed + counts.failed + counts.reasons.length === 0
  if ((!runnerOk || ranNothing) && counts.failed === 0) counts.failed = 1
  return counts
}

/**
 * @param {'vitest' | 'playwright'} runner
 * @param {string} file
 * @returns {Counts}
 */
function readCounts(runner, file) {
  if (!existsSync(file)) return countNothing()
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'))
    return runner === 'vitest' ? countVitest(report) : countPlaywright(report)
  } catch {
    // A runner that is killed while it writes leaves half a report.
    return { ...countNothing(), failed: 1 }
  }
}

/**
 * @param {{
 *   numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: {
 *     name: string, status: string, message?: string,
 *     assertionResults: { status: string, fullName: string, failureMessages?: string[] }[],
 *   }[],
 * }} report
 * @returns {Counts}
 */
function countVitest(report) {
  // A file that cannot be loaded has no tests to fail, and would otherwise vanish from the count.
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
    unsteady: [],
    reasons: [],
    failures: [
      ...brokenFiles.map(({ name, message }) => describeFailure(name, message)),
      ...report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) =>
            describeFailure(`${name} ${fullName}`, failureMessages?.[0]),
          ),
      ),
    ],
  }
}

/**
 * @typedef {{ message?: string }} Failure
 * @typedef {{ type: string, description?: string }} Note
 * @typedef {{ status: string, results?: { error?: Failure }[], annotations?: Note[] }} Tried
 * @typedef {{
 *   suites?: Suite[],
 *   specs?: { title: string, file: string, line: number, tests: Tried[] }[],
 * }} Suite
 *
 * @param {Suite & {
 *   stats: { expected: number, unexpected: number, flaky: number, skipped: number },
 *   errors: Failure[],
 * }} report
 * @returns {Counts}
 */
function countPlaywright({ stats, errors, ...suite }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    unsteady: listTests(suite, 'flaky').map(({ name }) => name),
    reasons: [...new Set(listTests(suite, 'skipped').flatMap(({ reasons }) => reasons))],
    failures: [
      ...errors.map(({ message }) => describeFailure('outside any test', message)),
      ...listTests(suite, 'unexpected').map(({ name, why }) => describeFailure(name, why)),
    ],
  }
}

/**
 * @param {Suite} suite
 * @param {string} wanted
 * @returns {{ name: string, why: string | undefined, reasons: string[] }[]}
 */
function listTests({ suites = [], specs = [] }, wanted) {
  const here = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ results, annotations = [] }) => ({
        name: `${file}:${line} ${title}`,
        why: results?.findLast(({ error }) => error)?.error?.message,
        reasons: annotations.flatMap(({ type, description }) =>
          type === 'skip' && description ? [description] : [],
        ),
      })),
  )
  return [...here, ...suites.flatMap((inner) => listTests(inner, wanted))]
}

const maxLinesOfFailure = 12

/**
 * @param {string} name
 * @param {string} [why]
 */
function describeFailure(name, why = '') {
  const lines = stripVTControlCharacters(why).trim().split('\n').slice(0, maxLinesOfFailure)
  return [name, ...lines.map((line) => `  ${line}`)].join('\n').trimEnd()
}
