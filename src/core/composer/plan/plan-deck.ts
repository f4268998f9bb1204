import { foldText } from '../../fold-text.ts'
import { maxSlides } from '../../outline/deck-request.ts'
import { saysConclusion } from '../../outline/opening-words.ts'
import { type Draft, draftSection, isText } from './draft.ts'
import { fitDrafts, groupByParagraph, halve, splitOverfull } from './plan-drafts.ts'
import { weighStatement } from '../../facts/weigh-statement.ts'
import { leansBack } from '../leaning/leans-back.ts'
import type { Language } from '../language.ts'
import { listSentences, type Part, type Section } from '../reading/section.ts'
import { countWordsOf, type Sentence } from '../reading/sentence.ts'
import type { Article } from '../reading/split-sections.ts'
import { sayWhole } from '../writing/make-units.ts'

/** What each slide is made from; without a conclusion of the author's own, the last one is ours. */
export type Plan = {
  /** What the cover may show. */
  cover: Sentence[]
  /** What is told with the cover: all of that, or what no slide of its own says. */
  opening: Sentence[]
  body: Draft[]
  closing: Draft | null
}

/** What a cover can say, in words. */
const longestOpening = 90

/** So many slides between the first and the last, when nobody names a number. */
const bodySlides = { min: 3, most: maxSlides - 2 } as const

/** In words: so much text fills a slide; below a heading of its own a little more goes together. */
const wordsPerSlide = { named: 100, unnamed: 95 } as const

type Planning = {
  language: Language
  /** Of all slides; by the length of the text when left out. */
  wanted: number | undefined
  /** What the cover would show of such an opening. */
  listCover: (opening: readonly Sentence[]) => readonly string[]
}

export function planDeck(article: Article, { language, wanted, listCover }: Planning): Plan {
  const { cover, told, rest } = takeOpening(article.sections, (all) =>
    listUntold(all, listCover(all), language),
  )
  const { sections, last } = takeConclusion(rest)
  const drafts = splitOverfull(sections.flatMap(draftSection), language)
  const count = wanted === undefined ? chooseCount(drafts) : Math.max(1, wanted - 2)
  return {
    cover,
    opening: cover.filter((one) => !told.includes(one)),
    body: fitDrafts(drafts, count),
    closing: last ? (fitDrafts(splitOverfull(draftSection(last), language), 1)[0] ?? null) : null,
  }
}

/** As many as the text has parts, and more where one of them is longer than what a slide can show. */
function chooseCount(drafts: readonly Draft[]): number {
  const told = drafts.filter(({ parts }) => parts.every(isText))
  const isNamed = drafts.some(({ heading }) => heading !== null)
  // Paragraphs of a text without headings are divided by their length.
  const ofText = isNamed
    ? told.reduce((sum, draft) => sum + countSlides([draft], wordsPerSlide.named), 0)
    : countSlides(told, wordsPerSlide.unnamed)
  const divisible = drafts.filter((draft) => halve(draft).length > 0).length
  const most = Math.min(bodySlides.most, drafts.length - told.length + ofText)
  return Math.max(Math.min(bodySlides.min, drafts.length + divisible), most)
}

const countSlides = (drafts: readonly Draft[], words: number): number =>
  Math.max(
    Math.min(1, drafts.length),
    Math.round(drafts.reduce((sum, draft) => sum + countOwnWords(draft), 0) / words),
  )

const countOwnWords = ({ parts, besides }: Draft): number =>
  countWordsOf([...parts.flatMap(({ sentences }) => sentences), ...besides])

/**
 * The text above the first heading, or the first paragraph of a text without any: as much of it as a cover can
 * show. What it has no room for, and more than one thing that counts, is told on a slide of its own.
 */
function takeOpening(
  sections: readonly Section[],
  findUntold: (opening: readonly Sentence[]) => Sentence[],
): { cover: Sentence[]; told: Sentence[]; rest: Section[] } {
  const [first, ...others] = sections
  if (!first || first.heading !== null) return { cover: [], told: [], rest: [...sections] }
  const [head, ...tail] = splitParagraphs(first)
  const isNamed = others.length > 0
  const all = listSentences(first)
  const isShort = isNamed && countWordsOf(all) <= longestOpening
  if (!isShort && (!head || tail.length === 0)) return { cover: [], told: [], rest: [...sections] }
  const cover = isShort ? all : head ? listSentences(head) : []
  const told = findUntold(cover)
  const after = isShort ? [] : tail
  const own = isNamed
    ? [{ ...first, parts: [...groupByParagraph(told), ...after.flatMap(({ parts }) => parts)] }]
    : joinTold({ ...first, parts: groupByParagraph(told) }, after)
  return {
    cover,
    told,
    rest: [...own.filter(({ parts }) => parts.length > 0), ...others],
  }
}

/** What text goes on with stands on one slide with it. */
const joinTold = (told: Section, [next, ...others]: readonly Section[]): Section[] =>
  next && next.parts.every(isText)
    ? [{ ...next, parts: [...told.parts, ...next.parts] }, ...others]
    : [told, ...(next ? [next, ...others] : [])]

/** What of an opening the cover has no room for, with what that leans on; nothing where it counts little. */
function listUntold(
  opening: readonly Sentence[],
  lines: readonly string[],
  language: Language,
): Sentence[] {
  const isUntold = ({ text }: Sentence) => !lines.includes(sayWhole(text, language))
  const weigh = (one: Sentence) => {
    const part = lines.find((line) => one.text.startsWith(line.slice(0, beginning)))
    return part === undefined
      ? weighStatement(one.text) + Math.min(1, one.words / weighty)
      : weighStatement(one.text) - weighStatement(part) + 1
  }
  const counting = opening
    .filter(isUntold)
    .map(weigh)
    .filter((weight) => weight >= 2)
  if (counting.length < 2 && !counting.some((weight) => weight >= alone)) return []
  return opening.filter((one, at) => {
    const next = opening[at + 1]
    return isUntold(one) || (next && isUntold(next) && leansBack(next.text, language))
  })
}

/** So much one sentence counts that is told without another. */
const alone = 3
/** In words: so long a sentence says what the text is about. */
const weighty = 15
/** In letters: a line of the cover that begins like this sentence is a part of it. */
const beginning = 15

/** Text without headings falls into its paragraphs. */
const splitParagraphs = (section: Section): Section[] => {
  const parts: Section[] = []
  for (const part of section.parts) {
    const before = parts.at(-1)?.parts.at(-1)
    const isSame =
      before &&
      isText(before) &&
      (isText(part)
        ? before.sentences.at(-1)?.paragraph === part.sentences[0]?.paragraph
        : announces(before))
    if (isSame) parts.at(-1)?.parts.push(part)
    else parts.push({ ...section, parts: [part] })
  }
  return parts
}

/** "Here is what you need:" stays with its list. */
const announces = ({ sentences }: Part): boolean => /[:：]\s*$/u.test(sentences.at(-1)?.text ?? '')

/** A conclusion of the author's own ends the deck. */
function takeConclusion(sections: readonly Section[]): {
  sections: Section[]
  last: Section | null
} {
  const last = sections.at(-1)
  const isConclusion =
    last?.heading && saysConclusion(foldText(last.heading)) && sections.length > 1
  return isConclusion
    ? { sections: sections.slice(0, -1), last }
    : { sections: [...sections], last: null }
}
