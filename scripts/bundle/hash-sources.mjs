import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/**
 * One hash over the names and contents of the files. It says the same in a fresh clone, where
 * every file is newer than every build.
 * @param {string} root
 * @param {string[]} paths files and folders; one that is missing counts as empty
 * @returns {string}
 */
export function hashSources(root, paths) {
  const hash = createHash('sha256')
  for (const path of paths) {
    for (const file of listFiles(join(root, path))) {
      hash.update(`${relative(root, file).split(sep).join('/')}\0`)
      hash.update(createHash('sha256').update(readFileSync(file)).digest())
    }
  }
  return hash.digest('hex')
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function listFiles(path) {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) return []
  if (!stats.isDirectory()) return [path]
  return readdirSync(path)
    .toSorted()
    .filter((name) => !/\.(test|contract)\.tsx?$/.test(name))
    .flatMap((name) => listFiles(join(path, name)))
}
