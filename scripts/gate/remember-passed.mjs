import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * @typedef {import('./read-test-report.mjs').Counts} Counts
 * @typedef {{
 *   find(step: string): Counts | null,
 *   add(step: string, counts: Counts): void,
 * }} Memory which steps of a full run have passed, and what they counted
 */

/**
 * What passed on this very state of the files, so that a run which was cut off can go on. A state is a commit with
 * nothing changed beside it; of any other nothing is kept.
 * @param {string} file
 * @param {string | null} state
 * @returns {Memory}
 */
export function rememberPassed(file, state) {
  /** @type {Record<string, Counts>} */
  const passed = state === null ? {} : readPassed(file, state)
  return {
    find: (step) => passed[step] ?? null,
    add(step, counts) {
      if (state === null) return
      passed[step] = counts
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify({ state, passed }))
    },
  }
}

/**
 * @param {string} file
 * @param {string} state
 */
function readPassed(file, state) {
  if (!existsSync(file)) return {}
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8'))
    return kept.state === state ? kept.passed : {}
  } catch {
    // Half of a file, of a run that was ended while it wrote.
    return {}
  }
}

/**
 * The commit, where no file differs from it.
 * @param {string} folder
 * @returns {string | null}
 */
export function readState(folder) {
  const ask = (/** @type {string[]} */ ...words) =>
    spawnSync('git', words, { cwd: folder, encoding: 'utf8' })
  const commit = ask('rev-parse', 'HEAD')
  const changes = ask('status', '--porcelain')
  if (commit.status !== 0 || changes.status !== 0 || changes.stdout.trim() !== '') return null
  return commit.stdout.trim()
}
