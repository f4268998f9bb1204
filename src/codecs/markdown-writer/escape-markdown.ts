import { isSaid } from '../markdown/take-notes.ts'
import { isLaidOut } from '../markdown/take-pictures.ts'

/** Words that mean what they say. White space between them is one space, as on a slide. */
export const escapeWords = (text: string, lineBreak: string): string =>
  text
    .split(/\r\n?|\n/)
    .map(escapeLine)
    .join(lineBreak)

const escapeLine = (line: string): string => tidyLine(escapeWithin(line))

/** Within a line, whatever stands around it. */
export const escapeWithin = (words: string): string =>
  words
    .replaceAll(/[^\S\u00A0]+/g, ' ')
    .replaceAll(entity, '&amp;')
    .replaceAll('\u00A0', '&nbsp;')
    .replaceAll(/[\\`*[\]{|]/g, escapeSigns)
    .replaceAll(/~{2,}/g, escapeSigns)
    // Within a word of plain letters nobody takes it for a mark.
    .replaceAll(/(?<![A-Za-z\d])_|_(?![A-Za-z\d])/g, escapeSigns)
    .replaceAll(/<(?=[A-Za-z/!?])/g, '&lt;')

/** A line whose signs are escaped, as far as its ends would be read as marks. */
export const tidyLine = (line: string): string =>
  line
    .replaceAll(/^ | $/g, '')
    // Lists, headings and quotes begin with these; a heading may end with its marks.
    .replaceAll(/^[#>+-]|#+$/g, escapeSigns)
    .replace(/^\d{1,9}(?=[.)](?: |$))/, '$&\\')

const escapeSigns = (signs: string): string => signs.replaceAll(/./g, String.raw`\$&`)

/** What would be read as another sign. */
const entity = /&(?=#?\w+;)/g

const encodeCharacter = (character: string): string => `&#${character.codePointAt(0) ?? 0};`

/** A comment ends where it says so, and some comments give orders to programs. */
export function escapeNotes(notes: string): string {
  const text = notes.replaceAll(entity, '&amp;').replaceAll('-->', '--&gt;')
  return isSaid(text) ? text : text.replace(/^./su, encodeCharacter)
}

/** By numbers, because programs look for the brackets first. */
export function escapeAlt(alt: string): string {
  const words = alt.replaceAll(/\s+/g, ' ').trim()
  const plain = words.replaceAll(/[&\\`*_~[\]{}<>]/g, encodeCharacter)
  return isLaidOut(plain) ? plain.replaceAll(/(?<=^| )[a-z]/g, encodeCharacter) : plain
}

export const escapeAddress = (url: string): string =>
  url
    .replaceAll(/[\s<>\\]/g, encodeURIComponent)
    .replaceAll('(', '%28')
    .replaceAll(')', '%29')
