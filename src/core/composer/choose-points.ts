import { listWords, measureOverlap } from '../outline/content-words.ts'
import { countSpokenWords } from '../outline/count-spoken-words.ts'
import { beginUpper } from './begin-upper.ts'
import { firstToken } from './clause-signs.ts'
import type { Language } from './language.ts'
import { hasSpeech, listPoints, pointWords } from './list-points.ts'
import { pointsBack } from './points-back.ts'
import type { Ranking } from './rank-sentences.ts'
import { isFragment, type Sentence } from './sentence.ts'
import { stripLinks } from './strip-links.ts'

/** A short form of a sentence that may stand on a slide. */
export type Point = {
  text: string
  worth: number
  sentence: Sentence
  /** The sentence before it, '' at the beginning. */
  previous: string
  /** Whether it can be understood without that. */
  standsAlone: boolean
  /** "2 onions": says something only in its list. */
  isFragment: boolean
  /** The whole of a sentence that could not be made short enough. */
  isLong: boolean
  words: readonly string[]
}

/** Points this alike are one. */
const alike = 0.5

/** A sentence that cannot be made shorter is better than an empty slide, up to here. */
const longestSentence = 30

export type RatingContext = { language: Language; ranking: Ranking; previous: string }

/** Every point that a sentence offers, with what it is worth. */
export function ratePoints(
  sentence: Sentence,
  { language, ranking, previous }: RatingContext,
): Point[] {
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
    previous,
    standsAlone: !pointsBack(text, language) && !losesName(text, sentence.text),
    isFragment: isFragment(sentence, language),
    isLong,
    words: listWords(text),
    worth: ranking.score(sentence) * rateForm(text, sentence, language),
  }))
}

const somebody = /\b(?:he|she|him|his|her)\b/u

/** "When Caesar landed, a tide wrecked his fleet": of the second half alone nobody knows whose. */
function losesName(text: string, sentence: string): boolean {
  const at = text.search(somebody)
  const isNamed = /\p{Lu}/u.test(text.slice(1, Math.max(1, at)))
  return at >= 0 && !isNamed && !sentence.startsWith(text.slice(0, 8))
}

function rateForm(text: string, sentence: Sentence, language: Language): number {
  const first = firstToken(text)
  const words = countSpokenWords(text)
  let worth = 1
  if (sentence.isItem) worth *= 1.5
  if (/\p{Nd}/u.test(text)) worth *= 1.2
  if (pointsBack(text, language)) worth *= 0.45
  if (language.subordinators.has(first)) worth *= 0.8
  // What was cut says less than the sentence did.
  worth *= 0.6 + 0.4 * Math.min(1, words / Math.min(sentence.words, pointWords.max))
  if (words < 6) worth *= 0.7
  return worth
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
