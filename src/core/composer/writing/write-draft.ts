import { foldText } from '../../fold-text.ts'
import { beginUpper } from '../clauses/begin-upper.ts'
import { denies, hasFiniteVerb, listTokens } from '../clauses/clause-signs.ts'
import { type Draft, isText, readLead } from '../plan/draft.ts'
import { leansBack } from '../leaning/leans-back.ts'
import { quoteWords } from './quote-words.ts'
import type { Shown, WritingContext } from './shown.ts'
import { writeGroup } from './write-group.ts'
import { writeList } from './write-list.ts'
import { writeProse } from './write-prose.ts'
import { writeTable } from './write-table.ts'

/** What a slide shows of its part of the text, in the form that the text has. */
export function writeDraft(draft: Draft, title: string, context: WritingContext): Shown {
  if (draft.members.length > 0) return writeGroup(draft, context)
  const [part] = draft.parts
  if (part && !isText(part)) {
    if (part.kind === 'list') return keepCondition(draft, title, writeList(part, context), context)
    if (part.kind === 'table') return { content: [], table: writeTable(part.table) }
    if (part.kind === 'quotation')
      return { content: [quoteWords(part.words, context.language), beginUpper(part.author)] }
  }
  return writeProse(
    draft.parts.flatMap(({ sentences }) => sentences),
    title,
    context,
  )
}

/** In letters. */
const longestLead = 160
/** "Some candles are": the verb that a title goes without. */
const shortVerb = 8

const saysTitle = (lead: string, title: string): boolean =>
  foldText(lead).startsWith(foldText(title)) && lead.length - title.length < shortVerb

/** "It is not sent if:" makes of every entry below it something else than the entry says alone. */
function keepCondition(
  draft: Draft,
  title: string,
  shown: Shown,
  { language }: WritingContext,
): Shown {
  const lead = readLead(draft)
  if (lead === null || lead.length > longestLead || saysTitle(lead, title)) return shown
  const isCondition =
    denies(lead) || listTokens(lead).some((word) => language.subordinators.has(word))
  // "The old version has these faults:" and what is said of it would be claimed of all.
  const claims = shown.content.filter((entry) => hasFiniteVerb(entry, language))
  const isOfClaims = shown.layout === undefined && claims.length > shown.content.length / 2
  return (isCondition || isOfClaims) && !leansBack(lead, language)
    ? { content: [beginUpper(lead), ...shown.content.map((entry) => `\t${entry}`)] }
    : shown
}
