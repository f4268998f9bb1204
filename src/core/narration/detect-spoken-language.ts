import { commonWords } from './common-words.ts'

/** Enough of a text to tell, without reading a book. */
export const sampleLength = 6000
/** Of all words at least so many are among the commonest of their language. */
const enoughShare = 0.12
/** One little word alone may be a part of a name. */
const enoughKinds = 2
/** So many words without a single one of them are no text of that language. */
const longText = 30

/** Where the script alone does not say it, letters do that only one of its languages has. */
const scripts: readonly [script: RegExp, language: string, signs: readonly [string, RegExp][]][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja', []],
  [/\p{Script=Han}/u, 'zh', []],
  [/\p{Script=Hangul}/u, 'ko', []],
  [
    /\p{Script=Cyrillic}/u,
    'ru',
    [
      ['be', /ў/u],
      ['kk', /[қңұһ]/u],
      ['uk', /[іїєґ]/u],
      ['mk', /[ѓќѕ]/u],
      ['sr', /[ђћџљњј]/u],
      // Both have the hard sign, but no Russian text does without the others for long.
      ['bg', /^(?=[^]*ъ)[^ыэё]*$/u],
    ],
  ],
  [/\p{Script=Greek}/u, 'el', []],
  [
    /\p{Script=Arabic}/u,
    'ar',
    [
      ['ur', /[ٹڈڑےں]/u],
      ['fa', /[پچژگ]/u],
    ],
  ],
  [/\p{Script=Devanagari}/u, 'hi', [['mr', /ळ|आहे/u]]],
  [/\p{Script=Hebrew}/u, 'he', []],
  [/\p{Script=Thai}/u, 'th', []],
  [/\p{Script=Bengali}/u, 'bn', []],
  [/\p{Script=Tamil}/u, 'ta', []],
  [/\p{Script=Telugu}/u, 'te', []],
  [/\p{Script=Kannada}/u, 'kn', []],
  [/\p{Script=Malayalam}/u, 'ml', []],
  [/\p{Script=Gujarati}/u, 'gu', []],
  [/\p{Script=Georgian}/u, 'ka', []],
  [/\p{Script=Armenian}/u, 'hy', []],
]

/**
 * The language of a text as a BCP 47 code, or `und`. A voice reads it aloud, so a wrong answer is worse
 * than none. A few words that tell nothing are English, if they could be.
 */
export function detectSpokenLanguage(text: string): string {
  const sample = text.slice(0, sampleLength).toLowerCase().normalize('NFC')
  const letters = sample.match(/\p{L}/gu)?.length ?? 0
  if (letters === 0) return 'en'
  const script = scripts.find(([pattern]) => countMatches(sample, pattern) / letters > 0.1)
  if (script) {
    const [, usual, signs] = script
    return signs.find(([, pattern]) => pattern.test(sample))?.[0] ?? usual
  }
  return countMatches(sample, /\p{Script=Latin}/u) > letters / 2 ? findLatin(sample) : 'und'
}

function findLatin(sample: string): string {
  const words = sample.match(/[\p{L}\p{M}]+/gu) ?? []
  const found = [...commonWords].map(([code, common]) => {
    const hits = words.filter((word) => common.has(word))
    return { code, share: hits.length / words.length, kinds: new Set(hits).size }
  })
  // Of two that fit equally well, the first in the list is spoken by more people.
  const [best] = found.toSorted((one, other) => other.share - one.share)
  if (best && best.share >= enoughShare && best.kinds >= enoughKinds) return best.code
  const english = found.find(({ code }) => code === 'en')?.share ?? 0
  const foreign = words.filter((word) => /[^a-z]/u.test(word)).length / words.length
  if (foreign > 0.1) return 'und'
  return english > 0 || words.length < longText ? 'en' : 'und'
}

const countMatches = (text: string, pattern: RegExp): number =>
  text.match(new RegExp(pattern, 'gu'))?.length ?? 0
