import { monthNames } from '../../form/form-words.ts'
import { readDate } from '../../form/read-date.ts'
import { beginUpper } from '../clauses/begin-upper.ts'
import { listTokens } from '../clauses/clause-signs.ts'
import type { Language } from '../language.ts'
import { shortenSafely, type Unit } from './make-units.ts'

const months = monthNames
  .flat()
  .filter((name) => name.length > 3 || name === 'may' || name === 'mai' || name === 'mei')
  .toSorted((a, b) => b.length - a.length)
  .join('|')
const year = String.raw`(?:1\d|20)\d{2}`
/** An adjunct of time that a sentence can do without: "on 17 November 1869", "in 1858". */
const adjunct = new RegExp(
  String.raw`,? (?:on|in|im Jahr|am|im|en|le|el|il|nel|op|em) (?<date>(?:\d{1,2}(?:\.|er|st|nd|rd|th)? (?:de |di )?(?:${months})(?: (?:de )?${year})?|(?:(?:${months}) (?:de )?)?${year}|${months}))(?=[\s,.]|$)`,
  'iu',
)

/** What a unit says with its date at the head, as a timeline has it; null where it tells no date. */
export function moveDateToFront(
  { sentences: [first], text: whole }: Unit,
  language: Language,
  most: number,
): string | null {
  if (!first || whole === null) return null
  const text = shortenSafely(first.text, language, most)
  if (text === null) return null
  if (readDate(text) !== null) return text
  const found = adjunct.exec(text)
  const date = found?.groups?.['date']
  // "When the price fell in 2001, …": it tells when something else was.
  const isOfClause = language.subordinators.has(listTokens(text)[0] ?? '')
  if (!found || !date || countDates(text) > 1 || isOfClause) return null
  const rest = text.slice(found.index + found[0].length)
  const before = text.slice(0, found.index)
  // "in 1858, when …": what follows belongs to the date.
  if (/^,? (?:when|where|which|als|wo|quand|où|cuando|quando|toen)\b/iu.test(rest)) return null
  if (before.split(' ').length < 2) return null
  return `${date}: ${beginUpper(before + rest)}`
}

const countDates = (text: string): number => text.match(new RegExp(year, 'gu'))?.length ?? 0
