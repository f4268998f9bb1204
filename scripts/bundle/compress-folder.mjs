import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const worthwhile = /\.(js|css|html|svg|json|webmanifest|txt|wasm)$/
const smallestBytes = 1000

/**
 * Puts a `.br` and a `.gz` beside every file that shrinks, so that serving costs no time. Files that
 * have them already were compressed when they were made.
 * @param {string} folder
 */
export async function compressFolder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = new Set(entries.map(({ parentPath, name }) => join(parentPath, name)))
  const files = entries.filter(
    (entry) =>
      entry.isFile() &&
      worthwhile.test(entry.name) &&
      !names.has(`${join(entry.parentPath, entry.name)}.br`),
  )
  await Promise.all(files.map((file) => compressFile(join(file.parentPath, file.name))))
}

/** @param {string} file */
async function compressFile(file) {
  const content = await readFile(file)
  if (content.length < smallestBytes) return
  const [small, smaller] = await Promise.all([
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
    promisify(brotliCompress)(content),
  ])
  await Promise.all([writeFile(`${file}.gz`, small), writeFile(`${file}.br`, smaller)])
}
