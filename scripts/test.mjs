import './check-node.mjs'
import { randomUUID } from 'node:crypto'
import { parseArgs, stripVTControlCharacters } from 'node:util'

import { bootstrapPackages } from './bootstrap.mjs'
import { endStrays } from './gate/end-strays.mjs'
import { endWithParent } from './end-with-parent.mjs'
import { exitWithReason } from './exit-with-reason.mjs'
import { gettingJudges, listTestSteps } from './gate/list-test-steps.mjs'
import { countNothing } from './gate/read-test-report.mjs'
import { readState, rememberPassed } from './gate/remember-passed.mjs'
import { runTestStep } from './gate/run-test-step.mjs'
import { inProject } from './project-root.mjs'

const {
  check,
  full,
  'go-on': goesOn,
} = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
    // Leaves out what passed in a full run on this commit.
    'go-on': { type: 'boolean', default: false },
  },
}).values

const minuteMs = 60_000
const timeoutMs = (full ? 240 : 45) * minuteMs
const mark = randomUUID()
const env = {
  LECTERN_TEST_RUN: mark,
  [full ? 'LECTERN_FULL' : 'LECTERN_GATE']: '1',
}

// Before anything runs: what steps write is no change of ours.
const passedBefore = rememberPassed(
  inProject('.cache', 'passed-in-full.json'),
  full ? readState(inProject('.')) : null,
)

const total = countNothing()
let finished = false

// In an exit handler, so that a run that is stopped or crashes still ends with its one line.
process.on('exit', () => {
  endStrays(mark)
  if (!finished) total.failed += 1
  console.log(`\n${describeCounts(total)}`)
  if (total.failed > 0) process.exitCode ||= 1
})

/** @type {Set<string>} */
const failedSteps = new Set()

endWithParent()
// Without the mark: the end of what runs beside it is not its own.
const gettingReady = check ? null : runAndTell(gettingJudges, {})
await bootstrapPackages().catch(exitWithReason)

for (const steps of listTestSteps({ check, full })) {
  if (steps.some(({ needs = [] }) => needs.includes(gettingJudges.name))) await gettingReady
  await Promise.all(steps.map((step) => runAndTell(step)))
  // Not before: what still runs bears the same mark.
  endStrays(mark)
}
finished = true

/**
 * @param {import('./gate/list-test-steps.mjs').TestStep} step
 * @param {NodeJS.ProcessEnv} [stepEnv]
 */
async function runAndTell(step, stepEnv = env) {
  const started = performance.now()
  const known = goesOn ? passedBefore.find(step.name) : null
  const { counts, output } = known
    ? { counts: known, output: '' }
    : await runUnlessPointless(step, stepEnv)
  total.passed += counts.passed
  total.failed += counts.failed
  total.skipped += counts.skipped
  total.unsteady.push(...counts.unsteady)

  const failed = counts.failed > 0
  if (failed) failedSteps.add(step.name)
  else if (step.runner && !known) passedBefore.add(step.name, counts)
  const line = [
    failed ? 'FAIL' : 'ok  ',
    step.name.padEnd(12),
    (known ? 'before' : `${((performance.now() - started) / 1000).toFixed(1)} s`).padStart(8),
    step.runner ? `  ${describeCounts(counts)}` : '',
    step.tells && !failed ? `  ${output.trim().split('\n').at(-1)}` : '',
  ]
  console.log(line.join(' ').trimEnd())
  for (const reason of counts.reasons) console.log(`     skipped: ${reason}`)
  for (const test of counts.unsteady) console.log(`     passed only when tried again: ${test}`)
  // Before the output, which can be longer than anybody reads.
  for (const failure of counts.failures)
    console.log(`\n     ${failure.replaceAll('\n', '\n     ')}`)
  if (failed) console.log(`\n${stripVTControlCharacters(output).trim()}\n`)
}

/**
 * @param {import('./gate/list-test-steps.mjs').TestStep} step
 * @param {NodeJS.ProcessEnv} stepEnv
 */
async function runUnlessPointless(step, stepEnv) {
  const missing = (step.needs ?? []).filter((name) => failedSteps.has(name))
  if (missing.length === 0) return runTestStep(step, { env: stepEnv, timeoutMs })
  return {
    counts: { ...countNothing(), failed: 1 },
    output: `Not run, because this failed: ${missing.join(', ')}.`,
  }
}

/** @param {import('./gate/read-test-report.mjs').Counts} counts */
function describeCounts({ passed, failed, skipped, unsteady }) {
  return [
    `${passed} passed, ${failed} failed`,
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(unsteady.length > 0 ? [`${unsteady.length} unsteady`] : []),
  ].join(', ')
}
