import { mkdirSync, rmSync } from 'node:fs'

import { inProject } from '../project-root.mjs'
import { countNothing, readTestReport } from './read-test-report.mjs'
import { runCommand } from '../run-command.mjs'

/** @typedef {import('./read-test-report.mjs').Counts} Counts */

/**
 * @param {import('./list-test-steps.mjs').TestStep} step
 * @param {{ env: NodeJS.ProcessEnv, timeoutMs: number }} options
 * @returns {Promise<{ counts: Counts, output: string }>}
 */
export async function runTestStep({ name, command, runner }, { env, timeoutMs }) {
  const report = inProject('.cache', 'reports', `${name}.json`)
  mkdirSync(inProject('.cache', 'reports'), { recursive: true })
  // The report of an earlier run must not speak for a runner that now crashes.
  rmSync(report, { force: true })

  const { ok, output } = await runCommand(
    process.execPath,
    [...command, ...askForReport(runner, report)],
    { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, timeoutMs },
  )
  const counts = runner
    ? readTestReport(runner, report, ok)
    : { ...countNothing(), [ok ? 'passed' : 'failed']: 1 }
  return { counts, output }
}

/**
 * @param {'vitest' | 'playwright' | undefined} runner
 * @param {string} report
 */
function askForReport(runner, report) {
  // A dot for what passes: what failed must not stand below a thousand lines about what did not.
  if (runner === 'vitest') {
    return ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  }
  return runner === 'playwright' ? ['--reporter=dot,json'] : []
}
