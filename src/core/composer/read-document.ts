import { countSpokenWords } from '../outline/count-spoken-words.ts'
import { nameParagraphs } from './name-paragraphs.ts'
import { endsLikeSentence } from './split-sentences.ts'

/** A list item is a sentence that somebody has already made short. */
export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'item'; text: string }

const heading = /^(#{1,6})\s+(.+?)\s*#*$/
const item = /^\s*(?:[-*+•‣◦▪–]|\d{1,3}[.)]|[a-z]\))\s+(.+)$/u
const underline = /^(?:={3,}|-{3,})\s*$/
const rule = /^\s*(?:[-*_]\s*){3,}$/
const tableRow = /^\s*\|/

/** A line this short may be a heading; one this long is text that somebody has wrapped. */
const headingWords = 12
const wrappedLength = 55

/** Headlines run longer than headings. */
const headlineWords = 20

/** "Dear all," and "Karen" are said to somebody, not to the audience. */
const fragmentWords = 4

/** Plain text or Markdown as headings, paragraphs and list items. Tables and code are left out. */
export function readDocument(text: string): Block[] {
  const lines = nameMessage(stripExtras(text).trimStart().split('\n'))
  const blocks: Block[] = []
  let open: string[] = []
  let openItem: string[] | null = null
  const flush = () => {
    if (openItem) blocks.push({ kind: 'item', text: tidy(openItem.join(' ')) })
    else if (open.length > 0) blocks.push(...readOpened(open, blocks.length === 0))
    open = []
    openItem = null
  }
  for (const [index, line] of lines.entries()) {
    const [, marks = '', title = ''] = heading.exec(line) ?? []
    const [, point] = item.exec(line) ?? []
    if (line.trim() === '' || tableRow.test(line)) flush()
    else if (underline.test(line) && open.length === 1) {
      blocks.push({
        kind: 'heading',
        level: line.startsWith('=') ? 1 : 2,
        text: tidy(open[0] ?? ''),
      })
      open = []
    } else if (rule.test(line)) flush()
    else if (title) {
      flush()
      blocks.push({ kind: 'heading', level: marks.length, text: tidy(title) })
    } else if (point !== undefined && (open.length === 0 || openItem || !/^\s*–/u.test(line))) {
      flush()
      openItem = [point]
    } else if (openItem && /^\s{2,}/.test(line)) openItem.push(line.trim())
    else if (openItem && lines[index - 1]?.trim() !== '') openItem.push(line.trim())
    else open.push(line.trim())
  }
  flush()
  return promoteHeadings(nameParagraphs(dropByline(blocks))).filter(
    (block, index, { length }) =>
      /[\p{L}\p{N}]/u.test(block.text) && !isFragment(block, index === length - 1),
  )
}

const messageField =
  /^(?:to|from|cc|bcc|date|sent|subject|re|an|von|datum|betreff|à|de|objet|para|fecha|asunto|da|a|oggetto|data|assunto|aan|van|onderwerp)\s*:\s+\S/iu
const subject = /^(?:subject|re|betreff|objet|asunto|oggetto|assunto|onderwerp)\s*:\s+(.+)$/iu

/** Of the head of a letter or memo only its subject is text: it is the title. */
function nameMessage(lines: readonly string[]): readonly string[] {
  const end = lines.findIndex((line) => line.trim() !== '' && !messageField.test(line.trim()))
  const head = lines.slice(0, Math.max(0, end)).filter((line) => line.trim() !== '')
  const [, title] = head.map((line) => subject.exec(line.trim())).find(Boolean) ?? []
  return head.length > 1 && title ? [`# ${title}`, '', ...lines.slice(end)] : lines
}

const byline =
  /^(?:[Bb]y|[Vv]on|[Pp]ar|[Pp]or|[Dd]i|[Dd]oor|Text:|Photo:|Foto:)\s+\p{Lu}[^.!?]{2,60}$/u
const dateline =
  /^(?:(?:published|updated|posted|stand|publié|publicado|pubblicato|gepubliceerd)\b.{0,40}|\p{L}*\.?,?\s*\d{1,2}\.?,?\s+(?:de\s+)?\p{L}+\.?,?\s+(?:de\s+)?\d{4}|\p{L}+\s+\d{1,2},\s+\d{4}|\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|\d{1,2} min(?:ute)?s? read)$/iu

/** Who wrote it and when stands above many texts, and would be taken for a heading. */
const dropByline = (blocks: readonly Block[]): Block[] =>
  blocks.filter(
    ({ kind, text }, index) =>
      kind !== 'paragraph' || index > 4 || !(byline.test(text) || dateline.test(text)),
  )

const stripExtras = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replace(/^\uFEFF/, '')
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replaceAll(/^[ \t]*(```|~~~)[\s\S]*?^[ \t]*\1.*$/gm, '')
    .replaceAll(/^\[[^\]]+\]:\s.*$/gm, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/^>\s?/gm, '')
    .replaceAll('\u00AD', '')

/** Inline Markdown, footnote marks and addresses are nothing to be read aloud. */
const tidy = (text: string): string =>
  text
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\[(?:\^?[\w-]{1,4}|citation needed|edit)\]/gi, '')
    .replaceAll(/<\/?[a-z][^>]*>/gi, '')
    .replaceAll(/\bhttps?:\/\/\S+/g, '')
    .replaceAll(/(\*\*|__)(.+?)\1/g, '$2')
    .replaceAll(/(?<![\w*])[*_](?!\s)([^*_\n]+?)[*_](?!\w)/g, '$1')
    .replaceAll(/`([^`]+)`/g, '$1')
    .replaceAll(/\s+([,.;!?])(?=\s|$)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim()

const countParts = (text: string): number => text.split(/\s+/).length

/** The last line may also say whom to ask. */
const isFragment = ({ kind, text }: Block, isLast: boolean): boolean =>
  kind === 'paragraph' &&
  !endsLikeSentence(text) &&
  !text.endsWith(':') &&
  countSpokenWords(text) <= (isLast ? 2 : 1) * fragmentWords

const looksLikeHeading = (text: string, words: number = headingWords): boolean =>
  countParts(text) <= words &&
  text.length <= 7.5 * words &&
  !endsLikeSentence(text) &&
  !/[,;:]$/.test(text) &&
  !/^["“„«]/u.test(text)

/** Two short lines above everything else are a title and its subtitle. */
function readOpened(lines: readonly string[], isFirst: boolean): Block[] {
  const [title = '', subtitle = ''] = lines
  const isPair =
    isFirst &&
    lines.length === 2 &&
    lines.every((line) => looksLikeHeading(line) && !label.test(line)) &&
    subtitle.length <= wrappedLength &&
    !/^\p{Ll}/u.test(subtitle)
  return isPair
    ? [{ kind: 'heading', level: 1, text: tidy(`${title}: ${subtitle}`) }]
    : readParagraph(lines)
}

function readParagraph(lines: readonly string[]): Block[] {
  if (lines.length > 1 && lines.every((line) => label.test(line))) return []
  const [first = '', second = ''] = lines
  // A short line above long ones: the heading of text that was wrapped.
  if (
    lines.length > 1 &&
    looksLikeHeading(first) &&
    first.length < 48 &&
    second.length > wrappedLength
  )
    return [{ kind: 'heading', level: 2, text: tidy(first) }, ...readParagraph(lines.slice(1))]
  return [{ kind: 'paragraph', text: tidy(joinLines(lines)).replace(placeAndDate, '') }]
}

/** "**Date:** 12 March": facts about the text, one in each line. */
const label = /^\**\p{Lu}[\p{L} ]{1,20}:\**\s+[^.]{1,60}(?:\d\.[^.]*)?$/u

/** "RIVERTON, 14 May — " */
const placeAndDate =
  /^\p{Lu}[\p{Lu} .’'-]{2,30}(?:,[^—–]{2,25}|\s*\([^)]{2,20}\))?\s+[—–]\s+(?:\p{Lu}\p{L}+ \d{1,2}, \d{4}\s+[—–]\s+)?(?=\p{Lu})/u

/** A word that was divided at the end of a line is put together again. */
const joinLines = (lines: readonly string[]): string =>
  lines
    .join('\n')
    .replaceAll(/(\p{Ll})-\n(\p{Ll})/gu, '$1$2')
    .replaceAll('\n', ' ')

/** In an interview the answers stand below their questions. */
const isQuestion = (text: string, answer: string): boolean =>
  /^[^.!?]+\?$/u.test(text) && countParts(text) <= headingWords && !answer.endsWith('?')

/** A short line on its own above text is its heading, also when it is numbered. */
function promoteHeadings(blocks: readonly Block[]): Block[] {
  const isItem = (block: Block | undefined) => block?.kind === 'item'
  return blocks.map((block, index) => {
    const next = blocks[index + 1]
    const stands =
      block.kind === 'paragraph' ||
      (isItem(block) && !isItem(blocks[index - 1]) && next?.kind === 'paragraph')
    if (!stands || !next || (next.kind === 'heading' && index > 0)) return block
    // A saying as the title: its quotation marks are not part of it.
    const text = index === 0 ? block.text.replace(/^["“„«](.+)["”“»]$/u, '$1') : block.text
    const isHeading = looksLikeHeading(text, index === 0 ? headlineWords : headingWords)
    if (!isHeading && !isQuestion(text, next.text)) return block
    return { kind: 'heading', level: index === 0 ? 1 : 2, text }
  })
}
