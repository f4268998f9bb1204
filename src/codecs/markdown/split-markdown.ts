import { type FrontMatter, readFrontMatter } from './read-front-matter.ts'
import { walkLines } from './walk-lines.ts'

/** A slide as it stands in the file. */
export type MarkdownSlide = { fields: FrontMatter; lines: string[] }

export type SplitOptions = {
  /** `***` and `___` separate too, and `---` right under a line makes that line a heading. */
  isMarp: boolean
}

const none: FrontMatter = new Map()

/** The slides between the lines that separate them, each with the fields that stand on top of it. */
export function splitMarkdown(text: string, { isMarp }: SplitOptions): MarkdownSlide[] {
  const lines = text.split(/\r\n?|\n/)
  const top = findTopFields(lines)
  const nextAt = findSeparators(lines, top?.end ?? -1, isMarp)
  const slides: MarkdownSlide[] = []
  let fields = top?.fields ?? none
  let begin = top ? top.end + 1 : 0
  for (;;) {
    const end = nextAt[begin] ?? lines.length
    slides.push({ fields, lines: lines.slice(begin, end) })
    if (end >= lines.length) break
    const own = isMarp ? null : findFields(lines, end, nextAt)
    fields = own?.fields ?? none
    begin = (own?.end ?? end) + 1
  }
  const [first, last] = [slides[0], slides.at(-1)]
  // A separator at either end has nothing on its other side.
  if (slides.length > 1 && last && isEmpty(last)) slides.pop()
  if (slides.length > 1 && first && isEmpty(first)) slides.shift()
  return slides
}

const isEmpty = ({ fields, lines }: MarkdownSlide): boolean =>
  fields.size === 0 && lines.every((line) => !line.trim())

/** The fields of the whole deck, which must be its very first lines. */
export function findTopFields(lines: readonly string[]) {
  if (!/^---\s*$/.test(lines[0] ?? '')) return null
  const end = lines.findIndex((line, at) => at > 0 && /^(?:---|\.\.\.)\s*$/.test(line))
  const fields = end === -1 ? null : readFrontMatter(lines.slice(1, end))
  return fields && { fields, end }
}

/** For each line the next one that separates, itself included. */
function findSeparators(lines: readonly string[], after: number, isMarp: boolean): number[] {
  const places = walkLines(lines)
  const separator = isMarp ? /^ {0,3}(?:-{3,}|\*{3,}|_{3,})\s*$/ : /^-{3,}\s*$/
  const isUnderline = (line: string, at: number) =>
    isMarp && line.trim().startsWith('-') && at - 1 > after && isText(lines[at - 1] ?? '')
  const nextAt: number[] = []
  let next = lines.length
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at] ?? ''
    if (at > after && places[at]?.isPlain && separator.test(line) && !isUnderline(line, at))
      next = at
    nextAt[at] = next
  }
  return nextAt
}

/** Fields begin on the very next line; a slide of words begins there just as well. */
function findFields(lines: readonly string[], at: number, nextAt: readonly number[]) {
  const end = nextAt[at + 1] ?? lines.length
  if (!lines[at + 1]?.trim() || end >= lines.length) return null
  const fields = readFrontMatter(lines.slice(at + 1, end))
  return fields && { fields, end }
}

const isText = (line: string): boolean =>
  line.trim() !== '' && !/^ {0,3}(?:#|>|[-*+] |\||-{3,}\s*$)/.test(line)
