import { decodeEntities } from '../xml/decode-entities.ts'
import type { Dialect } from './detect-dialect.ts'
import { type ChartOrder, readChartOrder } from './chart-order.ts'
import { walkLines } from './walk-lines.ts'

/** Or code between its ticks, which may show what looks like one. */
const comment = /(?<![\\`])(`+)(?!`)[^\n]{1,400}?(?<!`)\1(?!`)|<!--([\s\S]*?)(?:-->|$)/g
const aside = /<aside\b[^<>]*class="notes"[^<>]*>([\s\S]*?)(?:<\/aside>|$)/gi
const section =
  /^:{3,}[ \t]*(?:notes|\{\.notes\})[ \t]*\n([\s\S]*?)(?:\n:{3,}[ \t]*(?=\n|$)|$(?![\s\S]))/gm
const toTheEnd = /^[ \t]*notes?:([\s\S]*)/im

/** What is shown on a slide, and what is said with it. Comments are gone from what is shown. */
export function takeNotes(
  lines: readonly string[],
  dialect: Dialect,
): { lines: string[]; notes: string; chart: ChartOrder | null } {
  const { shown, comments } = takeComments(lines)
  const said = dialect === 'slidev' ? findLast(lines) : comments.filter(isSaid)
  const notes: string[] = [...said]
  const take = (_: string, inside: string) => {
    notes.push(inside.trim())
    return ''
  }
  const rest = shown.replace(section, take).replace(aside, take)
  const isReveal = dialect === 'reveal' || dialect === 'plain'
  return {
    lines: (isReveal ? rest.replace(toTheEnd, take) : rest).split('\n'),
    notes: decodeEntities(notes.filter(Boolean).join('\n\n')),
    chart: comments.map(readChartOrder).find((order) => order !== null) ?? null,
  }
}

/** Code keeps its comments: there they are part of what is shown. */
function takeComments(lines: readonly string[]): { shown: string; comments: string[] } {
  const comments: string[] = []
  const places = walkLines(lines)
  const runs: { isCode: boolean; lines: string[] }[] = []
  for (const [at, line] of lines.entries()) {
    const isCode = places[at]?.isCode ?? false
    const last = runs.at(-1)
    if (last?.isCode === isCode) last.lines.push(line)
    else runs.push({ isCode, lines: [line] })
  }
  const shown = runs.map((run) => {
    const text = run.lines.join('\n')
    if (run.isCode) return text
    return text.replace(comment, (found, ticks: string | undefined, inside = '') => {
      if (ticks) return found
      comments.push(String(inside).trim())
      return ''
    })
  })
  return { shown: shown.join('\n'), comments }
}

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
