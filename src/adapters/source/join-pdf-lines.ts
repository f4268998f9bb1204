import { dropRunningLines } from './drop-running-lines.ts'
import type { PdfLine } from './read-pdf-lines.ts'

/** A PDF knows lines only; from size, face and place we tell headings, list items and paragraphs. */
export function joinPdfLines(pages: readonly (readonly PdfLine[])[]): string {
  const kept = dropRunningLines(pages)
  const body = measureBody(kept.flat())
  const blocks: Block[] = []
  for (const page of kept)
    page.forEach((line, index) => {
      const before = page[index - 1]
      const kind = classifyLine(line, { before, after: page[index + 1], body })
      const open = blocks.at(-1)
      if (open && continuesBlock(open, line, { kind, before, body })) open.lines.push(line)
      else blocks.push({ kind, lines: [line] })
    })
  return writeBlocks(blocks)
}

type Kind = 'heading' | 'item' | 'text'
type Block = { kind: Kind; lines: PdfLine[] }
type Body = { size: number; font: string; pitch: number; end: number }

/** What most of the text is set in. */
function measureBody(lines: readonly PdfLine[]): Body {
  const size = findCommonest(lines, (line) => line.size)
  const own = lines.filter((line) => line.size === size)
  const gaps = own.flatMap((line, index) => {
    const gap = (own[index - 1]?.y ?? 0) - line.y
    return gap > 0 && gap < 2.5 * line.size ? [Math.round(gap * 2) / 2] : []
  })
  const ends = own.map(({ end }) => end).toSorted((a, b) => a - b)
  return {
    size: size ?? 0,
    font: findCommonest(own, ({ font }) => font) ?? '',
    pitch: findCommonest(gaps, (gap) => gap) ?? 1.2 * (size ?? 0),
    end: ends[Math.floor(ends.length * 0.8)] ?? 0,
  }
}

/** Weighed by the letters, where there are any. */
function findCommonest<T, K>(values: readonly T[], read: (value: T) => K): K | undefined {
  const counts = new Map<K, number>()
  for (const value of values) {
    const key = read(value)
    const weight = isLine(value) ? value.text.length : 1
    counts.set(key, (counts.get(key) ?? 0) + weight)
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0]
}

const isLine = (value: unknown): value is PdfLine =>
  typeof value === 'object' && value !== null && 'text' in value

type Around = { before: PdfLine | undefined; after: PdfLine | undefined; body: Body }

const bullet = /^(?:[•◦▪‣●○■□·∙–—*-]|\(?\d{1,2}[.)]|\(?[a-z]\))\s+(?=\S)/u

function classifyLine(line: PdfLine, { before, after, body }: Around): Kind {
  const words = line.text.split(' ').length
  const isLarge = line.size >= 1.12 * body.size
  if (isLarge && words <= 20 && /\p{L}/u.test(line.text)) return 'heading'
  // Set in another face, alone above text: bold headings of the body's own size.
  const standsApart = !before || before.y - line.y > 1.25 * body.pitch || before.y < line.y
  const isMarked = line.font !== body.font && after?.font === body.font && line.size >= body.size
  if (isMarked && standsApart && words <= 12 && !/[.,;:!?]$/u.test(line.text)) return 'heading'
  return bullet.test(line.text) ? 'item' : 'text'
}

type Step = { kind: Kind; before: PdfLine | undefined; body: Body }

function continuesBlock({ kind: open, lines }: Block, line: PdfLine, step: Step): boolean {
  const { kind, before, body } = step
  const last = lines.at(-1)
  if (!last || kind === 'item') return false
  const isOpen = !/[.!?:;。！？]["”»)]?$/u.test(last.text)
  // The first line of a page or of the next column: a sentence may go on there.
  if (before !== last || last.y < line.y)
    return open !== 'heading' && kind === 'text' && isOpen && /^\p{Ll}/u.test(line.text)
  const gap = last.y - line.y
  if (kind === 'heading' || open === 'heading')
    return kind === open && line.size === last.size && gap < 1.5 * line.size
  if (gap > 1.3 * body.pitch) return false
  const isIndented = open === 'text' && line.x - (lines[0]?.x ?? 0) > 0.8 * line.size
  const endsShort = last.end < 0.85 * body.end
  return isOpen || !(isIndented || endsShort)
}

function writeBlocks(blocks: readonly Block[]): string {
  const sizes = blocks.flatMap(({ kind, lines }) =>
    kind === 'heading' ? [lines[0]?.size ?? 0] : [],
  )
  const ranks = [...new Set(sizes)].toSorted((a, b) => b - a)
  return blocks
    .map(({ kind, lines }) => {
      const text = joinText(lines)
      if (kind === 'item') return `- ${text.replace(bullet, '')}`
      if (kind === 'text') return text
      return `${'#'.repeat(Math.min(6, ranks.indexOf(lines[0]?.size ?? 0) + 1))} ${text}`
    })
    .join('\n\n')
}

/** A word that was divided at the end of a line is put together again. */
const joinText = (lines: readonly PdfLine[]): string =>
  lines
    .map(({ text }) => text)
    .join('\n')
    .replaceAll(/(\p{Ll})[-\u00AD\u2010]\n(?=\p{Ll})/gu, '$1')
    .replaceAll(/([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。])\n/gu, '$1')
    .replaceAll('\n', ' ')
