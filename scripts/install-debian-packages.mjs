import { existsSync, statSync } from 'node:fs'

import { runCommand } from './run-command.mjs'

const timeoutMs = 600_000
const lists = '/var/lib/apt/lists'
const dayMs = 24 * 60 * 60_000

/**
 * Programs that tests use as judges, or drive: whoever is root on a Debian gets them. Elsewhere, and
 * without a network, whoever asked does without and says so.
 * @param {readonly string[]} names
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export async function installDebianPackages(names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return { ok: false, output: 'Not root on a Debian.' }
  // A package may start a server of its own; at this run level it does not.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  // Another test may be installing at this moment.
  const patience = '--option=DPkg::Lock::Timeout=300'
  const args = ['install', '-y', '-qq', '--no-install-recommends', patience, ...names]
  const install = () => runCommand('apt-get', args, { env, timeoutMs })
  const update = () => runCommand('apt-get', ['update', '-qq', patience], { env, timeoutMs })
  // What it knows of may be months old, and a browser of that time behaves like one.
  const isOld = Date.now() - statSync(lists).mtimeMs > dayMs
  if (isOld) await update()
  const first = await install()
  if (first.ok || isOld) return first
  await update()
  return install()
}
