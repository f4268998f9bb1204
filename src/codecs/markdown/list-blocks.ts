export type Block =
  | { kind: 'heading' | 'paragraph' | 'equation'; text: string }
  /** `line` keeps its indentation, which is its level. */
  | { kind: 'item'; line: string; text: string }
  | { kind: 'code' | 'table'; lines: string[] }

const heading = /^ {0,3}#{1,6}(?=\s|$)(.*)/
const item = /^\s*(?:[-*+]|\d{1,4}[.)])\s+(?:\[[ xX]\]\s+)?(.*)$/
const fence = /^\s*(`{3,}|~{3,})/
const tableRule = /^\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?$/
const underline = /^ {0,3}(?:=+|-+)\s*$/
/** Signs of a tool and not of the talk: slots, sections, components, addresses of links, contents. */
const silent =
  /^\s*(?:::[\w-]+::|:{3,}.*|\[\[?toc\]?\]|\[[^\]]+\]:\s+\S+.*|:[\w-]+\{.*\}|(?:\*\s*){3,}|(?:_\s*){3,})\s*$/i

/** The parts of a slide in the order in which they stand. */
export function listBlocks(lines: readonly string[]): Block[] {
  const blocks: Block[] = []
  let at = 0
  /** Whether a line of words goes on with the last block. */
  let isOpen = false
  while (at < lines.length) {
    const line = lines[at] ?? ''
    const end = findBlockEnd(lines, at)
    const last = blocks.at(-1)
    if (end) {
      blocks.push({ kind: end.kind, lines: lines.slice(at + end.skipped, end.at - end.skipped) })
      at = end.at
      isOpen = false
      continue
    }
    at += 1
    if (line.trim() === '' || silent.test(line)) {
      isOpen = false
      continue
    }
    const [isHeading, title = ''] = heading.exec(line) ?? []
    const [, text] = item.exec(line) ?? []
    if (isHeading !== undefined)
      blocks.push({ kind: 'heading', text: title.trim().replace(/(?:^| )#{1,6}$/, '') })
    else if (text !== undefined) blocks.push({ kind: 'item', line, text })
    else if (isOpen && last?.kind === 'paragraph' && underline.test(line))
      blocks.splice(-1, 1, { kind: 'heading', text: last.text })
    else if (isOpen && last && 'text' in last) last.text += ` ${dropQuote(line)}`
    else
      blocks.push({ kind: /^\s*\$\$/.test(line) ? 'equation' : 'paragraph', text: dropQuote(line) })
    isOpen = isHeading === undefined
  }
  return blocks
}

const dropQuote = (line: string): string => line.trim().replace(/^(?:>\s?)+/, '')

/** Where code or a table that begins here ends, and how many lines at both ends are only its marks. */
function findBlockEnd(lines: readonly string[], at: number) {
  const [, mark] = fence.exec(lines[at] ?? '') ?? []
  if (mark !== undefined) {
    const close = lines.findIndex((line, index) => index > at && line.trim().startsWith(mark))
    // Left open, it goes on to the end of the slide.
    return { kind: 'code' as const, skipped: 1, at: close === -1 ? lines.length + 1 : close + 1 }
  }
  if (!lines[at]?.includes('|') || !lines[at + 1]?.includes('-')) return null
  if (!lines[at + 1]?.includes('|') || !tableRule.test(lines[at + 1]?.trim() ?? '')) return null
  const end = lines.findIndex((line, index) => index > at && !line.includes('|'))
  return { kind: 'table' as const, skipped: 0, at: end === -1 ? lines.length : end }
}
