import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../peers/', import.meta.url))

/** They are no part of the product, so they have a lock of their own and come only when they are raced. */
export function installPeers() {
  if (existsSync(`${folder}node_modules/pptxtojson`)) return
  console.error('Installing the programs to compare with.')
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'ignore',
    shell: process.platform === 'win32',
  })
}
