import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'

import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const tops = ['src', 'server', 'cli', 'scripts', 'test', 'bench']

/** What a folder may hold beside its sub-folders, tests included: as much as one takes in at a glance. */
const mostFiles = 40
/** As much as is read in one sitting. */
const mostLines = 400

/** Each with its reason, and only as long as it is past the limit: one that is not any more is taken off. */
const longFiles: Record<string, string> = {
  'src/core/composer/compose-structure.test.ts': 'each rule with the text that asked for it',
  'src/core/composer/reading/read-document.test.ts': 'the cases of one reader',
}

type Source = { path: string; folder: string; lines: number }

/** Whatever is in it counts for a folder; only what is written by hand has lines. */
async function listSources(): Promise<Source[]> {
  const entries = await Promise.all(
    tops.map(async (top) =>
      (await readdir(join(root, top), { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name)),
    ),
  )
  const found = entries
    .flat()
    .map((path) => path.slice(root.length + 1).replaceAll(sep, '/'))
    .filter((path) => !/\/(?:node_modules|[\w.-]+-snapshots)\//.test(path))
  return Promise.all(
    found.map(async (path) => ({
      path,
      folder: path.replace(/\/[^/]+$/, ''),
      lines: /\.(?:tsx?|mjs|css)$/.test(path)
        ? (await readFile(join(root, path), 'utf8')).split('\n').length - 1
        : 0,
    })),
  )
}

const sources = await listSources()

const countFiles = (): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const { folder } of sources) counts.set(folder, (counts.get(folder) ?? 0) + 1)
  return counts
}

test(`no folder holds more than ${mostFiles} files`, () => {
  const full = [...countFiles()].filter(([, count]) => count > mostFiles).map(([folder]) => folder)
  expect(full.length + sources.length).toBeGreaterThan(2_500)
  expect(full).toEqual([])
})

test(`no file has more than ${mostLines} lines`, () => {
  const long = sources.filter(({ lines }) => lines > mostLines).map(({ path }) => path)
  expect(long.toSorted()).toEqual(Object.keys(longFiles).toSorted())
})

test('words in German lie where the English ones do', () => {
  const words = sources.flatMap(({ path }) => /^src\/words\/(.+)\.ts$/.exec(path)?.[1] ?? [])
  const english = new Set(words.filter((path) => !path.startsWith('de/')))
  const german = words.flatMap((path) => /^de\/(.+)$/.exec(path)?.[1] ?? [])
  const ofGerman = new Set(['german', 'german-articles', 'german.test'])
  expect(german.length).toBeGreaterThan(50)
  expect(german.filter((path) => !english.has(path) && !ofGerman.has(path))).toEqual([])
})

test.each(['utils', 'helpers', 'misc', 'common'])('no folder is called %s', (name) => {
  const named = sources.filter(({ path }) => path.split('/').slice(0, -1).includes(name))
  expect(named).toEqual([])
})
