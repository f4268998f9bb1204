import { foldText } from '../../fold-text.ts'
import { maxSlides } from '../../outline/deck-request.ts'
import { saysConclusion } from '../../outline/opening-words.ts'
import { type Draft, draftSection, isText } from './draft.ts'
import { fitDrafts, groupByParagraph, halve, splitOverfull } from './plan-drafts.ts'
import { weighStatement } from '../../facts/weigh-statement.ts'
import type { Language } from '../language.ts'
import { listSentences, type Part, type Section } from '../reading/section.ts'
import { countWordsOf, type Sentence } from '../reading/sentence.ts'
import type { Article } from '../reading/split-sections.ts'
import { shortenSafely } from '../writing/make-units.ts'
import { longestSubtitle } from '../writing/write-cover.ts'

/** What each slide is made from; without a conclusion of the author's own, the last one is ours. */
export type Plan = { opening: Sentence[]; body: Draft[]; closing: Draft | null }

/** What a cover can say, in words. */
const longestOpening = 90

/** So many slides between the first and the last, when nobody names a number. */
const bodySlides = { min: 3, most: maxSlides - 2 } as const

/** In words: a text so long fills another slide. */
const wordsPerSlide = { named: 80, unnamed: 80 } as const
const mostByLength = 9
/** A long text is told in more slides rather than in ones that leave most of it out. */
const wordsPerFullSlide = 190

export function planDeck(article: Article, language: Language, wanted: number | undefined): Plan {
  const { opening, rest } = takeOpening(article.sections, language)
  const { sections, last } = takeConclusion(rest)
  const drafts = splitOverfull(sections.flatMap(draftSection), language)
  const count = wanted === undefined ? chooseCount(drafts) : Math.max(1, wanted - 2)
  return {
    opening,
    body: fitDrafts(drafts, count),
    closing: last ? (fitDrafts(splitOverfull(draftSection(last), language), 1)[0] ?? null) : null,
  }
}

/** As many as the text has parts; a text in few parts is divided by its length. */
function chooseCount(drafts: readonly Draft[]): number {
  const words = drafts.reduce((sum, draft) => sum + countOwnWords(draft), 0)
  const isNamed = drafts.some(({ heading }) => heading !== null)
  const byLength = Math.max(
    Math.min(mostByLength, Math.round(words / wordsPerSlide[isNamed ? 'named' : 'unnamed'])),
    Math.min(bodySlides.most, Math.round(words / wordsPerFullSlide)),
  )
  const divisible = drafts.filter((draft) => halve(draft).length > 0).length
  // Paragraphs of a text without headings are divided by their length.
  const parts = isNamed ? drafts : drafts.filter((draft) => !draft.parts.every(isText))
  const most = Math.min(bodySlides.most, Math.max(parts.length, byLength))
  return Math.max(Math.min(bodySlides.min, drafts.length + divisible), most)
}

const countOwnWords = ({ parts, besides }: Draft): number =>
  countWordsOf([...parts.flatMap(({ sentences }) => sentences), ...besides])

/**
 * The text above the first heading, or the first paragraph of a text without any: as much of it as a cover can
 * show. What it has no room for, and more than one thing that counts, is told on a slide of its own.
 */
function takeOpening(
  sections: readonly Section[],
  language: Language,
): { opening: Sentence[]; rest: Section[] } {
  const [first, ...others] = sections
  if (!first || first.heading !== null) return { opening: [], rest: [...sections] }
  const [head, ...tail] = splitParagraphs(first)
  const isNamed = others.length > 0
  const all = listSentences(first)
  const isShort = isNamed && countWordsOf(all) <= longestOpening
  if (!isShort && (!head || tail.length === 0)) return { opening: [], rest: [...sections] }
  const opening = isShort ? all : head ? listSentences(head) : []
  const onCover = opening.slice(0, countForCover(opening, language))
  const told = groupByParagraph(opening.slice(onCover.length))
  const after = isShort ? [] : tail
  const own = isNamed
    ? [{ ...first, parts: [...told, ...after.flatMap(({ parts }) => parts)] }]
    : [...(told.length > 0 ? [{ ...first, parts: told }] : []), ...after]
  return {
    opening: onCover,
    rest: [...own.filter(({ parts }) => parts.length > 0), ...others],
  }
}

/** How many sentences of an opening a cover has room for. */
function countForCover(opening: readonly Sentence[], language: Language): number {
  const [first, ...others] = opening
  if (!first) return 0
  if (countWordsOf(opening) > longestOpening) return 2
  const fits = shortenSafely(first.text, language, longestSubtitle) !== null
  if (!fits && weighStatement(first.text) + first.words / weighty >= 2) return 0
  const counting = others.filter(({ text }) => weighStatement(text) >= 2)
  return counting.length >= 2 ? 1 : opening.length
}

/** In words: so long a first sentence says what the text is about. */
const weighty = 15

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
