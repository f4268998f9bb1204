/**
 * @typedef {object} TestStep
 * @property {string} name
 * @property {string[]} command run by Node, from the root
 * @property {'vitest' | 'playwright'} [runner] whose report says how many tests there were
 * @property {string[]} [needs] names of steps without which this one would only mislead
 * @property {boolean} [besideLast] begins with the one before it: alone each leaves a core idle for long
 * @property {boolean} [tells] its last line of output is worth reading when it passes, too
 * @property {number} [parts] how many the full run makes of it, so that less is lost with one that is cut off
 *
 * @typedef {{ check: boolean, full: boolean }} TestOptions `check` leaves out what drives the whole app in a browser
 */

/** @type {TestStep[]} */
const quick = [
  { name: 'format', command: ['node_modules/oxfmt/bin/oxfmt', '--check'] },
  { name: 'lint', command: ['node_modules/oxlint/bin/oxlint', '--deny-warnings'] },
  { name: 'types', command: ['node_modules/typescript/bin/tsc', '-b'], besideLast: true },
  { name: 'lock file', command: ['scripts/check-lock.mjs'], besideLast: true },
  {
    name: 'unit',
    command: ['node_modules/vitest/vitest.mjs', 'run'],
    runner: 'vitest',
    needs: ['judges'],
    parts: 4,
  },
  { name: 'dead code', command: ['node_modules/knip/bin/knip.js'] },
  { name: 'build', command: ['scripts/build.mjs'], besideLast: true },
  { name: 'browser', command: ['scripts/ensure-browser.mjs'], tells: true },
]

/** @type {TestStep} */
const bundleSize = {
  name: 'bundle size',
  command: ['scripts/check-bundle.mjs'],
  needs: ['build', 'browser'],
  tells: true,
}

/**
 * Takes as long as fetching our own packages, and most of it is waiting: both begin at once.
 * @type {TestStep}
 */
export const gettingJudges = { name: 'judges', command: ['scripts/get-judges.mjs'], tells: true }

const playwright = 'node_modules/@playwright/test/cli.js'
const faults = ['--config', 'test/faults/playwright.config.ts']

/** @type {TestStep[]} */
const wholeApp = [
  {
    name: 'e2e',
    command: [playwright, 'test'],
    runner: 'playwright',
    needs: ['build', 'browser'],
    parts: 4,
  },
  {
    // One at a time: they are there for what the others leave of the processors.
    name: 'faults',
    command: [playwright, 'test', ...faults, '--project', 'untimed', '--no-deps', '--workers', '1'],
    runner: 'playwright',
    needs: ['build', 'browser'],
    besideLast: true,
    parts: 2,
  },
  { ...bundleSize, besideLast: true },
  {
    name: 'slides',
    command: [playwright, 'test', '--config', 'test/visual/playwright.config.ts'],
    runner: 'playwright',
    needs: ['browser'],
  },
  {
    name: 'browsers',
    command: [playwright, 'test', '--config', 'test/browsers/playwright.config.ts'],
    runner: 'playwright',
    needs: ['build', 'browser'],
    besideLast: true,
  },
  {
    name: 'timed faults',
    command: [playwright, 'test', ...faults, '--project', 'timed *'],
    runner: 'playwright',
    needs: ['build', 'browser'],
    besideLast: true,
  },
]

/**
 * @param {TestOptions} options
 * @returns {TestStep[][]} in the order in which they run, those of a list at the same time
 */
export function listTestSteps({ check, full }) {
  /** @type {TestStep[][]} */
  const rounds = []
  for (const step of [...quick, ...(check ? [bundleSize] : wholeApp)]) {
    const last = rounds.at(-1)
    const parts = full ? cutUp(step) : [step]
    // What runs beside another begins with its last part, and goes on alone.
    if (step.besideLast && last) last.push(...parts.splice(0, 1))
    for (const part of parts) rounds.push([part])
  }
  return rounds
}

/**
 * @param {TestStep} step
 * @returns {TestStep[]}
 */
function cutUp(step) {
  const { name, command, parts = 1 } = step
  if (parts === 1) return [step]
  return Array.from({ length: parts }, (_, at) => ({
    ...step,
    name: `${name} ${at + 1} of ${parts}`,
    command: [...command, `--shard=${at + 1}/${parts}`],
  }))
}
