import { cutText } from '../../deck/texts/cut-text.ts'
import { noIcon } from '../../deck/texts/bullet.ts'
import { writeBullet } from '../../deck/texts/write-bullet.ts'
import { readMarks } from '../../emphasis/read-marks.ts'
import { findEmojiIcon } from '../../icon/emoji-icons.ts'
import { iconNames } from '../../icon/icon-names.ts'
import { cleanText } from '../clean-text.ts'

/** What a model wrote as a text, on one line; numbers are texts, too. */
export function readReplyText(value: unknown, most: number): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  return typeof value === 'string' ? cleanText(cutText(value, most)) : ''
}

const listMark = /^(?:[-*+•‣◦▪–—]|\d{1,2}[.)])\s+/u

/** Marks of HTML and the second way of Markdown, as the marks that we know. */
const toOwnMarks = (text: string): string =>
  text
    .replaceAll(/<\/?(?:b|strong)>/giu, '**')
    .replaceAll(/<\/?(?:i|em)>/giu, '*')
    .replaceAll(/<\/?code>/giu, '`')
    .replaceAll(/<br\s*\/?>|<\/?(?:p|li|ul|ol|span|div|u)>/giu, ' ')
    .replaceAll(/(?<![\p{L}\p{N}_])__(?=\S)(.+?)(?<=\S)__(?![\p{L}\p{N}_])/gu, '**$1**')

const namedIcon = /^:([\w\p{Extended_Pictographic}\uFE0F-]{1,40}):\s*/u

/** An icon by any of its usual names; null where there is none of that name. */
export function readIconName(value: unknown): string | null {
  const written = readReplyText(value, 60).replaceAll(/^:|:$/gu, '')
  const emoji = findEmojiIcon(`${written} x`)
  const name = written
    .toLowerCase()
    .replaceAll(/[\s_]+/gu, '-')
    .replace(/^(?:fa|fas|ph|mdi|md|lucide|icon|heroicons?)-(?:solid-|regular-)?/u, '')
  return emoji?.name ?? [name, name.replace(/s$/u, ''), `${name}s`].find(isIcon) ?? null
}

const isIcon = (name: string): boolean => name === noIcon || iconNames.has(name)

/** A point as it is stored: its icon by name, its words, and the marks of those that stand out. */
export function readReplyPoint(written: string, level = 0, icon: string | null = null): string {
  const [head = '', ownIcon] = namedIcon.exec(written) ?? []
  const words = toOwnMarks(cleanText(written.slice(head.length)))
    .replace(listMark, '')
    // A label in East Asian text has a colon of its own.
    .replace(/^([^：:]{1,16})：\s*(?=\S)/u, '$1: ')
    .trim()
  const { text, emphasis } = readMarks(words)
  if (text.trim() === '') return ''
  // What stands out as a whole stands out from nothing.
  const standing = emphasis?.filter(({ start, end }) => end - start < text.length)
  const name = icon ?? readIconName(ownIcon)
  return writeBullet({
    level,
    ...(name && { icon: name }),
    text,
    ...(standing?.length && { emphasis: standing }),
  })
}

/** A line of program code as it is typed: no sign of it is a mark. */
export function readReplyCode(line: string): string {
  const typed = line.replaceAll('\t', '  ').replaceAll(/[\p{Cc}\p{Surrogate}]/gu, '')
  const text = typed.trim().replace(namedIcon, '')
  return text === '' ? '' : writeBullet({ level: typed.startsWith('  ') ? 1 : 0, text })
}
