import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

import { listAppFiles } from './list-app-files.mjs'

/** @typedef {import('./list-app-files.mjs').BuiltFile} BuiltFile */

const workerSource = fileURLToPath(
  new URL('../../src/adapters/offline/worker/service-worker.ts', import.meta.url),
)
const versionMark = '__LECTERN_VERSION__'

/**
 * Makes the service worker: its script, with the list of what the app consists of in front. The
 * pages are told the version that they belong to.
 * @returns {import('vite').Plugin}
 */
export function offlinePlugin() {
  let outDir = ''
  let publicDir = ''
  let forBrowser = true
  return {
    name: 'lectern-offline',
    apply: 'build',
    enforce: 'post',

    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
      publicDir = config.publicDir
      forBrowser = !config.build.ssr
    },

    transformIndexHtml: (_, { path }) =>
      path.endsWith('/index.html')
        ? [{ tag: 'meta', attrs: { name: 'version', content: versionMark }, injectTo: 'head' }]
        : [],

    writeBundle: {
      // Others still change the files before.
      order: 'post',
      sequential: true,
      async handler(_, bundle) {
        if (!forBrowser) return
        const built = [
          ...Object.values(bundle).map((output) => readBuiltFile(outDir, output)),
          ...readFolder(publicDir),
        ]
        const page = readFileSync(join(outDir, 'index.html'), 'utf8')
        const list = listAppFiles(built, page)
        const script = await buildWorker()
        // What the worker does is part of a version: two that share a cache would trip over it.
        const version = hash(JSON.stringify(list) + script + page)
        const versioned = JSON.stringify({ version, ...list })
        for (const name of ['index.html', 'demo-share/index.html']) {
          const file = join(outDir, name)
          writeFileSync(file, readFileSync(file, 'utf8').replace(versionMark, version))
        }
        writeFileSync(join(outDir, 'sw.js'), `const appList = ${versioned};\n${script}`)
      },
    },
  }
}

/**
 * @param {string} folder
 * @param {import('vite').Rollup.OutputBundle[string]} output
 * @returns {BuiltFile}
 */
function readBuiltFile(folder, output) {
  const { fileName } = output
  const [imports, later] =
    output.type === 'chunk' ? [output.imports, output.dynamicImports] : [[], []]
  return { path: `/${fileName}`, content: readFileSync(join(folder, fileName)), imports, later }
}

/**
 * Copied as they are, with names that stay the same.
 * @param {string} folder
 * @returns {BuiltFile[]}
 */
function readFolder(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => {
      const file = join(parentPath, name)
      const path = file.slice(folder.length).replaceAll('\\', '/')
      return { path, content: readFileSync(file), imports: [], later: [] }
    })
}

/** One classic script: not every browser takes a module for a service worker. */
async function buildWorker() {
  // Only a build needs it, and the configuration is read by tests too.
  const { build } = await import('vite')
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: { input: workerSource, output: { format: 'iife' } },
    },
  })
  const [first] = Array.isArray(built) ? built : [built]
  if (!first || !('output' in first)) throw new Error('The service worker was not built')
  return first.output[0].code
}

/** @param {string | Uint8Array} content */
function hash(content) {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}
