import { pronounce } from '#adapters/voices/kokoro/pronounce.ts'

import { createRandomNumbers } from '../../test/faults/page/random-numbers.ts'
import type { Figure, Report } from '../report/report.ts'
import { runBench } from '../report/run-bench.ts'
import { countWordErrors } from '../voice/count-word-errors.ts'
import { type Espeak, findEspeak } from './espeak.ts'

const wordCount = 2_000

type Language = {
  id: string
  name: string
  /** What espeak and Debian call it. */
  voice: string
  dictionary: string
  /** In per cent. */
  atMost: number
  /** Differences that hardly anybody hears, or that speakers make themselves. */
  fold: readonly (readonly [RegExp, string])[]
}

const languages: readonly Language[] = [
  {
    id: 'es',
    name: 'Spanish',
    voice: 'es',
    dictionary: 'spanish',
    atMost: 1,
    fold: [
      [/ɛ/gu, 'e'],
      [/ː/gu, ''],
      [/ui/gu, 'wi'],
    ],
  },
  {
    id: 'it',
    name: 'Italian',
    voice: 'it',
    dictionary: 'italian',
    atMost: 1,
    fold: [
      [/ɛ/gu, 'e'],
      [/ɔ/gu, 'o'],
      [/ɾ/gu, 'r'],
      [/[ɪj]/gu, 'i'],
      [/[ʊw]/gu, 'u'],
      [/ɲɲ/gu, 'ɲ'],
    ],
  },
  {
    id: 'fr',
    name: 'French',
    voice: 'fr-fr',
    dictionary: 'french',
    atMost: 4,
    fold: [
      [/ɥ/gu, 'y'],
      [/[ːə]/gu, ''],
      [/ɔ(?!\u0303)/gu, 'o'],
      [/ɑ(?!\u0303)/gu, 'a'],
      [/œ(?!\u0303)/gu, 'ø'],
    ],
  },
  {
    id: 'pt',
    name: 'Portuguese of Brazil',
    voice: 'pt-br',
    dictionary: 'brazilian',
    atMost: 1,
    fold: [
      [/ɛ/gu, 'e'],
      [/ɔ/gu, 'o'],
      [/[jɪy]/gu, 'i'],
      [/[ʊw]/gu, 'u'],
      [/[æɐ]/gu, 'a'],
      [/\u0303/gu, ''],
    ],
  },
]

async function measurePronunciation(): Promise<Report> {
  const espeak = await findEspeak(languages.map(({ dictionary }) => dictionary))
  if (!espeak.ok)
    return { figures: [], plots: [], missing: [`how words sound, since ${espeak.error}.`] }
  return {
    figures: languages.flatMap((language) => judge(language, espeak.value)),
    plots: [],
    missing: [],
  }
}

function judge({ id, name, voice, dictionary, atMost, fold }: Language, espeak: Espeak): Figure[] {
  const words = pickWords(espeak.listWords(dictionary))
  const wanted = espeak.pronounce(voice, words).map(withoutStress)
  const own = words.map((word) => withoutStress(pronounceWord(word, id)))
  const folded = (sounds: string) =>
    fold.reduce((text, [from, to]) => text.replaceAll(from, to), sounds)
  return [
    {
      id: `sounds-${id}`,
      name: `${name}: sounds other than espeak’s, of ${words.length} words, but for what hardly anybody hears`,
      value: 100 * measureErrors(own.map(folded), wanted.map(folded)),
      unit: '%',
      bar: { atMost },
    },
    {
      id: `strict-${id}`,
      name: `${name}: the same, every sign counted`,
      value: 100 * measureErrors(own, wanted),
      unit: '%',
    },
  ]
}

/** None of the words that the rules were made with were chosen by this number. */
function pickWords(all: readonly string[]): string[] {
  const able = all.filter((word) => /^[a-zà-ÿœ]{3,}$/u.test(word))
  const chance = createRandomNumbers(20_261_119)
  const picked = new Set<string>()
  while (picked.size < Math.min(wordCount, able.length)) picked.add(chance.pick(able))
  return [...picked]
}

const lexicon = { find: () => undefined }

const pronounceWord = (word: string, language: string): string =>
  pronounce(word, { language, lexicon, pronunciations: [] }).sounds.join('').normalize('NFD')

const withoutStress = (sounds: string): string => sounds.replaceAll(/[ˈˌ]/gu, '')

function measureErrors(own: readonly string[], wanted: readonly string[]): number {
  let [errors, sounds] = [0, 0]
  wanted.forEach((word, at) => {
    errors += countWordErrors(Array.from(own[at] ?? ''), Array.from(word))
    sounds += word.length
  })
  return errors / sounds
}

await runBench(measurePronunciation)
