import type { Language } from './language.ts'
import { listOf } from './language.ts'
import { backwardPatterns } from './languages/backward-patterns.ts'
import { dutch } from './languages/dutch.ts'
import { english } from './languages/english.ts'
import { french } from './languages/french.ts'
import { german } from './languages/german.ts'
import { italian } from './languages/italian.ts'
import { otherPhrases } from './languages/other-phrases.ts'
import { portuguese } from './languages/portuguese.ts'
import { spanish } from './languages/spanish.ts'

const known: readonly Language[] = [english, german, french, spanish, italian, portuguese, dutch]

/** Whether sentences can be taken apart, or are known by their structure alone. */
export const hasGrammar = (language: Language): boolean => known.includes(language)

/** Enough of a text to tell, without reading a book. */
const sampleLength = 6000

/** Of every hundred words at least this many are among the commonest of their language. */
const minShare = 0.18

const scripts: readonly [string, RegExp][] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['zh', /\p{Script=Han}/u],
  ['ko', /\p{Script=Hangul}/u],
  ['uk', /[іїєґ]/u],
  ['ru', /\p{Script=Cyrillic}/u],
  ['el', /\p{Script=Greek}/u],
  ['ar', /\p{Script=Arabic}/u],
  ['hi', /\p{Script=Devanagari}/u],
]

/** Letters or little words that no other language here has, for those without a grammar. */
const signs: readonly [string, RegExp][] = [
  ['pl', /[ąęłżźś]/u],
  ['cs', /[ěřůž]/u],
  ['hu', /[őű]/u],
  ['ro', /[țșă]/u],
  ['tr', /[ğış]/u],
  ['fi', /\b(?:ja|on|ovat|että)\b/u],
  ['sv', /\b(?:och|är|att|inte)\b/u],
  ['da', /\b(?:og|af|ikke|blev)\b/u],
  ['nb', /\b(?:og|av|ikke|ble)\b/u],
  ['id', /\b(?:yang|dan|dengan)\b/u],
]

/** In letters: what is looked through for so much text. */
const widest = 10 * sampleLength

/** Of no language, though "com" is a word in one: addresses, pictures within the text, where links lead. */
const address = /(?:https?:\/\/|data:)\S+|(?<=\])\([^()\s]*\)/giu

/** The language of a text, or what can be said of one whose grammar is not known. */
export function detectLanguage(text: string): Language {
  const sample = text.slice(0, widest).replaceAll(address, ' ').slice(0, sampleLength).toLowerCase()
  const words = sample.match(/[\p{L}\p{M}]+/gu) ?? []
  const share = ({ stopwords }: Language) =>
    words.filter((word) => stopwords.has(word)).length / Math.max(1, words.length)
  const [best] = known
    .map((language) => ({ language, share: share(language) }))
    .toSorted((a, b) => b.share - a.share)
  const letters = Math.max(1, sample.match(/\p{L}/gu)?.length ?? 0)
  const script = scripts.find(([, pattern]) => countMatches(sample, pattern) / letters > 0.1)
  if (script) return createUnknownLanguage(script[0])
  if (best && best.share >= minShare) return best.language
  const sign = signs.toSorted(
    ([, a], [, b]) => countMatches(sample, b) - countMatches(sample, a),
  )[0]
  if (sign && countMatches(sample, sign[1]) > 5) return createUnknownLanguage(sign[0])
  return best && best.share > 0.05 ? best.language : createUnknownLanguage('')
}

const countMatches = (text: string, pattern: RegExp): number =>
  text.match(new RegExp(pattern, 'gu'))?.length ?? 0

/** Without a grammar sentences are kept whole. */
function createUnknownLanguage(code: string): Language {
  const none = listOf('')
  return {
    code,
    stopwords: none,
    finiteVerbs: none,
    determiners: none,
    prepositions: none,
    pronouns: none,
    subordinators: none,
    droppable: none,
    bareSubordinators: none,
    adjuncts: none,
    afterthoughts: [],
    relatives: none,
    backward: none,
    ...(backwardPatterns[code] && { backwardPattern: backwardPatterns[code] }),
    coordinators: none,
    linkWords: [],
    sayingVerbs: none,
    abbreviations: none,
    months: [],
    capitalisesTitles: false,
    phrases: otherPhrases[code] ?? english.phrases,
  }
}
