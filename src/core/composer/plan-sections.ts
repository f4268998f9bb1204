import type { Article } from './split-sections.ts'
import { measureLikeness, type Ranking, sumTerms } from './rank-sentences.ts'
import { countSectionWords, type Section, type Sentence } from './sentence.ts'
import { foldText } from '../fold-text.ts'
import { countSpokenWords } from '../outline/count-spoken-words.ts'
import { saysConclusion } from '../outline/opening-words.ts'

/** What each slide is made from. */
export type Plan = { opening: Section; body: Section[]; closing: Section }

/** Enough for the notes of one slide. */
const slideful = 48

/** More than one slide can speak. */
const longOpening = 72

/** So many slides between the first and the last. */
const bodySlides = { min: 3, max: 6 } as const

export type PlanOptions = {
  ranking: Ranking
  /** Joins two headings. */
  and: string
  /** How many sentences can be shown as a point. */
  points: number
  /** Number of all slides, when the user has named one. */
  wanted?: number | undefined
}

export function planSections(
  article: Article,
  { ranking, and, points, wanted }: PlanOptions,
): Plan {
  const { opening, rest } = takeOpening(article.sections)
  const { closing, body } = takeClosing(rest)
  const count =
    wanted === undefined ? chooseCount(article.sections, body, points) : Math.max(1, wanted - 2)
  return { opening, body: fitCount(splitUp(body, count), { count, ranking, and }), closing }
}

/** By length; headings that the author has set are worth a slide each as far as there is room. */
function chooseCount(all: readonly Section[], body: readonly Section[], points: number): number {
  const words = all.reduce((sum, section) => sum + countSectionWords(section), 0)
  const byLength = Math.round(words / 150)
  const headings = body.filter(({ heading }) => heading !== null).length
  // Below this there is not enough to say on every slide.
  const most = Math.max(1, Math.floor((words - 100) / 52), body.filter(isList).length)
  // Three points for each slide, and some that say the same as another or as a title.
  const byPoints = Math.floor(points / 3.2) - 2
  const good = Math.min(bodySlides.max, headings || byLength, byPoints)
  // One slide less is better than two whose points are too long.
  const fewest = points < 3 * (bodySlides.min + 2) - 2 ? bodySlides.min - 1 : bodySlides.min
  return Math.min(most, Math.max(fewest, good))
}

/** The text above the first heading, or the first paragraphs. */
function takeOpening(sections: readonly Section[]): { opening: Section; rest: Section[] } {
  const [first = emptySection, ...others] = sections
  if (first.heading === null && others.length > 0 && countSectionWords(first) <= 2.5 * slideful)
    return { opening: first, rest: others }
  const { head, tail } = takeParagraphs(first.sentences, slideful)
  // Divided it would be said twice, or hardly anything of it would be left.
  if (others.length >= bodySlides.min && !isList(first) && countWords(tail) < slideful)
    return { opening: { ...first, heading: null }, rest: others }
  // A section that would be left with hardly anything is not divided.
  if (others.length > 0 && first.heading !== null && countWords(tail) < slideful)
    return { opening: { ...emptySection, sentences: head }, rest: [first, ...others] }
  const rest = tail.length > 0 ? [{ ...first, sentences: tail }, ...others] : others
  return { opening: { ...emptySection, sentences: head }, rest }
}

/** A conclusion of the author's own, or the last paragraphs of a text without headings. */
function takeClosing(sections: readonly Section[]): { closing: Section; body: Section[] } {
  const last = sections.at(-1)
  if (!last) return { closing: emptySection, body: [] }
  const isConclusion = last.heading !== null && saysConclusion(foldText(last.heading))
  if (isConclusion && sections.length > 1) return { closing: last, body: sections.slice(0, -1) }
  if (last.heading !== null) return { closing: emptySection, body: [...sections] }
  const { head, tail } = takeParagraphs(last.sentences.toReversed(), slideful)
  const closing = { ...emptySection, sentences: head.toReversed() }
  const kept = tail.toReversed()
  return {
    closing,
    body: [...sections.slice(0, -1), ...(kept.length > 0 ? [{ ...last, sentences: kept }] : [])],
  }
}

const emptySection: Section = { heading: null, level: 0, sentences: [] }

const countWords = (sentences: readonly Sentence[]): number =>
  countSectionWords({ sentences: [...sentences] })

/** Whole paragraphs from the beginning until there are enough words; of a long one, sentences. */
function takeParagraphs(sentences: readonly Sentence[], enough: number) {
  let words = 0
  const end = sentences.findIndex((sentence, index) => {
    const isNew = sentence.paragraph !== sentences[index - 1]?.paragraph
    if (words >= (isNew ? enough : longOpening)) return true
    words += sentence.words
    return false
  })
  const cut = end === -1 ? sentences.length : end
  return { head: sentences.slice(0, cut), tail: sentences.slice(cut) }
}

/** Text without headings falls into its paragraphs, and a section that is too long into two. */
function splitUp(sections: readonly Section[], count: number): Section[] {
  const parts = sections.flatMap((section) =>
    section.heading === null ? splitByParagraph(section) : [section],
  )
  while (parts.length < count) {
    const longest = parts.reduce(
      (a, b) => (countSectionWords(b) > countSectionWords(a) ? b : a),
      emptySection,
    )
    const [first, second] = halve(longest)
    if (!first || !second) break
    parts.splice(parts.indexOf(longest), 1, first, second)
  }
  return parts
}

function splitByParagraph(section: Section): Section[] {
  const paragraphs = new Map<number, Sentence[]>()
  for (const sentence of section.sentences)
    paragraphs.set(sentence.paragraph, [...(paragraphs.get(sentence.paragraph) ?? []), sentence])
  return Array.from(paragraphs.values(), (sentences) => ({
    heading: null,
    level: section.level,
    sentences,
  }))
}

/** Near the middle, best between two paragraphs. */
function halve(section: Section): Section[] {
  const { sentences } = section
  const total = countSectionWords(section)
  if (sentences.length < 4 || total < 2 * slideful) return []
  let words = 0
  let best = { at: 1, cost: Number.POSITIVE_INFINITY }
  sentences.forEach((sentence, at) => {
    const isNew = sentence.paragraph !== sentences[at - 1]?.paragraph
    const cost = Math.abs(words - total / 2) + (isNew ? 0 : total / 6)
    if (at > 0 && cost < best.cost) best = { at, cost }
    words += sentence.words
  })
  return [
    { ...section, sentences: sentences.slice(0, best.at) },
    { ...section, heading: null, sentences: sentences.slice(best.at) },
  ]
}

const isThin = (section: Section): boolean =>
  countSectionWords(section) < slideful && !isList(section)

/** Points that the author has already made: a slide as they are. */
export const isList = ({ heading, sentences }: Section): boolean =>
  heading !== null && sentences.filter(({ isItem }) => isItem).length >= 3

/** Neighbours are put together, those that are short or alike first, until all fit. */
function fitCount(
  sections: readonly Section[],
  { count, ranking, and }: { count: number; ranking: Ranking; and: string },
): Section[] {
  const parts = [...sections]
  const price = createPairPrice(ranking)
  while (parts.length > count || (parts.length > bodySlides.min && parts.some(isThin))) {
    const prices = parts.slice(1).map((next, at) => price(parts[at] ?? next, next))
    const at = prices.indexOf(Math.min(...prices))
    const [first, second] = parts.slice(at, at + 2)
    if (!first || !second) break
    parts.splice(at, 2, merge(first, second, and))
  }
  return parts
}

/** What it costs to put two neighbours together. Remembered: a book has hundreds of them. */
function createPairPrice(ranking: Ranking): (first: Section, second: Section) => number {
  const terms = new WeakMap<Section, ReadonlyMap<string, number>>()
  const prices = new WeakMap<Section, { second: Section; price: number }>()
  const termsOf = (section: Section) => {
    const known = terms.get(section) ?? sumTerms(section.sentences.map(ranking.terms))
    terms.set(section, known)
    return known
  }
  return (first, second) => {
    const known = prices.get(first)
    if (known?.second === second) return known.price
    const words = countSectionWords(first) + countSectionWords(second)
    const likeness = measureLikeness(termsOf(first), termsOf(second))
    // A subsection belongs to what it stands under.
    const isChild =
      second.heading === null || (first.heading !== null && second.level > first.level)
    const price = words * (1.3 - likeness) * (isChild ? 0.7 : 1)
    prices.set(first, { second, price })
    return price
  }
}

/** In words. Longer ones would not fit a title. */
const longestPair = 8

/** Two short headings become one: "People and Outlook". */
function merge(first: Section, second: Section, and: string): Section {
  const sentences = [...first.sentences, ...second.sentences]
  const { heading: a, level } = first
  const { heading: b } = second
  if (a === null || b === null || second.level > level)
    return { heading: a ?? b, level: a === null ? second.level : level, sentences }
  const isPair = [a, b].every(
    (heading) => /^\p{Lu}/u.test(heading) && countSpokenWords(heading) <= 2,
  )
  if (isPair && isLabel(a)) return { heading: b, level, sentences }
  if (isPair && isLabel(b)) return { heading: a, level, sentences }
  // "What you need and Making the starter" would be no heading.
  const both = `${a} ${isPair ? and : '·'} ${b}`
  const larger = countSectionWords(second) > countSectionWords(first) ? b : a
  const fits = countSpokenWords(both) <= longestPair && !/[?？؟]/u.test(both)
  return { heading: isPair || fits ? both : larger, level, sentences }
}

/** Headings that say where in the text we are, not what it is about. */
const isLabel = (heading: string): boolean =>
  /^(?:overview|introduction|background|context|contexte?|contexto|contesto|kontext|hintergrund|einleitung|überblick|inleiding|achtergrond|introducción|introdução|introduzione|miscellaneous|other|general|allgemeines|généralités)$/iu.test(
    heading,
  )
