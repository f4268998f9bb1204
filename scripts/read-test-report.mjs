import { existsSync, readFileSync } from 'node:fs'

/**
 * @typedef {{ passed: number, failed: number, skipped: number, unsteady: string[] }} Counts
 * `unsteady` names the tests that failed first and passed when they were tried again
 */

/**
 * Counts what a runner reports. A runner that failed, crashed or ran nothing at all never counts
 * as a success, whatever its report says or when there is none.
 * @param {'vitest' | 'playwright'} runner
 * @param {string} file
 * @param {boolean} runnerOk
 * @returns {Counts}
 */
export function readTestReport(runner, file, runnerOk) {
  const counts = readCounts(runner, file)
  const ranNothing = counts.passed + counts.failed === 0
  if ((!runnerOk || ranNothing) && counts.failed === 0) counts.failed = 1
  return counts
}

/**
 * @param {'vitest' | 'playwright'} runner
 * @param {string} file
 * @returns {Counts}
 */
function readCounts(runner, file) {
  if (!existsSync(file)) return { passed: 0, failed: 0, skipped: 0, unsteady: [] }
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'))
    return runner === 'vitest' ? countVitest(report) : countPlaywright(report)
  } catch {
    // A runner that is killed while it writes leaves half a report.
    return { passed: 0, failed: 1, skipped: 0, unsteady: [] }
  }
}

/**
 * @param {{
 *   numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: { status: string, assertionResults: { status: string }[] }[],
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
  }
}

/**
 * @typedef {{
 *   suites?: Suite[],
 *   specs?: { title: string, file: string, line: number, tests: { status: string }[] }[],
 * }} Suite
 *
 * @param {Suite & {
 *   stats: { expected: number, unexpected: number, flaky: number, skipped: number },
 *   errors: unknown[],
 * }} report
 * @returns {Counts}
 */
function countPlaywright({ stats, errors, ...suite }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    unsteady: listUnsteady(suite),
  }
}

/**
 * @param {Suite} suite
 * @returns {string[]}
 */
function listUnsteady({ suites = [], specs = [] }) {
  const here = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, line, title }) => `${file}:${line} ${title}`)
  return [...here, ...suites.flatMap(listUnsteady)]
}
