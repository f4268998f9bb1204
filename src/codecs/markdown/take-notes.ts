import { decodeEntities } from '../xml/decode-entities.ts'
import type { Dialect } from './detect-dialect.ts'
import { type ChartOrder, readChartOrder } from './chart-order.ts'
import { replaceOutsideCode } from './replace-outside-code.ts'
import { walkLines } from './walk-lines.ts'

const comment = /<!--(?<inside>[^]*?)(?:-->|(?![^]))/gm
const aside = /<aside\b[^<>]*class="notes"[^<>]*>(?<inside>[^]*?)(?:<\/aside>|(?![^]))/gim
const section =
  /^:{3,}[ \t]*(?:notes|\{\.notes\})[ \t]*\n(?<inside>[^]*?)(?:\n:{3,}[ \t]*(?=\n|(?![^]))|(?![^]))/gm
const toTheEnd = /^[ \t]*notes?:/i

/** What is shown on a slide, and what is said with it. Comments are gone from what is shown. */
export function takeNotes(
  lines: readonly string[],
  dialect: Dialect,
): { lines: string[]; notes: string; chart: ChartOrder | null } {
  const comments: string[] = []
  const shown = takeOut(lines.join('\n'), comment, comments)
  const notes = dialect === 'slidev' ? findLast(lines) : comments.filter(isSaid)
  const rest = takeOut(takeOut(shown, section, notes), aside, notes).split('\n')
  const isReveal = dialect === 'reveal' || dialect === 'plain'
  const places = walkLines(rest)
  const end = isReveal
    ? rest.findIndex((line, at) => places[at]?.isPlain && toTheEnd.test(line))
    : -1
  if (end !== -1) notes.push(rest.splice(end).join('\n').replace(toTheEnd, '').trim())
  return {
    lines: rest,
    notes: decodeEntities(notes.filter(Boolean).join('\n\n')),
    chart: comments.map(readChartOrder).find((order) => order !== null) ?? null,
  }
}

/** What is left without it. */
const takeOut = (text: string, pattern: RegExp, taken: string[]): string =>
  replaceOutsideCode(text, pattern, (_, { inside = '' }) => {
    taken.push(inside.trim())
    return ''
  })

/** Slidev: only a comment that ends the slide. */
function findLast(lines: readonly string[]): string[] {
  const text = lines
    .join('\n')
    .replaceAll(/<style\b[\s\S]*?(?:<\/style>|$)/gi, '')
    .trimEnd()
  return text.endsWith('-->') ? [text.slice(text.lastIndexOf('<!--') + 4, -3).trim()] : []
}

const directives =
  /^_?(?:chart|theme|style|headingDivider|size|math|title|author|description|keywords|url|image|marp|paginate|header|footer|class|background\w*|color|transition)\s*:/

/** Marp gives orders in comments, reveal.js names classes there. */
export const isSaid = (inside: string): boolean =>
  inside !== 'fit' && !directives.test(inside) && !/^\.\w+\s*:/.test(inside)
