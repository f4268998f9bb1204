import { expect, test } from 'vitest'

import { english, speak } from '../language.ts'
import { german } from './german.ts'

/** But server and command line, which speak English. */
const files = import.meta.glob<Record<string, unknown>>(
  ['../**/*.ts', '!../**/*.test.ts', '!../de/**', '!../backend.ts', '!../cli.ts'],
  { eager: true },
)
const sources = import.meta.glob<string>(
  ['../**/*.ts', '!../de/**', '!../backend.ts', '!../cli.ts'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
)

/** Names of exports by what the switch asks a language for. */
const translatables = Object.values(sources).flatMap((source) =>
  Array.from(
    source.matchAll(/^export const (\w+)[^=]*= translatable\(/gm),
    ([, name = '']) => name,
  ),
)

/** What sentences are given to speak of: numbers, names, or both. */
const given: readonly (readonly unknown[])[] = [
  [3, 7, 'Ada', 9],
  ['Ada', 'Bob', 'Cleo'],
  [7, 'Ada'],
  ['Ada', 7, 9],
  [['Ada', 'Bob']],
]

function* listWords(value: unknown, way: string): Generator<[way: string, said: string]> {
  if (typeof value === 'string') yield [way, value]
  else if (typeof value === 'function')
    for (const [at, args] of given.entries()) {
      let said: unknown = null
      try {
        said = Reflect.apply(value, undefined, args)
      } catch {
        // It speaks of something else than this.
      }
      if (typeof said === 'string' && !/NaN|undefined/.test(said)) yield [`${way}(${at})`, said]
    }
  else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value)) yield* listWords(part, `${way}.${name}`)
}

/** All that the interface says in the language in force, by the way that leads there. */
function readAll(): Map<string, string> {
  const words = Object.values(files).flatMap((file) => Object.entries(file))
  const said = words.filter(([name]) => translatables.includes(name))
  return new Map(said.flatMap(([name, value]) => Array.from(listWords(value, name))))
}

const inEnglish = readAll()
await german.loadArticles?.()
speak(german)
const inGerman = readAll()
speak(english)

/** What programs read: places on a page, days, keys, services in a list. */
const isOfPrograms = (way: string): boolean =>
  /\.(?:id|capability|providers\.\d+|keys\.\d+)$|^(?:privacy|terms)\.changed$/.test(way)

/** Names, kinds of file, and words that both languages have. */
const same = new Set(
  `Lectern Gemini OpenAI Anthropic OpenRouter Groq Mistral Ollama Openverse ElevenLabs Vapi Nguyen
  GitHub LinkedIn YouTube LM Studio Ada Bob Cleo https example org v1 ADA
  LIVE API PPTX PDF HTML JSON Markdown PNG JPEG MP4 WebM A4 kB MB min pt Aa
  Text Link Demo Status Details Layout Logo Name Format Matrix Code Modern Noir Sepia Hindi Animation
  Passphrase Player Video optional`.split(/\s+/),
)

const isSame = (text: string): boolean =>
  (text.match(/\p{L}[\p{L}\d]+/gu) ?? []).every((word) => same.has(word)) ||
  // The sample deck speaks English.
  text === 'Hello, and welcome.'

test('IL8 everything that can be translated is in German', () => {
  const untranslated = {}
  expect(translatables.length).toBeGreaterThan(50)
  expect(
    translatables.filter((name) => german.translate(name, untranslated) === untranslated),
  ).toEqual([])
})

test('IL8 no English is left in German but names', () => {
  const left = [...inGerman].filter(
    ([way, text]) => inEnglish.get(way) === text && !isOfPrograms(way) && !isSame(text),
  )
  expect(inGerman.size).toBeGreaterThan(1_800)
  expect(left).toEqual([])
})

test('IL8 what programs read is the same in German', () => {
  const read = [...inEnglish].filter(([way]) => isOfPrograms(way))
  expect(read.length).toBeGreaterThan(60)
  expect(read.filter(([way, text]) => inGerman.get(way) !== text)).toEqual([])
})

/** `5,000` and `5.000`, `30-60` and `30–60`: what counts is which numbers are named. */
const listNumbers = (text: string): string =>
  (
    text
      .replace('50K', '50000')
      .replace('Pos1', '')
      .replaceAll(/(?<=\d)[.,](?=\d{3})/g, '')
      .match(/\d+/g) ?? []
  )
    .toSorted()
    .join(' ')

test('IL8 German names the numbers that English names', () => {
  const other = [...inGerman].filter(
    ([way, text]) =>
      inEnglish.has(way) &&
      // Days are written as they are, each in its way.
      !text.includes('1970') &&
      listNumbers(inEnglish.get(way) ?? '') !== listNumbers(text),
  )
  expect(other).toEqual([])
})

test('IL8 German is set as Germans set it', () => {
  const said = [...inGerman].filter(([way]) => !isOfPrograms(way))
  // Other quotation marks, dots or no space at an ellipsis, a hyphen as a dash; not the sign itself.
  const odd = /["”’]|“\p{L}|\.\.\.|\p{L}…(?!\))|\p{L} - (?!oder \*)\p{L}/u
  expect(said.filter(([, text]) => odd.test(text))).toEqual([])
  // A number is not parted from its unit. What `Intl` writes is as it writes it.
  const parted = /\d (?:MB|kB|min|s|%)(?!\p{L})/u
  expect(said.filter(([way, text]) => parted.test(text) && !way.endsWith(')'))).toEqual([])
})

test('IL8 German says du', () => {
  const stiff = /\bIhnen\b|\p{Ll}en Sie\b(?! (?:sind|ist|wird|lässt))/u
  expect([...inGerman].filter(([, text]) => stiff.test(text))).toEqual([])
})
