import { listWords, measureOverlap } from '../outline/content-words.ts'
import { countSpokenWords } from '../outline/count-spoken-words.ts'
import { listTokens } from './clause-signs.ts'
import type { Language } from './language.ts'
import { hasSpeech, listPoints, pointWords } from './list-points.ts'
import type { Ranking } from './rank-sentences.ts'
import type { Sentence } from './sentence.ts'
import { stripLinks } from './strip-links.ts'

/** A short form of a sentence that may stand on a slide. */
export type Point = {
  text: string
  worth: number
  sentence: Sentence
  /** Whether it can be understood without the sentence before it. */
  standsAlone: boolean
  /** The whole of a sentence that could not be made short enough. */
  isLong: boolean
  words: readonly string[]
}

/** Points this alike are one. */
const alike = 0.5

/** A sentence that cannot be made shorter is better than an empty slide, up to here. */
const longestSentence = 30

/** Every point that a sentence offers, with what it is worth. */
export function ratePoints(sentence: Sentence, language: Language, ranking: Ranking): Point[] {
  const texts = listPoints(sentence.text, language)
  const isLong =
    texts.length === 0 &&
    sentence.words >= pointWords.min &&
    !hasSpeech(sentence.text) &&
    !/[?？؟]/u.test(sentence.text)
  const whole = beginUpper(stripLinks(sentence.text, language))
  const listed = isLong && sentence.words <= longestSentence ? [whole] : texts
  return listed.map((text) => ({
    text,
    sentence,
    standsAlone: !pointsBack(text, language),
    isLong,
    words: listWords(text),
    worth: ranking.score(sentence) * rateForm(text, sentence, language),
  }))
}

const beginUpper = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

function rateForm(text: string, sentence: Sentence, language: Language): number {
  const tokens = listTokens(text)
  const [first = ''] = tokens
  const words = countSpokenWords(text)
  let worth = 1
  if (sentence.isItem) worth *= 1.5
  if (/\p{Nd}/u.test(text)) worth *= 1.2
  if (language.pronouns.has(first) || isBackward(first, language)) worth *= 0.45
  else if (tokens.slice(1, 5).some((word) => isBackward(word, language))) worth *= 0.75
  if (language.subordinators.has(first)) worth *= 0.8
  // What was cut says less than the sentence did.
  worth *= 0.6 + 0.4 * Math.min(1, words / Math.min(sentence.words, pointWords.max))
  if (words < 6) worth *= 0.7
  return worth
}

/** Words within a sentence that mean something said before it. */
const isBackward = (word: string, language: Language): boolean =>
  language.code === 'en' && /^(?:them|him|such|these|those|this|also|too|another|it)$/u.test(word)

const pointsBack = (text: string, language: Language): boolean => {
  const [first = '', ...rest] = listTokens(text).slice(0, 5)
  return language.pronouns.has(first) || [first, ...rest].some((word) => isBackward(word, language))
}

/** A fourth point must be nearly as good as the others; three are enough. */
const fourthShare = 0.6

export type Choice = {
  count: { min: number; max: number }
  /** Words of the points that are on slides already, and of the titles. */
  taken: readonly (readonly string[])[]
  titles: readonly (readonly string[])[]
}

/** The best points that say different things, in the order of the text. */
export function choosePoints(points: readonly Point[], { count, taken, titles }: Choice): Point[] {
  const chosen: Point[] = []
  for (const point of points.toSorted((a, b) => b.worth - a.worth)) {
    const mean = chosen.reduce((sum, { worth }) => sum + worth, 0) / Math.max(1, chosen.length)
    if (chosen.length >= count.min && point.worth < fourthShare * mean) break
    if (chosen.length === count.max) break
    const isNew =
      titles.every((other) => measureOverlap(other, point.words) < alike) &&
      taken.every((other) => !isAlike(other, point.words)) &&
      chosen.every(
        (other) =>
          !isAlike(other.words, point.words) &&
          !contains(other.text, point.text) &&
          (other.sentence !== point.sentence || sharesLittle(other.words, point.words)),
      )
    if (isNew) chosen.push(point)
  }
  return sortByPlace(chosen)
}

/** Two clauses of one sentence, rather than one of them with more or less around it. */
const sharesLittle = (a: readonly string[], b: readonly string[]): boolean =>
  measureOverlap(a, b) < 0.2

export const sortByPlace = (points: readonly Point[]): Point[] =>
  points.toSorted((a, b) => a.sentence.index - b.sentence.index || findPlace(a) - findPlace(b))

const findPlace = ({ text, sentence }: Point): number => sentence.text.indexOf(text.slice(1))

const isAlike = (a: readonly string[], b: readonly string[]): boolean =>
  measureOverlap(a, b) >= alike || (a.length > 3 && b.length > 3 && isPart(a, b))

/** One says nothing that the other does not say. */
const isPart = (a: readonly string[], b: readonly string[]): boolean => {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  const all = new Set(long)
  return short.every((word) => all.has(word))
}

const contains = (a: string, b: string): boolean =>
  a.toLowerCase().includes(b.toLowerCase()) || b.toLowerCase().includes(a.toLowerCase())
