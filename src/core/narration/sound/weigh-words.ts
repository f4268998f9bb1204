import type { Pronunciation } from '../../deck/talk/pronunciation.ts'
import { findPause } from '../script/find-clauses.ts'
import { sayText } from '../reading/say-text.ts'
import { listWords } from '../script/script.ts'

/** A word of a text and how much of its time it takes in relation to the others. */
export type WeighedWord = {
  from: number
  to: number
  weight: number
  /** A pause is likely to follow. */
  endsClause: boolean
}

type Saying = { language: string; pronunciations: readonly Pronunciation[] }

/**
 * What each part of a word adds to its time, in milliseconds: fitted to how long the on-device voice
 * takes for 610 words. Little words are slurred, and the last one before a pause is drawn out.
 */
const cost = {
  word: 125,
  vowels: 68,
  consonant: 30,
  little: -80,
  beforePause: 265,
  digit: 250,
  character: 170,
}
/** Of other languages, the short ones count as little. */
const littleWords = new Set(
  `a an the and or but if than that this of in on at to for from by with as is are was were be been it
  its they them their he she his her him we our us you your i my me not so can could will would should
  do does did have has had there`.split(/\s+/),
)

/** Each ideograph or syllable sign is spoken for itself. */
const syllabic = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu
const silentE = /([aeiouy][^\Waeiouy\d_])e(?=\P{L}*$)/iu
const vowels = /[aeiouyàáâãäåæèéêëìíîïòóôõöøùúûüýœаеёиоуыэюяіїєαεηιουωάέήίόύώ]+/giu

/**
 * Every word of `listWords(text)`. English is weighed by what is said for it, so that "3,000" counts
 * as much as it sounds; other languages by how they are written.
 */
export function weighWords(text: string, { language, pronunciations }: Saying): WeighedWord[] {
  const words = listWords(text)
  const isEnglish = /^en\b/i.test(language)
  const isLittle = (word: string) =>
    isEnglish ? littleWords.has(word) : /^\P{L}*\p{L}{1,3}\P{L}*$/u.test(word)
  const said = isEnglish ? sayText(text, pronunciations) : []
  return words.map(({ from, to, text: written }, index) => {
    const isLast = index === words.length - 1
    // A dash may stand alone after it.
    const ends = endsClause(text.slice(from, words[index + 1]?.from ?? to).trimEnd())
    const parts = said[index]?.said ?? [written]
    const drawnOut = ends || isLast ? cost.beforePause : 0
    return { from, to, weight: weigh(parts, isLittle) + drawnOut, endsClause: ends && !isLast }
  })
}

const endsClause = (written: string): boolean =>
  findPause(written) !== null || /[.!?。！？][\p{Pf}\p{Pe}"']*$/u.test(written)

const weigh = (parts: readonly string[], isLittle: (word: string) => boolean): number =>
  parts.reduce((sum, part) => sum + weighPart(part) + (isLittle(part) ? cost.little : 0), 0)

function weighPart(part: string): number {
  // A single capital is the name of a letter.
  if (/^\p{Lu}$/u.test(part)) return cost.word + cost.vowels
  const spoken = part.replace(silentE, '$1')
  const count = (pattern: RegExp) => spoken.match(pattern)?.length ?? 0
  const characters = count(syllabic)
  const letters = count(/\p{L}/gu) - characters
  const vowelLetters = spoken.match(vowels)?.join('').length ?? 0
  return (
    (letters > 0 ? cost.word : 0) +
    characters * cost.character +
    count(vowels) * cost.vowels +
    Math.max(0, letters - vowelLetters) * cost.consonant +
    count(/\p{N}/gu) * cost.digit
  )
}
