import { foldText } from '../../fold-text.ts'
import { readLabel } from '../../form/read-label.ts'
import { listWords } from '../../outline/content-words.ts'
import { beginUpper } from '../clauses/begin-upper.ts'
import { denies, hasFiniteVerb, listTokens } from '../clauses/clause-signs.ts'
import type { Language } from '../language.ts'
import { leadLeans } from '../leaning/leads.ts'
import { leansBack } from '../leaning/leans-back.ts'
import { pointsElsewhere } from '../leaning/points-elsewhere.ts'
import { type Draft, isText, readBeforeLead, readLead } from '../plan/draft.ts'
import { isUnsayable, onlyOpens, sayWhole, shortenSafely } from './make-units.ts'
import { quoteWords } from './quote-words.ts'
import type { Shown, WritingContext } from './shown.ts'
import { writeGroup } from './write-group.ts'
import { writeList } from './write-list.ts'
import { writeProse } from './write-prose.ts'
import { writeTable } from './write-table.ts'

/** What a slide shows of its part of the text, in the form that the text has. */
export function writeDraft(draft: Draft, title: string, context: WritingContext): Shown {
  if (draft.members.length > 0) return writeMembers(draft, title, context)
  const [part] = draft.parts
  if (part && !isText(part)) {
    // "See the guide for:" and what that has is nothing of this text.
    if (part.kind === 'list' && pointsElsewhere(readLead(draft) ?? '') && draft.besides.length > 1)
      return writeProse(draft.besides, title, context)
    if (part.kind === 'list') return keepLead(draft, title, writeList(part, context), context)
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

/** Several sections, or that one of them which has something to show by itself. */
function writeMembers(draft: Draft, title: string, context: WritingContext): Shown {
  const group = writeGroup(draft, context)
  if (group.content.length > 0) return group
  const shown = draft.members.map((member) => writeDraft(member, title, context))
  return shown.find(({ content, table }) => content.length > 0 || table) ?? group
}

/** In letters. */
const longestLead = 280
/** In words: so many name nothing, but say something. */
const longLead = 6
/** "Some candles are": the verb that a title goes without. */
const shortVerb = 8

const saysTitle = (lead: string, title: string): boolean =>
  foldText(lead).startsWith(foldText(title)) && lead.length - title.length < shortVerb

/** "It is not sent if:" makes of every entry below it something else than the entry says alone. */
function keepLead(
  draft: Draft,
  title: string,
  shown: Shown,
  { language, name }: WritingContext,
): Shown {
  const lead = readLead(draft)
  // "So:" says nothing without what it stands above.
  const saysNothing = lead === null || !lead.includes(' ') || onlyOpens.test(lead)
  if (saysNothing || lead.length > longestLead || saysTitle(lead, title)) return shown
  const above = leadLeans(lead, language) ? sayBefore(draft, language) : []
  const need = describeNeed(lead, title, shown)
  // Rather a lead that leaves something open than entries that claim what is not said of all.
  if (need === 'none' || (above === null && need === 'helps')) return shown
  return {
    content: [
      ...(above ?? []),
      sayWhole(lead, language),
      ...shown.content.map((entry) => `\t${entry}`),
    ],
  }

  function describeNeed(said: string, heading: string, { content, layout }: Shown) {
    const isCondition =
      denies(said) || listTokens(said).some((word) => language.subordinators.has(word))
    if (isCondition) return 'must'
    if (layout !== undefined || content.every((entry) => readLabel(entry) !== null)) return 'none'
    // "The old version has these faults:" and what is said of it would be claimed of all.
    const claims = content.filter((entry) => hasFiniteVerb(entry, language))
    const known = new Set(listWords(`${heading} ${name}`))
    const isKnown = listWords(said).every((word) => known.has(word))
    if (claims.length > content.length / 2) return 'must'
    const isSentence = hasFiniteVerb(said, language) || listTokens(said).length >= longLead
    return isSentence && !isKnown ? 'helps' : 'none'
  }
}

/** What a lead leans on, where it can stand above it; null where nothing can. */
function sayBefore(draft: Draft, language: Language): string[] | null {
  const before = readBeforeLead(draft)
  const isClear =
    before && !before.isItem && !leansBack(before.text, language) && !isUnsayable(before.text)
  const text = isClear ? shortenSafely(before.text, language, longestLead) : null
  return text === null ? null : [text]
}
