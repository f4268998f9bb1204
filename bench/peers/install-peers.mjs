import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * They are no part of the product, so they have locks of their own and come only when they are raced.
 * @param {string} [folder] within this one, for one that is large enough to stand alone
 */
export function installPeers(folder = '.') {
  const home = fileURLToPath(new URL(folder, import.meta.url))
  const { dependencies } = JSON.parse(readFileSync(`${home}/package.json`, 'utf8'))
  const names = Object.keys(dependencies)
  if (names.every((name) => existsSync(`${home}/node_modules/${name}`))) return
  console.error(`Installing programs to compare with: ${names.join(', ')}.`)
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: home,
    stdio: 'ignore',
    shell: process.platform === 'win32',
  })
}

/**
 * @param {string} [folder]
 * @returns {string | null} why they could not be installed
 */
export function findPeerProblem(folder) {
  try {
    installPeers(folder)
    return null
  } catch (error) {
    return `the programs to compare with could not be installed (${String(error).split('\n')[0]})`
  }
}
