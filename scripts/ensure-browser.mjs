// Finds a Chromium that really starts, or gets one; notes where it is and says so in its last line.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

import { chromium } from '@playwright/test'

import { exitWithReason } from './exit-with-reason.mjs'
import { browserArgs, listBrowserPaths, provenBrowserFile } from './find-browser.mjs'
import { inProject } from './project-root.mjs'
import { runCommand } from './run-command.mjs'

const downloadTimeoutMs = 300_000
/** @type {string[]} */
const disappointments = []

const path =
  (await findUsable()) ?? (await downloadAndFind()) ?? (await installAndFind()) ?? giveUp()
mkdirSync(dirname(provenBrowserFile), { recursive: true })
writeFileSync(provenBrowserFile, path)
console.log(path)

async function findUsable() {
  for (const candidate of listBrowserPaths().filter((file) => existsSync(file))) {
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

async function installAndFind() {
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (process.env['CHROMIUM_PATH'] || !canInstall) return null
  console.log('Installing Chromium with apt-get.')
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, timeoutMs: downloadTimeoutMs }
  await runCommand('apt-get', ['update', '-qq'], options)
  const args = ['install', '-y', '-qq', '--no-install-recommends', 'chromium']
  const { ok, output } = await runCommand('apt-get', args, options)
  if (ok) return findUsable()
  disappointments.push(`apt-get failed: ${output.trim()}`)
  return null
}

function giveUp() {
  const advice = process.env['CHROMIUM_PATH']
    ? `CHROMIUM_PATH names no browser that can be used: ${process.env['CHROMIUM_PATH']}`
    : 'There is no Chromium, Chrome or Edge here and none could be fetched.\n' +
      'Install one of them, or set CHROMIUM_PATH to where it is.'
  return exitWithReason([...disappointments, advice].join('\n\n'))
}
