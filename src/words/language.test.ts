import { afterEach, expect, expectTypeOf, test, vi } from 'vitest'

import { createPseudoLanguage } from '../../test/fixtures/pseudo-language.ts'
import { counted } from './formats.ts'
import {
  type ArticlePack,
  createLanguage,
  type LanguagePack,
  type Translation,
} from './language-pack.ts'
import { currentLocale, english, speak, translatable, watchLanguage } from './language.ts'
import { terms } from './pages/terms.ts'
import { describeWhen } from './when.ts'

const files = import.meta.glob<Record<string, unknown>>(
  ['./**/*.ts', '!./**/*.test.ts', '!./de/**'],
  { eager: true },
)
const pseudo = createPseudoLanguage('ar-XB', 'rtl')

afterEach(() => speak(english))

const sample = translatable('sample', {
  title: 'Saved',
  dialog: { close: 'Close', list: ['One', 'Two'] },
  by: (name: string): string => `Made by ${name}`,
})

test('IL3 words are in the language that is in force when they are read', () => {
  const { dialog } = sample
  speak(pseudo)
  expect(sample.title).toBe('[Sàvédsà]')
  expect(dialog.close).toMatch(/^\[.*\]$/)
  expect(dialog.list).toHaveLength(2)
  expect(sample.by('Ada Close')).toMatch(/^\[Màdémà .*Ada Close\]$/)
  speak(english)
  expect(dialog.close).toBe('Close')
  expect(sample.by('Ada')).toBe('Made by Ada')
})

test('IL3 whoever shows words hears of another language', () => {
  const heard = vi.fn<() => void>()
  const leave = watchLanguage(heard)
  speak(pseudo)
  leave()
  speak(english)
  expect(heard).toHaveBeenCalledTimes(1)
})

test('IL3 numbers and plurals are those of the language, where its reader is', () => {
  const forms = { one: 'slide', two: 'both slides', few: 'few slides', other: 'slides' }
  expect(counted(2, forms)).toBe('2 slides')
  speak({ ...pseudo, tag: 'ar-EG' })
  expect(counted(2, forms)).toBe('٢ both slides')
  expect(counted(3, forms)).toBe('٣ few slides')
  vi.stubGlobal('navigator', { languages: ['de-AT', 'en-GB', 'en'] })
  speak(english)
  expect(currentLocale()).toBe('en-GB')
  vi.unstubAllGlobals()
})

/** Every text in it, with the way that leads there. */
function listTexts(value: unknown, way: string): [way: string, text: string][] {
  if (typeof value === 'string') return [[way, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => listTexts(part, `${way}.${name}`))
}

const ofPrograms = /\.(?:id|capability|changed|language|providers\.\d+|keys\.\d+)$/

test('IL4 every words file goes through the pseudo-language', () => {
  speak(pseudo)
  const { './language.ts': _switch, './languages.ts': _tags, ...said } = files
  const texts = Object.values(said).flatMap((file) => listTexts({ ...file }, ''))
  const unmarked = texts.filter(
    ([way, text]) => /[a-z]/i.test(text) && !/^\[.*\]$/s.test(text) && !ofPrograms.test(way),
  )
  expect(texts.length).toBeGreaterThan(1_000)
  expect(unmarked).toEqual([])
})

test('IL4 words become 40 % longer, each of them', () => {
  const text = 'Whoever has the link can watch this presentation without an account'
  const words = translatable('longer', { text })
  speak(pseudo)
  expect(words.text.length - 2).toBeGreaterThanOrEqual(Math.floor(text.length * 1.35))
  expect(words.text.split(' ')).toHaveLength(text.split(' ').length)
})

test('IL5 a language is a pack of words with the names and the shape of the English ones', async () => {
  const pack: LanguagePack = Object.assign({ whenWords: { justNow: 'gerade eben' } })
  const articles: ArticlePack = Object.assign({ terms: { title: 'Bedingungen' } })
  const german = createLanguage('de', 'ltr', pack, async () => articles)
  speak(german)
  expect(describeWhen('2026-11-17T12:00:00Z', Date.parse('2026-11-17T12:00:05Z'))).toBe(
    'gerade eben',
  )
  expect(terms.title).toBe('Terms')
  await german.loadArticles?.()
  expect(terms.title).toBe('Bedingungen')
  expectTypeOf<Translation<{ a: 'A'; b: (n: number) => 'B'; id: 'c' }>>().toEqualTypeOf<{
    readonly a: string
    readonly b: (n: number) => string
    readonly id: 'c'
  }>()
})
