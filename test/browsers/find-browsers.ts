import { existsSync, readdirSync } from 'node:fs'

import { installDebianPackages } from '../../scripts/install-debian-packages.mjs'
import { judges } from '../../scripts/judges.mjs'
import type { SoundPaths } from './start-sound.ts'
import { startFirefox } from './start-firefox.ts'
import { startWebKit } from './start-webkit.ts'
import type { Driver } from './driver.ts'

const otherBrowsers = {
  Firefox: { find: findFirefox, packages: judges.firefox },
  WebKit: { find: findWebKit, packages: judges.webkit },
} satisfies Record<Driver['name'], { find: () => Start | null; packages: string[] }>

type Start = (env: Record<string, string>) => Promise<Driver>

/** How to start it, or `null`; whoever is root on a Debian gets it. */
export async function findBrowser(name: Driver['name']): Promise<Start | null> {
  const { find, packages } = otherBrowsers[name]
  return find() ?? ((await installDebianPackages(packages)).ok ? find() : null)
}

/** Without a device no browser lets a sound out. */
export async function findSound(): Promise<SoundPaths | null> {
  const find = () => {
    const server = findFile(['/usr/bin/pulseaudio'])
    const recorder = findFile(['/usr/bin/parec'])
    return server !== null && recorder !== null ? { server, recorder } : null
  }
  return find() ?? ((await installDebianPackages(judges.sound)).ok ? find() : null)
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
