import { weighStatement } from '../../facts/weigh-statement.ts'
import { dropColon, isLead } from '../leaning/leads.ts'
import { countsThings } from './counts-things.ts'
import { joinLabelledLists } from './join-labelled.ts'
import { listEntries, type Part, type Section } from '../reading/section.ts'
import { countWordsOf, type Sentence } from '../reading/sentence.ts'

type Place = Pick<Section, 'heading' | 'level' | 'above'>

/** What one slide is made from: a stretch of one section, or several sections below one heading. */
export type Draft = Place & {
  /** What is shown. */
  parts: Part[]
  /** What stands around it in the text and is only said. */
  besides: Sentence[]
  /** The sections that share the slide; none on most. */
  members: Draft[]
  /** What announces the list that the slide goes on with, where another slide has its first entries. */
  lead?: string | null
}

const createDraft = ({ heading, level, above }: Place, parts: Part[]): Draft => ({
  heading,
  level,
  above,
  parts,
  besides: [],
  members: [],
})

export const listDraftSentences = ({ parts, besides, members }: Draft): Sentence[] =>
  [
    ...parts.flatMap(({ sentences }) => sentences),
    ...besides,
    ...members.flatMap(listDraftSentences),
  ].toSorted((a, b) => a.index - b.index)

export const countDraftWords = (draft: Draft): number => countWordsOf(listDraftSentences(draft))

/** A list of fewer entries is told as text is. */
const fewestItems = 3
const fewestOfWhole = 2

/** A few words before a list or table, or after it, only introduce it. */
const leadWords = 25

const isShownAsList = (part: Part): boolean =>
  part.kind === 'list' &&
  listEntries(part.items).length >= (part.isWhole === true ? fewestOfWhole : fewestItems)

/** The slides that a section asks for: each list, table and quotation, and the text between them. */
export function draftSection({ heading, level, above, parts }: Section): Draft[] {
  const place = { heading, level, above }
  const groups: Part[][] = []
  for (const part of joinLabelledLists(parts)) {
    const open = groups.at(-1)
    if (open && isText(part) && open.every(isText)) open.push(part)
    else groups.push([part])
  }
  return foldLeads(handOverLeads(groups.map((own) => createDraft(place, own))).map(dropNumbers))
}

/** Reasons and kinds have numbers, too, but no order in which somebody would take them. */
function dropNumbers(draft: Draft): Draft {
  const isOfThings = countsThings.test(`${draft.heading ?? ''} ${readLead(draft) ?? ''}`)
  if (!isOfThings) return draft
  const parts = draft.parts.map((part) =>
    part.kind === 'list' ? { ...part, isNumbered: false } : part,
  )
  return { ...draft, parts }
}

/** "Cases in which nothing is sent:" belongs to what it announces, whatever else stands before it. */
function handOverLeads(drafts: readonly Draft[]): Draft[] {
  drafts.forEach((draft, at) => {
    const next = drafts[at + 1]
    const part = draft.parts.at(-1)
    const lead = part?.kind === 'prose' ? part.sentences.at(-1) : undefined
    if (!next || isProse(next) || !isProse(draft) || !part || !lead || !isLead(lead)) return
    draft.parts.splice(-1, 1, { ...part, sentences: part.sentences.slice(0, -1) })
    next.besides.push(lead)
  })
  return drafts.filter((draft) => listDraftSentences(draft).length > 0)
}

/** What announces the list or table of a slide, without its colon; null where nothing does. */
export function readLead(draft: Draft): string | null {
  const lead = findLead(draft)
  return lead ? dropColon(lead.text) : (draft.lead ?? null)
}

const findLead = ({ parts, besides }: Draft): Sentence | undefined => {
  const first = parts[0]?.sentences[0]
  return first && besides.find((one) => one.index === first.index - 1 && isLead(one))
}

/** The sentence before the one that announces a list, on which that may lean. */
export function readBeforeLead(draft: Draft): Sentence | undefined {
  const lead = findLead(draft)
  return lead && draft.besides.find(({ index }) => index === lead.index - 1)
}

const longestQuotation = 180

/** Told in sentences, on one slide with those around it. */
export const isText = (part: Part): boolean =>
  part.kind === 'prose' ||
  (part.kind === 'list' && !isShownAsList(part)) ||
  (part.kind === 'quotation' && part.words.length > longestQuotation)

const isProse = ({ parts }: Draft): boolean => parts.every(isText)

/** Two short sentences with a figure each are worth a slide. */
const isWeighty = (draft: Draft): boolean =>
  listDraftSentences(draft).filter(({ text }) => weighStatement(text) >= 2).length >= 2

/** A few sentences alone go with the text of their section, or are said with its list or table. */
function foldLeads(drafts: readonly Draft[]): Draft[] {
  const isShort = (draft: Draft) =>
    isProse(draft) && countDraftWords(draft) <= leadWords && !isWeighty(draft)
  const long = drafts.filter((draft) => !isShort(draft))
  if (long.length === 0) return [...drafts]
  for (const draft of drafts.filter(isShort)) {
    const at = drafts.indexOf(draft)
    const nearest = (fits: (other: Draft) => boolean) =>
      long
        .filter(fits)
        .toSorted((a, b) => Math.abs(drafts.indexOf(a) - at) - Math.abs(drafts.indexOf(b) - at))[0]
    const text = nearest(isProse)
    if (text)
      text.parts.splice(drafts.indexOf(text) > at ? 0 : text.parts.length, 0, ...draft.parts)
    else nearest(() => true)?.besides.push(...listDraftSentences(draft))
  }
  return long
}

export const isQuotation = ({ parts: [first] }: Draft): boolean =>
  first?.kind === 'quotation' && !isText(first)

/** What stands above the first heading, as one stretch of text. */
export const draftOpening = (sentences: readonly Sentence[]): Draft =>
  createDraft({ heading: null, level: 0, above: [] }, [
    { kind: 'prose', sentences: [...sentences] },
  ])
