import { countSpokenWords } from '../../outline/count-spoken-words.ts'
import { dropCode, isCommand } from './drop-code.ts'
import { dropOpenTasks } from './drop-open-tasks.ts'
import { dropSamples } from './drop-samples.ts'
import { dropFurniture, openTable } from './drop-furniture.ts'
import { markNumberedHeadings } from './mark-headings.ts'
import { markLeads } from './mark-leads.ts'
import { nameParagraphs } from './name-paragraphs.ts'
import { dropByline } from './drop-byline.ts'
import { nameBlocks, nameLetterhead, nameMessage } from './name-text.ts'
import { numberSteps } from './number-steps.ts'
import { openHtml } from './open-html.ts'
import { joinEntry } from './join-entry.ts'
import {
  isFigureName,
  isInCapitals,
  looksLikeHeading,
  markingHabit,
  namesWhatIsGone,
  promoteHeadings,
} from './promote-headings.ts'
import { readTable, type TextTable } from './read-tables.ts'
import { endsLikeSentence } from './split-sentences.ts'
import { splitLongItems } from './split-long-items.ts'
import { tidyText } from './tidy-text.ts'

/** What stands under the title before the text begins: "Date: 12 March". */
type Field = { kind: 'field'; text: string }

export type TableBlock = { kind: 'table'; text: string; table: TextTable }

/** A list item is a sentence that somebody has already made short. */
export type Block =
  | { kind: 'heading'; level: number; text: string }
  /** `isEntry`: of a list that is too long for one, and still needs what announces it. */
  | { kind: 'paragraph'; text: string; isBold?: true; isEntry?: true; opening?: string }
  /** `isBelow`: set in, below the entry that it says something of. */
  | { kind: 'item'; text: string; isNumbered?: true; isBelow?: true }
  | TableBlock
  | { kind: 'quotation'; text: string; author: string }
  | Field

const heading = /^(#{1,6})\s+(.+?)\s*#*$/
const item =
  /^\s*(?:[-*+•‣◦▪–]|(\d{1,3})[.)]|(?:[a-z]|[ivx]{1,4})[.)]|\((?:[a-z]|[ivx]{1,4}|\d{1,2})\))\s+(?:\[[ xX]\]\s+)?(.+)$/u
const underline = /^(?:={3,}|-{3,})\s*$/
/** "--follow::", of which the lines below tell. */
const term = /^(\S.{0,60}?)::\s*$/u
const rule = /^\s*(?:[-*_]\s*){3,}$/
const quoted = /^\s*>\s?/u

/** A line this long is text that somebody has wrapped. */
const wrappedLength = 55

/** "Dear all," and "Karen" are said to somebody, not to the audience. */
const fragmentWords = 4

type OpenItem = { lines: string[]; isNumbered: boolean; indent: number; isBelow?: boolean }

const countIndent = (line: string): number => line.length - line.trimStart().length

/** One letter more is a slip. */
const isSetIn = (line: string, outerIndent: number): boolean =>
  countIndent(line) > outerIndent + (line.startsWith('\t') ? 0 : 1)

/** In letters: as many as an entry has room for with those below it. */
const longestNest = 200

/** Set in below an entry that announces it. */
const goesOnBelow = (line: string, { lines, indent }: OpenItem): boolean =>
  countIndent(line) > indent &&
  /^[^:]*\p{L}:$/u.test(lines[0]?.trim() ?? '') &&
  lines.join(' ').length + line.length <= longestNest

/** Plain text or Markdown as headings, paragraphs, list items, tables and quotations. Code is left out. */
export function readDocument(text: string): Block[] {
  const raw = nameLetterhead(nameMessage(stripExtras(text).trimStart().split('\n')))
  const source = dropSamples(dropOpenTasks(raw))
  const lines = markNumberedHeadings(numberSteps(source)).map(dropBreak)
  const blocks: Block[] = []
  let open: string[] = []
  let openItem: OpenItem | null = null
  let skipped = 0
  let outerIndent = 0
  const flush = () => {
    if (openItem) blocks.push(makeItem(tidyText(joinEntry(openItem.lines)), openItem))
    else if (open.length > 0) blocks.push(...readOpened(open, blocks))
    open = []
    openItem = null
  }
  for (const [index, line] of lines.entries()) {
    if (index < skipped) continue
    const found = /[|\t]|\S {2,}\S/u.test(line.trim()) ? readTable(lines, index) : null
    const [, marks = '', title = ''] = heading.exec(line) ?? []
    const [, ordinal, point] = item.exec(line) ?? []
    if (found) {
      flush()
      blocks.push(...openTable(makeTable(found.table)))
      skipped = index + found.length
    } else if (quoted.test(line)) {
      flush()
      skipped = index + countQuoted(lines, index)
      blocks.push(...readQuotation(lines.slice(index, skipped), blocks))
    } else if (line.trim() === '') flush()
    else if (underline.test(line) && open.length === 1) {
      blocks.push({
        kind: 'heading',
        level: line.startsWith('=') ? 1 : 2,
        text: tidyText(open[0] ?? ''),
      })
      open = []
    } else if (rule.test(line)) flush()
    else if (marks === '#' && isCommand(title)) flush()
    else if (title) {
      flush()
      blocks.push({ kind: 'heading', level: marks.length, text: dropAnchor(tidyText(title)) })
    } else if (point !== undefined && openItem && goesOnBelow(line, openItem)) {
      // "If the lamp is broken:", and what is to be done: one entry.
      const above = openItem.lines.pop() ?? ''
      openItem.lines.push(above.endsWith(':') ? above : `${above.trimEnd()};`, point)
    } else if (
      point !== undefined &&
      (openItem || beginsList(line, open.at(-1)) || countsOn(line, lines[index + 1]))
    ) {
      flush()
      const indent = countIndent(line)
      const isBelow = blocks.at(-1)?.kind === 'item' && isSetIn(line, outerIndent)
      if (!isBelow) outerIndent = indent
      openItem = { lines: [point], isNumbered: ordinal !== undefined, indent, isBelow }
    } else if (term.test(line) && line.trim() !== '') {
      // Two names of one thing stand below each other.
      const names: string[] = openItem?.lines.every((name) => name.endsWith(':'))
        ? openItem.lines
        : []
      if (names.length === 0) flush()
      openItem = {
        lines: [...names.map((name) => name.replace(/:$/u, ',')), `${term.exec(line)?.[1] ?? ''}:`],
        isNumbered: false,
        indent: 0,
      }
    } else if (openItem && /^\s{2,}/.test(line)) openItem.lines.push(line.trimStart())
    else if (openItem && lines[index - 1]?.trim() !== '') openItem.lines.push(line.trimStart())
    else open.push(line.trim())
  }
  flush()
  const own = dropFurniture(
    dropByline(blocks).filter(
      (block) =>
        !(block.kind === 'paragraph' && isCommand(block.text)) &&
        !((block.kind === 'paragraph' || block.kind === 'heading') && isFigureName(block.text)),
    ),
  )
  const isMarked = own.filter(({ kind }) => kind === 'heading').length >= markingHabit
  const named = nameBlocks(promoteHeadings(nameParagraphs(own)))
  return splitLongItems(markLeads(named)).filter(
    (block, index, all) =>
      /[\p{L}\p{N}]/u.test(block.text) &&
      !(block.kind === 'item' && bareNumber.test(block.text)) &&
      !isFragment(block, index === all.length - 1) &&
      !(isMarked && namesWhatIsGone(all, index)),
  )
}

/** "either (a) be apathetic or / (b) try to live by it": in a sentence that was wrapped no list begins. */
const beginsList = (line: string, before: string | undefined): boolean =>
  before === undefined ||
  !(/^\s*–/u.test(line) || (/^\s*\(?\w{1,4}[.)]/u.test(line) && /[\p{Ll},]$/u.test(before)))

/** "Method", below it "1. Peel the potatoes" and "2. Slice the leek": nobody wraps a sentence so. */
const countsOn = (line: string, next = ''): boolean =>
  /^\s*1[.)]\s+\p{Lu}/u.test(line) && /^\s*2[.)]\s+\p{Lu}/u.test(next)

/** "5.10.3": the name of the section has stood beside it. */
const bareNumber = /^\d+(?:\.\d+)+\.?$/u

/** Behind the title of a section on a page often stands a sign that links to it. */
const dropAnchor = (title: string): string => title.replace(/(?:\s+[§#🔗]|\s*¶)+$/u, '')

/** Markdown's mark for a line that ends before its paragraph does. */
const dropBreak = (line: string): string => line.replace(/(?<!\\)\\$/u, '')

const makeItem = (
  entry: string,
  { isNumbered, isBelow }: Pick<OpenItem, 'isNumbered' | 'isBelow'>,
): Block => ({
  kind: 'item',
  text: entry.replace(toNext, ''),
  ...(isNumbered && { isNumbered }),
  ...(isBelow && { isBelow }),
})

/** "…, and": to the next entry, which stands below. */
const toNext = /[,;]?\s+(?:and|or|und|oder|et|ou|y|o|e|en)(?:,? of course)?[,;]?$/u

function makeTable({ rows, hasHeader }: TextTable): TableBlock {
  const tidied = rows.map((row) => row.map(tidyText))
  return {
    kind: 'table',
    text: tidied.flat().join(' '),
    table: { rows: tidied, hasHeader },
  }
}

function countQuoted(lines: readonly string[], start: number): number {
  const end = lines.findIndex((line, at) => at >= start && !quoted.test(line))
  return (end === -1 ? lines.length : end) - start
}

const attribution = /^\s*(?:[—–]|--)\s*(\S.*)$/u

/** A quotation is somebody's where its last line says whose; else it is text that was set in. */
function readQuotation(lines: readonly string[], before: readonly Block[]): Block[] {
  const inner = lines.map((line) => line.replace(quoted, '')).filter((line) => line.trim() !== '')
  const [, author] = attribution.exec(inner.at(-1) ?? '') ?? []
  const items = inner.filter((line) => item.test(line))
  // What stands above such a list only says that it matters.
  if (items.length > 1 && items.length >= inner.length - 1 && item.test(inner.at(-1) ?? ''))
    return items.map((line) =>
      makeItem(tidyText(item.exec(line)?.[2] ?? line), { isNumbered: false }),
    )
  if (!author || inner.length < 2) return inner.length > 0 ? readOpened(inner, before) : []
  const text = tidyText(inner.slice(0, -1).join(' ')).replace(/^["“„«]\s?|\s?["”“»]$/gu, '')
  return [{ kind: 'quotation', text, author: tidyText(author) }]
}

const stripExtras = (text: string): string =>
  openHtml(
    dropCode(
      (/^#{1,6} /mu.test(text) ? text.replaceAll(indentedCode, '\n') : text).replaceAll(
        /\r\n?/g,
        '\n',
      ),
    ),
  )
    .replace(/^\uFEFF/, '')
    .replaceAll(
      /^(?:content-(?:type|transfer-encoding)|mime-version|message-id|in-reply-to): .*$/gimu,
      '',
    )
    .replaceAll(onlyLinks, '')
    .replaceAll(boxed, '$1')
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replaceAll(/^\[[^\]]+\]:\s.*$/gm, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll('\u00AD', '')

/** "[Guide](…) | [Questions](…)": ways to other pages, also where they are set as a heading. */
const onlyLinks =
  /^(?:#{1,6} )?(?:\[[^\]\n]+\]\([^)\n]*\)[ \t]*[|·•][ \t]*)+\[[^\]\n]+\]\([^)\n]*\)[ \t]*$/gmu

/** A frame of stars around a warning is no list. */
const boxed = /^\*(?:[*\s-]*|\s{2,}(\S.*?)\s*)\*[ \t]*$/gmu

/** In Markdown; plain texts are indented for other reasons. Below a list item it goes on with it. */
const indentedCode = /(?<=^[^\s\-*+\d].*\n)\n(?:(?: {4}|\t).*\n+)+/gmu

/** The last line may also say whom to ask. */
const isFragment = ({ kind, text }: Block, isLast: boolean): boolean =>
  kind === 'paragraph' &&
  !endsLikeSentence(text) &&
  !text.endsWith(':') &&
  countSpokenWords(text) <= (isLast ? 2 : 1) * fragmentWords

/** In letters. */
const shortTitle = 48
const longestSubtitle = 80

/** Two short lines above everything else are a title and its subtitle. */
function readOpened(lines: readonly string[], before: readonly Block[]): Block[] {
  const [first = '', subtitle = ''] = lines
  const title = first.trim().replace(/^["“„«]\s?(.+?)\s?["”“»]$/u, '$1')
  const isPair =
    before.length === 0 &&
    lines.length === 2 &&
    [title, subtitle].every((line) => looksLikeHeading(line) && !label.test(line)) &&
    // Who wraps lines fills the first.
    subtitle.length <= (title.length < shortTitle ? longestSubtitle : wrappedLength) &&
    !/^\p{Ll}/u.test(subtitle)
  return isPair
    ? [{ kind: 'heading', level: 1, text: tidyText(`${title}: ${subtitle}`) }]
    : (readHead(lines, before) ?? readParagraph(lines, before))
}

/** "Minutes of the board", and below it "Date: 4 May", "Present: Ana, Jonas" in the same breath. */
function readHead(lines: readonly string[], before: readonly Block[]): Block[] | null {
  const first = lines.findIndex((line) => headLabel.test(line))
  const titles = lines.slice(0, first)
  const facts = lines.slice(first)
  const isHead =
    before.length === 0 &&
    (first === 1 || first === 2) &&
    facts.length >= fewestFacts &&
    titles.every((line) => looksLikeHeading(line)) &&
    facts.every((line) => headLabel.test(line))
  if (!isHead) return null
  return [
    { kind: 'heading', level: 1, text: tidyText(titles.join(': ')) },
    ...facts.map((line): Block => ({ kind: 'field', text: tidyText(line) })),
  ]
}

const fewestFacts = 2

function readParagraph(lines: readonly string[], before: readonly Block[]): Block[] {
  // "PRESS RELEASE" is a line of the head, too.
  const isHead = before.every(
    ({ kind, text }) =>
      kind === 'heading' || kind === 'field' || (kind === 'paragraph' && isInCapitals.test(text)),
  )
  if (lines.length > 1 && lines.every((line) => (isHead ? headLabel : label).test(line))) {
    return lines.map((line) => ({ kind: isHead ? 'field' : 'item', text: tidyText(line) }))
  }
  const entries = lines.map((line) => line.replace(joinsEntries, ''))
  const [top = '', ...below] = lines
  // "YOU NEED", and below it what.
  if (isInCapitals.test(top) && looksLikeHeading(top) && below.length >= fewestEntries)
    if (areLines(below))
      return [
        { kind: 'heading', level: 2, text: tidyText(top) },
        ...below.map((line): Block => ({ kind: 'item', text: tidyText(line) })),
      ]
  if (areEntries(entries)) return entries.map((line) => ({ kind: 'item', text: tidyText(line) }))
  const [first = '', second = ''] = lines
  // A short line above long ones: the heading of text that was wrapped.
  if (
    lines.length > 1 &&
    looksLikeHeading(first) &&
    first.length < 48 &&
    // Addresses in brackets do not count.
    tidyText(second).length > wrappedLength
  )
    return [
      { kind: 'heading', level: 2, text: tidyText(first) },
      ...readParagraph(lines.slice(1), before),
    ]
  const text = tidyText(joinLines(lines))
    .replace(placeAndDate, '')
    .replace(framed, '$1')
    .replace(opensFormula, '$1:')
  const [, , name] = boldOpening.exec(lines[0] ?? '') ?? []
  const opening = name && text.startsWith(tidyText(name)) ? tidyText(name) : undefined
  return [
    {
      kind: 'paragraph',
      text,
      ...(bold.test(lines.join('')) && { isBold: true }),
      ...(opening && { opening }),
    },
  ]
}

/** "We have an index equal to", and the formula in the next line. */
const opensFormula =
  /^(\p{Lu}.* (?:is|are|by|to|equals|ist|sind|durch|est|sont|par|es|son|por|è|sono|da|é|são|zijn|door))$/su

/** "| Note: … |": a table of one cell frames a remark. */
const framed = /^\|\s+(.+?)(?:\s+\|)?$/u

/** All of it. */
const bold = /^(\*\*|__)(?:(?!\1).)+\1:?$/u

/** "**Pick a lamp.** Hover over …" */
const boldOpening = /^(\*\*|__)(\p{Lu}(?:(?!\1)[^.:!?]){2,40})[.:]?\1[.:]?\s+\p{Lu}/u

/** "and The Last Phase" */
const joinsEntries = /^(?:and|or|und|oder|et|ou|y|o|e|en|of) (?=\p{Lu})/u

const entryLength = 60
const longestLine = 90
const fewestEntries = 3

/** Lines that nobody has wrapped: "09:30 Opening", "2 onions". Each is an entry of its own. */
const areEntries = (lines: readonly string[]): boolean =>
  lines.length >= fewestEntries &&
  lines.every((line) => line.length <= entryLength && /^[^\p{Ll}]/u.test(line)) &&
  // "10:00 Who owns the timetable?"
  lines.filter(endsLikeSentence).length <= lines.length / 4

/** None of them ends as a sentence does, nor goes on in the next as wrapped text would. */
const areLines = (lines: readonly string[]): boolean =>
  lines.every((line) => line.length <= longestLine && !/[.!?,;]$/u.test(line)) &&
  lines.filter((line) => /^[\p{Lu}\d]/u.test(line)).length > lines.length / 2

/** "**Date:** 12 March": facts about the text, one in each line. */
const label = /^\**\p{Lu}[\p{L} ]{1,20}:\**\s+[^.]{1,60}(?:\d\.[^.]*)?$/u

/** Who was there takes longer. */
const headLabel = /^\**\p{Lu}[\p{L} ]{1,20}:\**\s+\S.{0,200}$/u

/** "RIVERTON, 14 May — " */
const placeAndDate =
  /^\p{Lu}[\p{Lu} .’'-]{2,30}(?:,[^—–]{2,25}|\s*\([^)]{2,20}\))?\s+[—–]\s+(?:\p{Lu}\p{L}+ \d{1,2}, \d{4}\s+[—–]\s+)?(?=\p{Lu})/u

/** A word that was divided at the end of a line is put together again. */
const joinLines = (lines: readonly string[]): string =>
  lines
    .join('\n')
    .replaceAll(/(\p{Ll})[-‐]\n(\p{Ll})/gu, '$1$2')
    .replaceAll('\n', ' ')
