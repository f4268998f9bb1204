import { readDate } from '../../form/read-date.ts'
import {
  countDraftWords,
  type Draft,
  isQuotation,
  isText,
  listDraftSentences,
  readLead,
} from './draft.ts'
import type { Language } from '../language.ts'
import { listEntries, type ListItem, type Part } from '../reading/section.ts'
import { countWordsOf, type Sentence } from '../reading/sentence.ts'
import { countSteps } from '../writing/write-list.ts'

/** A stretch of text below this is not divided. */
const slideful = 55
const fewestItems = 3

/** Of a list with more entries each slide shows a part. */
const mostItems = { numbered: 7, dated: 8, plain: 6, nested: 8, short: 14 } as const
/** In letters: entries that stand in two columns. */
const shortItem = 40

/** Rows of a table beyond this go on a slide of their own. */
const mostRows = 9

/** Lists and tables that no slide has room for, on as many as they need. */
export function splitOverfull(drafts: readonly Draft[], language: Language): Draft[] {
  return drafts.flatMap((draft) => {
    const [part] = draft.parts
    if (part?.kind === 'list' && !isText(part)) {
      const items = part.items.flatMap(levelLong)
      const isDated = items.every(({ text }) => readDate(text) !== null)
      const isShort = listEntries(items).every(({ text }) => text.length <= shortItem)
      const isNested = items.some(({ below }) => below)
      const plain = isShort ? 'short' : isNested ? 'nested' : 'plain'
      const kind = isDated ? 'dated' : part.isNumbered ? 'numbered' : plain
      const most = kind === 'numbered' ? countSteps(items, language) : mostItems[kind]
      return dealItems(draft, { ...part, items }, most)
    }
    if (part?.kind === 'table') return splitTable(draft, part)
    return [draft]
  })
}

function splitTable(draft: Draft, part: Extract<Part, { kind: 'table' }>): Draft[] {
  const { rows, hasHeader } = part.table
  const head = hasHeader ? rows.slice(0, 1) : []
  const places = rows.map((_, at) => at).slice(head.length)
  return deal(places, mostRows).map((own, at) =>
    takePart(draft, at, {
      kind: 'table',
      table: { hasHeader, rows: [...head, ...own.flatMap((row) => [rows[row] ?? []])] },
      sentences: own.flatMap((row) => part.sentences[row] ?? []),
    }),
  )
}

/** What no slide has room for below one entry stands beside it. */
const levelLong = (item: ListItem): ListItem[] =>
  (item.below?.length ?? 0) < mostItems.nested ? [item] : listEntries([item]).map(alone)

const alone = ({ text, sentences }: ListItem): ListItem => ({ text, sentences })

const dealItems = (draft: Draft, part: Extract<Part, { kind: 'list' }>, size: number): Draft[] =>
  deal(part.items, size, (item) => listEntries([item]).length).map((items, at) =>
    takePart(draft, at, {
      ...part,
      items,
      sentences: listEntries(items).flatMap(({ sentences }) => sentences),
    }),
  )

/** One of the slides that a list or table is dealt to; what leads to it is said with the first. */
const takePart = (draft: Draft, at: number, part: Part): Draft => ({
  ...draft,
  besides: at === 0 ? draft.besides : [],
  lead: readLead(draft),
  parts: [part],
})

/** In parts as even as possible, none of them larger than that, and none of two where one more has room. */
function deal<T>(all: readonly T[], most: number, sizeOf: (one: T) => number = () => 1): T[][] {
  const total = all.reduce((sum, one) => sum + sizeOf(one), 0)
  const size = Math.ceil(total / Math.ceil(total / most))
  const parts: { own: T[]; size: number }[] = []
  for (const one of all) {
    const last = parts.at(-1)
    const own = sizeOf(one)
    const isFull = last && last.size + own > (last.size < fewestItems ? most : size)
    if (!last || isFull) parts.push({ own: [one], size: own })
    else {
      last.own.push(one)
      last.size += own
    }
  }
  return parts.map((part) => part.own)
}

/** As many slides as were asked for, where the text carries them; the order of the text stays. */
export function fitDrafts(drafts: readonly Draft[], count: number): Draft[] {
  let fitted = [...drafts]
  while (fitted.length < count) {
    const more = divideLongest(fitted)
    if (!more) break
    fitted = more
  }
  while (fitted.length > count) {
    const ways = [...listFolds(fitted), ...listGroups(fitted)]
    const [cheapest] = ways.toSorted((a, b) => a.price - b.price)
    if (!cheapest) break
    fitted = fitted.toSpliced(cheapest.at, 2, cheapest.joined)
  }
  return fitted
}

/** One slide in place of two, from this place on; the price is what is not shown any more. */
type Joining = { at: number; joined: Draft; price: number }

function divideLongest(drafts: readonly Draft[]): Draft[] | null {
  const byLength = drafts
    .map((draft, at) => ({ at, words: countDraftWords(draft), halves: halve(draft) }))
    .filter(({ halves }) => halves.length === 2)
    .toSorted((a, b) => b.words - a.words)
  const [longest] = byLength
  return longest ? drafts.toSpliced(longest.at, 1, ...longest.halves) : null
}

/** Into two that can each fill a slide, best between two paragraphs. */
export function halve(draft: Draft): Draft[] {
  const [part] = draft.parts
  if (draft.members.length > 0) return []
  if (part?.kind === 'list' && !isText(part)) {
    if (part.items.length < 2 * fewestItems) return []
    return dealItems(draft, part, Math.ceil(listEntries(part.items).length / 2))
  }
  if (!draft.parts.every(isText)) return []
  const sentences = listDraftSentences(draft)
  const cut = findMiddle(sentences)
  if (cut === 0) return []
  const take = (own: readonly Sentence[]) => ({
    ...draft,
    besides: [],
    parts: groupByParagraph(own),
  })
  return [take(sentences.slice(0, cut)), take(sentences.slice(cut))]
}

export function groupByParagraph(sentences: readonly Sentence[]): Part[] {
  const paragraphs = new Map<number, Sentence[]>()
  for (const sentence of sentences)
    paragraphs.set(sentence.paragraph, [...(paragraphs.get(sentence.paragraph) ?? []), sentence])
  return Array.from(paragraphs.values(), (own) => ({ kind: 'prose', sentences: own }))
}

/** Where to cut; 0 where both halves would not have enough to show. */
function findMiddle(sentences: readonly Sentence[]): number {
  const total = countWordsOf(sentences)
  if (sentences.length < 4 || total < 2 * slideful) return 0
  // Entries stay with what announces them.
  const entries = new Set(sentences.filter(({ isItem }) => isItem).map((one) => one.paragraph))
  let words = 0
  let best = { at: 0, cost: Number.POSITIVE_INFINITY }
  sentences.forEach((sentence, at) => {
    const isNew = sentence.paragraph !== sentences[at - 1]?.paragraph
    const cost = Math.abs(words - total / 2) + (isNew ? 0 : total / 6)
    const isFree = at > 1 && at < sentences.length - 1 && !entries.has(sentence.paragraph)
    if (isFree && cost < best.cost) best = { at, cost }
    words += sentence.words
  })
  return best.at
}

const areOfOneSection = (a: Draft, b: Draft): boolean =>
  a.members.length + b.members.length === 0 &&
  a.heading === b.heading &&
  a.above.join('\n') === b.above.join('\n')

/** What was written as a list or a table costs more when it is only said. */
const structurePrice = 3

/** Of one section, what is shown least is only said: a quotation, or a few sentences beside a list. */
const listFolds = (drafts: readonly Draft[]): Joining[] =>
  drafts.slice(1).flatMap((second, at) => {
    const first = drafts[at]
    if (!first || !areOfOneSection(first, second)) return []
    const [less, more] = isLighter(first, second) ? [first, second] : [second, first]
    const isStructure = !isQuotation(less) && !less.parts.every(isText)
    const isOneList = joinLists(first, second) !== null
    const price = countDraftWords(less) * (isStructure && !isOneList ? structurePrice : 1)
    return [{ at, price, joined: fold(more, less) }]
  })

/** Structure is kept before text, and much before little. */
const isLighter = (a: Draft, b: Draft): boolean => rankDraft(a) < rankDraft(b)

const rankDraft = (draft: Draft): number =>
  (isQuotation(draft) ? 0 : 1000) + (draft.parts.every(isText) ? 0 : 500) + countDraftWords(draft)

/** Two parts of one list are one again; of others one is shown and one is said. */
const fold = (shown: Draft, said: Draft): Draft => joinLists(shown, said) ?? foldOther(shown, said)

function joinLists(a: Draft, b: Draft): Draft | null {
  const [one] = a.parts
  const [other] = b.parts
  if (one?.kind !== 'list' || other?.kind !== 'list' || isText(one) || isText(other)) return null
  const items = [...one.items, ...other.items].toSorted(
    (x, y) => (x.sentences[0]?.index ?? 0) - (y.sentences[0]?.index ?? 0),
  )
  if (one.isNumbered !== other.isNumbered || listEntries(items).length > mostItems.numbered)
    return null
  // What is said of one is not said of the other.
  if (readLead(a) !== readLead(b)) return null
  const besides = [...a.besides, ...b.besides]
  const sentences = listEntries(items).flatMap((item) => item.sentences)
  return { ...a, besides, parts: [{ kind: 'list', isNumbered: one.isNumbered, items, sentences }] }
}

const foldOther = (shown: Draft, said: Draft): Draft =>
  shown.parts.every(isText) && said.parts.every(isText)
    ? {
        ...shown,
        parts: [...shown.parts, ...said.parts],
        besides: [...shown.besides, ...said.besides],
      }
    : { ...shown, besides: [...shown.besides, ...listDraftSentences(said)] }

/** Sections that have no heading in common share a slide only where nothing else is left. */
const strangersPrice = 4

/** Sections below one heading share a slide under that heading, the shortest and the deepest first. */
const listGroups = (drafts: readonly Draft[]): Joining[] =>
  drafts.slice(1).flatMap((second, at) => {
    const first = drafts[at]
    if (!first || areOfOneSection(first, second)) return []
    const joined = makeGroup(first, second)
    const depth = listPath(joined).length
    const price = countDraftWords(joined) * (depth === 0 ? strangersPrice : 1 / depth)
    return [{ at, joined, price }]
  })

function makeGroup(first: Draft, second: Draft): Draft {
  const [pathA, pathB] = [listPath(first), listPath(second)]
  let depth = 0
  while (depth < pathA.length && pathA[depth] === pathB[depth]) depth++
  const shared = pathA.slice(0, depth)
  return {
    heading: shared.at(-1) ?? null,
    level: Math.min(first.level, second.level),
    above: shared.slice(0, -1),
    parts: [],
    besides: [],
    members: [...open(first, depth), ...open(second, depth)],
  }
}

/** Where a slide stands among the headings; of one section that is its own heading, too. */
const listPath = ({ above, heading }: Draft): string[] => [
  ...above,
  ...(heading === null ? [] : [heading]),
]

/** A group below the same heading gives its members; one that lies deeper stays one of them. */
const open = (draft: Draft, depth: number): Draft[] =>
  draft.members.length > 0 && listPath(draft).length <= depth ? draft.members : [draft]
