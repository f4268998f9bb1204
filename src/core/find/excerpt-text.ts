import { countHead } from '../deck/texts/bullet.ts'
import { splitGraphemes } from '../layout/lines/split-graphemes.ts'
import type { Match } from './find-in-deck.ts'

/** What is found with some of the words around it, on one line. */
type Excerpt = { before: string; found: string; after: string }

/** In characters; enough to know the sentence again. */
const room = { before: 32, after: 64 }

export function excerptText({ text, start, end }: Match): Excerpt {
  // Of long notes only what may be shown is looked at; a character has few code units, if several.
  const before = flatten(text.slice(Math.max(countHead(text), start - 8 * room.before), start))
  const after = flatten(text.slice(end, end + 8 * room.after))
  return {
    before: keepEnd(before.trimStart()),
    found: flatten(text.slice(start, end)),
    after: keepStart(after.trimEnd()),
  }
}

const flatten = (text: string): string => text.replaceAll(/\s+/gu, ' ')

function keepEnd(text: string): string {
  const characters = splitGraphemes(text)
  if (characters.length <= room.before) return text
  const kept = characters.slice(-room.before).join('')
  // From a whole word on, where words are parted.
  return `…${kept.replace(/^\S*\s(?=\S)/u, '')}`
}

function keepStart(text: string): string {
  const characters = splitGraphemes(text)
  if (characters.length <= room.after) return text
  const kept = characters.slice(0, room.after).join('')
  return `${kept.replace(/(?<=\S)\s\S*$/u, '')}…`
}
