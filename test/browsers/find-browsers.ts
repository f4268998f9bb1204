import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { promisify } from 'node:util'

import type { SoundPaths } from './start-sound.ts'
import { startFirefox } from './start-firefox.ts'
import { startWebKit } from './start-webkit.ts'
import type { Driver } from './driver.ts'

const run = promisify(execFile)

/** The last three are how WebKit makes a sound. */
const soundPackages = [
  'pulseaudio',
  'pulseaudio-utils',
  'gstreamer1.0-plugins-good',
  'gstreamer1.0-pulseaudio',
  'gstreamer1.0-libav',
]

const otherBrowsers = {
  Firefox: { find: findFirefox, packages: ['firefox-esr'] },
  WebKit: { find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
} satisfies Record<Driver['name'], { find: () => Start | null; packages: string[] }>

type Start = (env: Record<string, string>) => Promise<Driver>

/** How to start it, or `null`; whoever is root on a Debian gets it. */
export async function findBrowser(name: Driver['name']): Promise<Start | null> {
  const { find, packages } = otherBrowsers[name]
  return find() ?? ((await install(packages)) ? find() : null)
}

/** Without a device no browser lets a sound out. */
export async function findSound(): Promise<SoundPaths | null> {
  const find = () => {
    const server = findFile(['/usr/bin/pulseaudio'])
    const recorder = findFile(['/usr/bin/parec'])
    return server !== null && recorder !== null ? { server, recorder } : null
  }
  return find() ?? ((await install(soundPackages)) ? find() : null)
}

async function install(packages: readonly string[]): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const patience = { env, timeout: 300_000 }
  const args = [
    'install',
    '-y',
    '-qq',
    '--no-install-recommends',
    '--option=DPkg::Lock::Timeout=120',
    ...packages,
  ]
  const outcome = run('apt-get', ['update', '-qq'], patience).then(() =>
    run('apt-get', args, patience),
  )
  return outcome.then(
    () => true,
    () => false,
  )
}

function findFirefox(): Start | null {
  const path = findFile(['/usr/bin/firefox-esr', '/usr/bin/firefox'])
  return path === null ? null : (env) => startFirefox(path, env)
}

function findWebKit(): Start | null {
  const driver = findFile(['/usr/bin/WebKitWebDriver'])
  const screen = findFile(['/usr/bin/Xvfb'])
  const browser = findFile(
    listFolders('/usr/lib').map((folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`),
  )
  return driver !== null && screen !== null && browser !== null
    ? (env) => startWebKit({ driver, screen, browser }, env)
    : null
}

const findFile = (paths: readonly string[]): string | null => paths.find(existsSync) ?? null

/** One of them is named after the machine. */
const listFolders = (root: string): string[] =>
  existsSync(root) ? readdirSync(root).map((name) => `${root}/${name}`) : []
