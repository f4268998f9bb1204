import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('.', import.meta.url))

/** They are no part of the product, so they have a lock of their own and come only when they are raced. */
export function installPeers() {
  const { dependencies } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8'))
  const names = Object.keys(dependencies)
  if (names.every((name) => existsSync(`${folder}node_modules/${name}`))) return
  console.error('Installing the programs to compare with.')
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'ignore',
    shell: process.platform === 'win32',
  })
}
