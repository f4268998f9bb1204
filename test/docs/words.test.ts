import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { findFixedWords } from './find-fixed-words.ts'
import { findTakenWords, type ResolveWord } from './find-taken-words.ts'

const root = join(import.meta.dirname, '../..')
const modules = import.meta.glob<Record<string, unknown>>(
  ['../../src/words/**/*.ts', '!../../src/words/de/**', '!**/*.test.ts'],
  { eager: true },
)

const resolve: ResolveWord = (file, path) => {
  let word: unknown = modules[`../../src/words/${file}`]
  for (const name of path)
    word = typeof word === 'object' && word !== null ? Reflect.get(word, name) : undefined
  return word
}

/** Words in other languages are read by their pack alone, which is fetched when it is spoken. */
const isOfOtherLanguage = (path: string): boolean => path.startsWith('src/words/de/')

async function listSources(folder: string): Promise<{ path: string; source: string }[]> {
  const paths = (await readdir(join(root, folder), { recursive: true })).filter(
    (path) => /\.tsx?$/.test(path) && !/\.(?:test|contract)\./.test(path),
  )
  const sources = await Promise.all(
    paths.map(async (path) => ({
      path: join(folder, path).replaceAll('\\', '/'),
      source: await readFile(join(root, folder, path), 'utf8'),
    })),
  )
  return sources.filter(({ path }) => !isOfOtherLanguage(path))
}

test('IL1 no source takes a word while it is loaded', async () => {
  const sources = (await Promise.all(['src', 'cli', 'server'].map(listSources))).flat()
  const speaking = sources.filter(({ path, source }) => /words\//.test(path + source))
  const taken = speaking.flatMap(({ path, source }) =>
    findTakenWords(path, source, resolve).map((word) => `${path}: ${word}`),
  )
  expect(speaking.length).toBeGreaterThan(250)
  expect(taken).toEqual([])
})

const from = "import { appWords, appWords as words } from '#words/app.ts'\n"

test.each([
  ['a word of its own', 'const close = appWords.close'],
  ['words in a table', 'export const labels = { a: appWords.close }'],
  ['words in a list', 'const labels = [words.titles.help]'],
  ['a part that was named before', 'const { titles } = words\nconst help = titles.help'],
  ['words that are unpacked', 'const { titles: { help } } = words'],
  ['words that are spread', 'const titles = { ...words.titles, more: 1 }'],
  ['a word by its key', "const title = words.titles['help']"],
  ['a sentence that is said at once', "const title = words.pageTitle('Help')"],
  [
    'words of a function that is called at once',
    'const list = make()\nfunction make() { return [words.close] }',
  ],
  ['words for each of a list', "const all = ['help'].map((name) => words.titles[name])"],
  ['words on the screen', 'const icon = <Icon label={words.close} />'],
  ['a part that is given away', 'const all = Object.values(words.titles)'],
])('IL1 what is found: %s', (_what, source) => {
  expect(findTakenWords('sample.tsx', from + source, resolve)).not.toEqual([])
})

test.each([
  ['a part that has a name', 'const { titles } = words\nconst crash = appWords.crash'],
  [
    'words that are read later',
    'const close = () => words.close\nfunction f() { return titles.help }',
  ],
  ['words that a getter reads', 'const labels = { get a() { return words.close } }'],
  ['the type of words', 'type Titles = keyof typeof words.titles'],
])('IL1 what is left alone: %s', (_what, source) => {
  expect(findTakenWords('sample.tsx', from + source, resolve)).toEqual([])
})

test('IL2 everything that words files say can be translated', async () => {
  const sources = await listSources('src/words')
  expect(
    sources.flatMap(({ path, source }) =>
      findFixedWords(path, source).map((text) => `${path}: ${text}`),
    ),
  ).toEqual([])
})

test.each([
  ['a sentence', "export const a = 'Not found'"],
  ['a table', "export const a = { b: 'Saved' }"],
  ['a function', 'export function a(b) { return `by ${b} or so` }'],
  ['a table behind a function', "const t = { b: 'Saved' }\nexport const a = (b) => t[b]"],
])('IL2 what is found: %s', (_what, source) => {
  expect(findFixedWords('sample.ts', source)).not.toEqual([])
})

test('IL2 what is translatable is left alone, with all that it needs', () => {
  const source = "const t = { b: 'Saved' }\nexport const a = translatable('a', (b) => t[b])"
  expect(findFixedWords('sample.ts', source)).toEqual([])
})

test('IL2 a language finds words by the names of their exports', async () => {
  const sources = await listSources('src/words')
  const all = sources.flatMap(({ source }) =>
    Array.from(source.matchAll(/^(?:export const (\w+)[^=]*= )?translatable\(\s*'(\w+)'/gm)),
  )
  expect(all.length).toBeGreaterThan(50)
  expect(all.filter(([, exported, given]) => exported !== given).map(([line]) => line)).toEqual([])
})
