import { cutText } from '../../deck/texts/cut-text.ts'
import { type Fields, isFields } from '../../read-fields.ts'
import { readIconName, readReplyCode, readReplyPoint, readReplyText } from './read-reply-text.ts'

/** What is more than this is no answer to any question we ask. */
const most = { points: 40, letters: 1200, depth: 8 } as const

/** Under which names models write the parts of a point that they take apart. */
const partNames = {
  lead: 'date, year, when, period, time, label, name, heading, title, term, step, side, phase, option',
  figure: 'value, number, figure, stat, amount, metric, percentage',
  unit: 'unit, units, suffix',
  text: 'text, description, caption, event, detail, details, point, body, what, explanation, subtitle, meaning, content',
  quote: 'quote, quotation',
  author: 'author, speaker, by, attribution, source, who',
  icon: 'icon, emoji, symbol',
  below: 'points, items, bullets, list, details, children, content, rows',
} as const

type Part = keyof typeof partNames

const namesOf: ReadonlyMap<Part, readonly string[]> = new Map(
  // Its keys are known, whatever `Object.entries` says.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  Object.entries(partNames).map(([part, names]) => [part as Part, names.split(', ')]),
)

/** The points in whatever a model wrote for them: a list, a text of several lines, parts with names. */
export function readReplyPoints(value: unknown): string[] {
  return readItems(value, 0, 0).slice(0, most.points)
}

/** Lines of program code, as they are set in; null where it is something else. */
export function readReplyLines(value: unknown): string[] | null {
  const lines = Array.isArray(value) ? value : [value]
  if (!lines.every((line) => typeof line === 'string')) return null
  return lines
    .flatMap((line) => line.split(/\r?\n/u))
    .filter((line) => !/^\s*```/u.test(line))
    .map((line) => readReplyCode(cutText(line, most.letters)))
    .filter(Boolean)
    .slice(0, most.points)
}

/** Whether they were written as 1., 2., 3.: what is done in this order. */
export function isNumbered(value: unknown): boolean {
  const lines = Array.isArray(value) ? value : typeof value === 'string' ? value.split('\n') : []
  return (
    lines.length >= 3 &&
    lines.every((line, at) => typeof line === 'string' && startsWith(line, at + 1))
  )
}

const startsWith = (line: string, number: number): boolean =>
  new RegExp(String.raw`^\s*(?:step\s+)?${number}[.):]\s`, 'iu').test(line)

function readItems(value: unknown, level: number, depth: number): string[] {
  if (depth > most.depth || value === null || value === undefined) return []
  if (Array.isArray(value))
    return value.flatMap((item) =>
      // A list within a list goes on with the point before it.
      readItems(item, Array.isArray(item) ? level + 1 : level, depth + 1),
    )
  if (isFields(value)) return readParts(value, level, depth)
  if (typeof value === 'boolean') return []
  return listLines(value)
    .map((line) => readReplyPoint(line, level + countIndent(line)))
    .filter(Boolean)
}

const listLines = (value: unknown): string[] =>
  typeof value === 'string'
    ? cutText(value, most.letters * 4)
        .split('\n')
        .map((line) => cutText(line, most.letters))
    : [readReplyText(value, most.letters)]

/** `  - a point below another one`, or as such a point is stored. */
const countIndent = (line: string): number => (/^\t|^\s{2,}[-*+•◦]\s/u.test(line) ? 1 : 0)

/** `{ "date": "1969", "event": "…" }`, `{ "value": 60, "unit": "%", "caption": "…" }` and their kin. */
function readParts(fields: Fields, level: number, depth: number): string[] {
  const text = (part: Part) => readReplyText(pick(fields, part), most.letters)
  const icon = readIconName(pick(fields, 'icon'))
  const quotation = text('quote')
  if (quotation)
    return [quoteWords(quotation), readReplyPoint(text('author'), level)].filter(Boolean)
  const lead = text('lead') || findOtherLead(fields)
  const figure = [text('figure'), text('unit')].filter(Boolean).join(' ')
  const said = [figure, text('text')].filter(Boolean).join(figure && !lead ? ': ' : ' ')
  const below = readItems(pickList(fields), level + 1, depth + 1)
  if (below.length > 0) return [readReplyPoint(lead || said, level, icon), ...below].filter(Boolean)
  if (lead || said)
    return [readReplyPoint([lead, said].filter(Boolean).join(': '), level, icon)].filter(Boolean)
  // Of names that nobody knows, the words count.
  return readItems(Object.values(fields), level, depth + 1)
}

/** A few words under a name that we do not know, before others that we do: `{ "jahr": "1356", "text": … }`. */
function findOtherLead(fields: Fields): string {
  const [name = '', ...others] = Object.keys(fields)
  const isOther = !knownNames.has(name) && others.some((other) => knownNames.has(other))
  const lead = isOther ? readReplyText(fields[name], most.letters) : ''
  return lead.length <= longestLead ? lead : ''
}

const knownNames: ReadonlySet<string> = new Set([...namesOf.values()].flat())
const longestLead = 40

const pick = (fields: Fields, part: Part): unknown =>
  namesOf
    .get(part)
    ?.map((name) => fields[name])
    .find((value) => typeof value === 'string' || typeof value === 'number')

const pickList = (fields: Fields): unknown =>
  namesOf
    .get('below')
    ?.map((name) => fields[name])
    .find((value) => Array.isArray(value))

const quoted = /^["“”„«»「『'‘].+["“”«»」』'’][.!?]?$/su

/** A quotation is known by its marks. */
function quoteWords(words: string): string {
  const said = words.trim()
  return readReplyPoint(quoted.test(said) ? said : `“${said}”`)
}
