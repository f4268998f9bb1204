import { existsSync, readFileSync } from 'node:fs'

import { chromium } from '@playwright/test'

import { inProject } from './project-root.mjs'

const { env, platform } = process

/** Where `ensure-browser` notes the browser that it has seen start. */
export const provenBrowserFile = inProject('.cache', 'browser')

/**
 * What every launch of a browser in tests and checks is given. Without a browser it names none, so
 * that a configuration can still be read; the launch then says what is missing.
 * @returns {{ executablePath?: string, args: string[] }}
 */
export function browserLaunchOptions() {
  const proven = existsSync(provenBrowserFile) ? [readFileSync(provenBrowserFile, 'utf8')] : []
  const candidates = env['CHROMIUM_PATH'] ? listBrowserPaths() : [...proven, ...listBrowserPaths()]
  const executablePath = candidates.find((path) => existsSync(path))
  return { args: browserArgs(), ...(executablePath && { executablePath }) }
}

export function browserArgs() {
  return [
    // Chromium refuses to run as root with its sandbox.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ]
}

/** @returns {string[]} where a browser may be, best first */
export function listBrowserPaths() {
  if (env['CHROMIUM_PATH']) return [env['CHROMIUM_PATH']]
  return [...listShellPaths(), chromium.executablePath(), ...listSystemPaths()]
}

/**
 * The browser without its window: the same engine, and tests in it take two thirds of the time.
 * @returns {string[]}
 */
export function listShellPaths() {
  return platform === 'linux' ? ['/usr/bin/chromium-headless-shell'] : []
}

/** @returns {string[]} */
function listSystemPaths() {
  if (platform === 'darwin') {
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    )
  }
  if (platform === 'win32') {
    return ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((folder) =>
      env[folder]
        ? [
            `${env[folder]}\\Google\\Chrome\\Application\\chrome.exe`,
            `${env[folder]}\\Microsoft\\Edge\\Application\\msedge.exe`,
          ]
        : [],
    )
  }
  return [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/snap/bin/chromium',
    '/usr/bin/microsoft-edge',
  ]
}
