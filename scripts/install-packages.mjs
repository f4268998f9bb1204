import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

import { inProject } from './project-root.mjs'
import { runNpm } from './run-npm.mjs'
import { showProgress } from './show-progress.mjs'

const stamp = inProject('node_modules', '.lectern-packages')

export function packagesAreCurrent() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === describePackages()
}

/** @param {(pid: number) => void} onStart told who really writes into node_modules */
export async function installPackages(onStart) {
  // NODE_ENV=production would otherwise leave out what the build needs.
  const args = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund']
  const { ok, output } = await showProgress(
    'Installing packages. This happens once and takes about half a minute.',
    () => runNpm([...args, '--prefer-offline'], { onStart }),
  )
  if (!ok) {
    throw new Error(`${output.trim()}\n\nThe packages could not be installed. Is there a network?`)
  }
  writeFileSync(stamp, describePackages())
}

// Native packages differ by system and by Node's binary interface, not only by the lock file.
function describePackages() {
  const lock = createHash('sha256').update(readFileSync(inProject('package-lock.json')))
  return [lock.digest('hex'), process.platform, process.arch, process.versions.modules].join(' ')
}
