// Finds a Chromium that really starts, or gets one; notes where it is and says so in its last line.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

import { chromium } from '@playwright/test'

import { exitWithReason } from './exit-with-reason.mjs'
import {
  browserArgs,
  listBrowserPaths,
  listShellPaths,
  provenBrowserFile,
} from './find-browser.mjs'
import { installDebianPackages } from './install-debian-packages.mjs'
import { judges } from './judges.mjs'
import { inProject } from './project-root.mjs'
import { runCommand } from './run-command.mjs'

const downloadTimeoutMs = 300_000
/** @type {string[]} */
const disappointments = []

const path =
  (await installShell()) ??
  (await findUsable()) ??
  (await downloadAndFind()) ??
  (await installChromium()) ??
  giveUp()
mkdirSync(dirname(provenBrowserFile), { recursive: true })
writeFileSync(provenBrowserFile, path)
console.log(path)

async function findUsable(candidates = listBrowserPaths()) {
  for (const candidate of candidates.filter((file) => existsSync(file))) {
    try {
      // A file that is there may still not run: a snap stub, a missing library.
      const browser = await chromium.launch({
        executablePath: candidate,
        args: browserArgs(),
        timeout: 30_000,
      })
      await browser.close()
      return candidate
    } catch (error) {
      disappointments.push(`${candidate} does not start: ${String(error)}`)
    }
  }
  return null
}

async function downloadAndFind() {
  // Whoever names a browser wants that one, not another in its place.
  if (process.env['CHROMIUM_PATH']) return null
  console.log('No browser found; fetching Chromium.')
  const cli = inProject('node_modules', '@playwright', 'test', 'cli.js')
  const args = [cli, 'install', 'chromium', '--no-shell']
  const { ok, output } = await runCommand(process.execPath, args, { timeoutMs: downloadTimeoutMs })
  if (ok) return findUsable()
  disappointments.push(`Fetching failed: ${output.trim()}`)
  return null
}

/** Got even where another browser is, because of the time it saves; without it that one will do. */
async function installShell() {
  const shells = listShellPaths()
  if (process.env['CHROMIUM_PATH'] || shells.length === 0) return null
  return (
    (await findUsable(shells)) ??
    ((await installPackages(judges.browser)) ? findUsable(shells) : null)
  )
}

async function installChromium() {
  if (process.env['CHROMIUM_PATH']) return null
  return (await installPackages(['chromium'])) ? findUsable() : null
}

/** @param {readonly string[]} names of Debian packages */
async function installPackages(names) {
  const { ok, output } = await installDebianPackages(names)
  if (!ok) disappointments.push(`${names.join(', ')} could not be installed: ${output.trim()}`)
  return ok
}

function giveUp() {
  const advice = process.env['CHROMIUM_PATH']
    ? `CHROMIUM_PATH names no browser that can be used: ${process.env['CHROMIUM_PATH']}`
    : 'There is no Chromium, Chrome or Edge here and none could be fetched.\n' +
      'Install one of them, or set CHROMIUM_PATH to where it is.'
  return exitWithReason([...disappointments, advice].join('\n\n'))
}
