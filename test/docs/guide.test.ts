import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { beforeAll, expect, test, vi } from 'vitest'

import { describeShortcut } from '#features/actions.ts'
import { helpWords } from '#words/pages/help.ts'

import { listStrings } from './list-strings.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFile(join(root, path), 'utf8')

let guide: string
let readme: string
let keys: Set<string>

beforeAll(async () => {
  // Which computer it is decides how keys are called.
  vi.stubGlobal('navigator', { userAgent: 'Linux' })
  guide = await read('docs/guide.md')
  readme = await read('README.md')
  keys = await listKeys()
})

/** Every key that any action answers to, as people write it. */
async function listKeys(): Promise<Set<string>> {
  const found = new Set<string>()
  for (const folder of ['src/features', 'src/app'])
    for (const path of await readdir(join(root, folder), { recursive: true })) {
      if (!/\.tsx?$/.test(path) || path.includes('.test.')) continue
      const source = await read(join(folder, path))
      for (const [, one, many = ''] of source.matchAll(
        // Actions have a shortcut; what a field answers to is listed by its keys.
        /\b(?:shortcut: |keys: (?='\$mod))'([^']+)'|\botherShortcuts: \[([^\]]+)\]/g,
      )) {
        const several = Array.from(many.matchAll(/'([^']+)'/g), ([, key = '']) => key)
        for (const key of one ? [one] : several) found.add(describeShortcut(key))
      }
    }
  return found
}

async function listWords(): Promise<Set<string>> {
  const folder = 'src/words'
  const files = (await readdir(join(root, folder), { recursive: true })).filter(
    (name) => /^[^.]+\.ts$/.test(name) && !/^de\b/.test(name),
  )
  const found = await Promise.all(
    files.map(async (name) => listStrings(name, await read(join(folder, name)))),
  )
  return new Set(found.flat())
}

const listPictures = (page: string) =>
  Array.from(page.matchAll(/(?:\]\(|src=")([\w./-]+\.(?:jpg|webp))/g), ([, path = '']) => path)

test('every picture that guide and README name is there, and every picture is named', async () => {
  const named = new Set([
    ...listPictures(guide).map((path) => `docs/${path}`),
    ...listPictures(readme),
  ])
  const folder = await readdir(join(root, 'docs/guide'))
  expect(folder.map((name) => `docs/guide/${name}`).filter((path) => !named.has(path))).toEqual([])
  for (const path of named) {
    const { size } = await stat(join(root, path))
    if (path.startsWith('docs/guide/')) expect(size, path).toBeLessThan(120_000)
  }
})

test('every label in bold in the guide is written so in the app', async () => {
  const words = await listWords()
  const labels = Array.from(guide.matchAll(/\*\*(.+?)\*\*/g), ([, label = '']) => label)
  expect(labels.length).toBeGreaterThan(100)
  expect([...new Set(labels)].filter((label) => !words.has(label))).toEqual([])
})

test('the guide has every key that an action answers to, and no other', () => {
  const told = new Set(Array.from(guide.matchAll(/<kbd>(.+?)<\/kbd>/g), ([, key = '']) => key))
  expect(
    [...keys].filter((key) => !told.has(key)),
    'not in the guide',
  ).toEqual([])
  expect(
    [...told].filter((key) => !keys.has(key)),
    'not in the app',
  ).toEqual([])
})

test('the help page has keys that an action answers to', () => {
  const blocks = helpWords.help.sections.flatMap((section) => section.blocks)
  const rows = blocks.flatMap((block) =>
    typeof block === 'object' && 'keys' in block ? block.keys : [],
  )
  const told = rows.flatMap((row) => row.keys)
  expect(told.length).toBeGreaterThan(10)
  expect(told.map(describeShortcut).filter((key) => !keys.has(key))).toEqual([])
})

test('links from page to page of the documentation lead somewhere', async () => {
  const pages = ['README.md', 'CONTRIBUTING.md', 'docs/guide.md', 'docs/reliability.md']
  const broken: string[] = []
  for (const page of pages) {
    const text = await read(page)
    for (const [, path = '', anchor = ''] of text.matchAll(/\]\((?!https?:)([^)#]*)#?([^)]*)\)/g)) {
      const target = path ? join(page, '..', path) : page
      const found = await read(target).catch(() => null)
      const headings = Array.from(found?.matchAll(/^#+ (.+)$/gm) ?? [], ([, one = '']) => slug(one))
      if (found === null || (anchor && !headings.includes(anchor)))
        broken.push(`${page}: ${path}#${anchor}`)
    }
  }
  expect(broken).toEqual([])
})

/** As GitHub makes an anchor of a heading. */
const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

test('the recording of the README moves for 10 to 15 seconds and is small', async () => {
  const file = await readFile(join(root, 'docs/lectern.webp'))
  expect(file.length).toBeLessThan(2_500_000)
  let [frames, ms] = [0, 0]
  for (let at = 12; at < file.length;) {
    const length = file.readUInt32LE(at + 4)
    if (file.toString('latin1', at, at + 4) === 'ANMF') {
      frames += 1
      ms += file.readUIntLE(at + 20, 3)
    }
    at += 8 + length + (length % 2)
  }
  // A word a frame is the least that shows how it follows the voice.
  expect(frames).toBeGreaterThan(30)
  expect(ms).toBeGreaterThan(10_000)
  expect(ms).toBeLessThan(15_000)
})
