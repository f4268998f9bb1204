import { expect, test } from 'vitest'

import type { Font } from '#core/layout/text-metrics.ts'

import { nodeFontSource } from '../../../cli/node-font-source.ts'
import { findUncovered } from './find-uncovered.ts'
import { createFontLibrary } from './font-library.ts'
import type { FontSource } from './font-source.ts'

const caladea: Font = { family: 'Caladea', weight: 700, italic: true }

/** The real files, with a list of those that were read, and a switch that makes reading fail. */
function createWatchedSource() {
  const read: string[] = []
  const state = { isOffline: false }
  const source: FontSource = {
    async open(name) {
      const opened = await nodeFontSource.open(name)
      return {
        ...opened,
        async read(fileName) {
          read.push(fileName)
          if (state.isOffline) throw new Error('offline')
          return opened.read(fileName)
        },
      }
    },
  }
  return { source, read, state }
}

test('only the files that a text needs are fetched, each once', async () => {
  const { source, read } = createWatchedSource()
  const library = createFontLibrary(source)
  await library.load(['Hello'], caladea)
  await library.load(['Hello, World'], caladea)
  expect(read).toEqual(['caladea-latin-700-italic.woff'])
})

test('a character is taken from the first family that has it', async () => {
  const library = createFontLibrary(nodeFontSource)
  await library.load(['Ař Ж א ع 漢 한 → 😀'], caladea)
  const familyOf = (grapheme: string) => library.find(grapheme, caladea)?.family
  expect(familyOf('A')).toBe('Caladea')
  expect(familyOf('ř')).toBe('Caladea')
  expect(familyOf('Ж')).toBe('Arimo')
  expect(familyOf('א')).toBe('Arimo')
  expect(familyOf('ع')).toBe('Noto Sans Arabic')
  expect(familyOf('漢')).toBe('Noto Sans JP')
  expect(familyOf('한')).toBe('Noto Sans KR')
  expect(familyOf('→')).toBe('Noto Sans JP')
  expect(familyOf('😀')).toBe('Noto Color Emoji')
})

test('what is shown as an emoji comes from the emoji font, also where another has the character', async () => {
  const library = createFontLibrary(nodeFontSource)
  await library.load(['1 1️⃣ ☀ ☀️'], caladea)
  expect(library.find('1', caladea)?.family).toBe('Caladea')
  expect(library.find('1️⃣', caladea)?.family).toBe('Noto Color Emoji')
  expect(library.find('☀️', caladea)?.family).toBe('Noto Color Emoji')
})

test('a file that could not be fetched is fetched again when it is next needed', async () => {
  const { source, read, state } = createWatchedSource()
  const library = createFontLibrary(source)
  state.isOffline = true
  expect(await library.load(['Hello'], caladea)).toEqual([])
  expect(library.find('H', caladea)).toBeNull()
  state.isOffline = false
  const arrived = await library.load(['Hello'], caladea)
  expect(arrived.map(({ family }) => family)).toContain('Caladea')
  expect(read.filter((name) => name.startsWith('caladea'))).toHaveLength(2)
})

test('what no bundled font has is named, each character once', async () => {
  const library = createFontLibrary(nodeFontSource)
  const texts = ['Hello ภาษา', 'ษ देव']
  await library.load(texts, caladea)
  expect(findUncovered(texts, caladea, library)).toEqual(['ภ', 'า', 'ษ', 'दे', 'व'])
})
