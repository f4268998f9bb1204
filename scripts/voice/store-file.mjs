import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const { resolve } = createRequire(import.meta.url)

/** Weights are as good as noise, and do not shrink. */
const incompressible = new Set(['.onnx', '.bin'])

/**
 * Under a name with a hash of the content, so that it can be kept for ever; smaller copies beside it
 * are for the server to choose from.
 * @param {string} folder
 * @param {string} name
 * @param {Buffer} content
 */
export async function storeFile(folder, name, content) {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12)
  const ending = extname(name)
  const path = `${name.slice(0, -ending.length)}-${hash}${ending}`
  await writeFile(join(folder, path), content)
  if (incompressible.has(ending)) return { path, bytes: content.length, transfer: content.length }
  const [small, smaller] = await Promise.all([
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  ])
  await writeFile(join(folder, `${path}.gz`), small)
  await writeFile(join(folder, `${path}.br`), smaller)
  return { path, bytes: content.length, transfer: smaller.length }
}

/**
 * What every voice needs. Under the same names, so that a browser has it once.
 * @param {string} folder
 */
export const storeShared = async (folder) => ({
  runtime: await storeFile(
    folder,
    'runtime.wasm',
    await readFile(resolve('onnxruntime-web/ort-wasm-simd-threaded.wasm')),
  ),
  dictionary: await storeFile(
    folder,
    'english.txt',
    await readFile(resolve('@met4citizen/headtts/dictionaries/en-us.txt')),
  ),
})
