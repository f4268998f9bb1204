import { foldText } from '../../fold-text.ts'
import { listOpen } from './choose-units.ts'
import { beginUpper } from '../clauses/begin-upper.ts'
import { isLead } from '../leaning/leads.ts'
import type { Draft } from '../plan/draft.ts'
import { listDraftSentences } from '../plan/draft.ts'
import type { Language } from '../language.ts'
import { makeUnits, shortenSafely } from './make-units.ts'
import type { Shown, WritingContext } from './shown.ts'
import { shortenHeading } from '../titles/shorten-heading.ts'

const mostCards = 6
const longestText = 110
const longestWhole = 200

/** In letters, of all that a slide shows. */
const mostLetters = 560
const mostOfOne = 3

type Line = { text: string; worth: number; index: number; member: number }

/** Several sections on one slide: each under its own heading, with the weightiest that it says. */
export function writeGroup({ heading, members }: Draft, context: WritingContext): Shown {
  const lines = members.flatMap((member, at) => listLines(member, at, context))
  const chosen = chooseLines(lines)
  const shown = members.flatMap((member, at) => {
    const label = nameMember(member, heading, context.language)
    const own = chosen.filter((line) => line.member === at).toSorted((a, b) => a.index - b.index)
    return own.length > 0 ? [{ label, texts: own.map(({ text }) => text) }] : []
  })
  if (shown.some(({ label }) => label === ''))
    return { content: shown.flatMap(({ texts }) => texts) }
  const cards = joinAlike(shown)
  const content = cards.flatMap(({ label, texts }) => [label, ...texts.map((text) => `\t${text}`)])
  return { content, ...(cards.length >= 2 && { layout: 'cards' as const }) }
}

type Card = { label: string; texts: string[] }

/** What was divided between two slides before they became one again has its heading once. */
const joinAlike = (cards: readonly Card[]): Card[] =>
  cards.reduce<Card[]>((joined, card) => {
    const last = joined.at(-1)
    if (last?.label === card.label) last.texts.push(...card.texts)
    else joined.push(card)
    return joined
  }, [])

/** What stands below the heading of them all, before the first of its own, would say the title twice. */
function nameMember(member: Draft, heading: string | null, language: Language): string {
  const isOpening = member.heading !== null && member.heading === heading
  return (
    (isOpening && beginUpper(language.phrases.overview)) ||
    shortenHeading(member.heading ?? '', language)
  )
}

/** Of each section the weightiest first, then more of those that have more, while there is room. */
function chooseLines(lines: readonly Line[]): Line[] {
  const chosen: Line[] = []
  const countOf = (member: number) => chosen.filter((line) => line.member === member).length
  let letters = 0
  for (let turn = 0; turn < mostOfOne; turn++)
    for (const line of lines.toSorted((a, b) => b.worth - a.worth)) {
      const isFirst = countOf(line.member) === 0
      const members = new Set(chosen.map(({ member }) => member)).size
      if (countOf(line.member) !== turn || chosen.includes(line)) continue
      if (letters + line.text.length > mostLetters || (isFirst && members === mostCards)) continue
      chosen.push(line)
      letters += line.text.length
    }
  return chosen
}

/** Short if it can be, whole if it must. */
function listLines(draft: Draft, member: number, context: WritingContext): Line[] {
  const { language } = context
  const titles = foldText([context.name, draft.heading ?? '', ...draft.above].join('\n'))
  const units = makeUnits(listDraftSentences(draft), context)
  const clear = units.filter((unit) => listOpen(unit, titles).length === 0)
  return (clear.some(({ text }) => text !== null) ? clear : units.slice(0, 1)).flatMap(
    ({ sentences, text, worth }) => {
      const [first] = sentences
      if (!first || text === null || isLead(first)) return []
      const line =
        shortenSafely(first.text, language, longestText) ??
        shortenSafely(first.text, language, longestWhole)
      return line ? [{ text: line, worth, index: first.index, member }] : []
    },
  )
}
