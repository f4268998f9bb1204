import { type Emphasis, isSameLook } from './emphasised-text.ts'
import { mayHaveMarks, openMarks, type ReadText } from './read-emphasis.ts'

/** What is known of a stored letter. */
const [strong, stressed, code, hidden, literal] = [1, 2, 4, 8, 16] as const

type Stored = {
  text: string
  flags: Uint8Array
  /** The link that a letter is of: one object for all of its letters. */
  links: ({ address: string } | undefined)[]
}

/** What the marks of a text say. Those that do not close within it are letters like any other. */
export function readMarks(text: string): ReadText {
  if (!mayHaveMarks(text)) return { text }
  const stored: Stored = { text, flags: new Uint8Array(text.length), links: [] }
  readLetters(stored)
  readLinks(stored)
  readStars(stored)
  return collect(stored)
}

// Whoever writes marks, or loads what paints them, has brought this along: from then on all read them.
openMarks(readMarks)

function collect({ text: stored, flags, links }: Stored): ReadText {
  let text = ''
  const places: number[] = []
  const emphasis: Emphasis[] = []
  flags.forEach((flag, at) => {
    if (flag & hidden) return
    const start = text.length
    text += stored.charAt(at)
    places.push(at)
    const look: Emphasis = {
      start,
      end: start + 1,
      ...(flag & strong && { strong: true }),
      ...(flag & stressed && { stressed: true }),
      ...(flag & code && { code: true }),
      ...(links[at] && { link: links[at].address }),
    }
    const last = emphasis.at(-1)
    if (isSameLook(look, {})) return
    if (last?.end === start && isSameLook(last, look)) last.end++
    else emphasis.push(look)
  })
  return {
    text,
    ...(emphasis.length > 0 && { emphasis }),
    ...(text !== stored && { places }),
  }
}

const mark = (flags: Uint8Array, from: number, to: number, flag: number): void => {
  for (let at = from; at < to; at++) flags[at] = (flags[at] ?? 0) | flag
}

const token = /(?<!\\)\\+(?=[*`[\]])|`+/g

/** What is no mark: behind a backslash, and in code. */
function readLetters({ text, flags }: Stored): void {
  token.lastIndex = 0
  for (let found = token.exec(text); found; found = token.exec(text)) {
    const [{ length }] = found
    const end = found.index + length
    if (found[0].startsWith('\\')) {
      // Two of them are one; the one that is left over makes a letter of the mark behind it.
      mark(flags, found.index, found.index + Math.ceil(length / 2), hidden)
      if (length % 2 > 0) mark(flags, end, ++token.lastIndex, literal)
      continue
    }
    const close = findFence(text, end, length)
    if (close < 0) continue
    // With a space at both ends code may begin and end with such a mark itself.
    const inset = /^ .*[^ ].* $/su.test(text.slice(end, close)) ? 1 : 0
    mark(flags, found.index, end + inset, hidden)
    mark(flags, end + inset, close - inset, code | literal)
    mark(flags, close - inset, (token.lastIndex = close + length), hidden)
  }
}

/**
 * How far from its beginning an end is looked for: in a long text of marks that never close, every one
 * of them would be looked for up to the end.
 */
const farthest = 1_000
const mostOpen = 20

/** Code ends with as many marks as it begins with. */
function findFence(text: string, from: number, length: number): number {
  for (const { 0: marks, index } of text.slice(from, from + farthest).matchAll(/`+/g))
    if (marks.length === length) return from + index
  return -1
}

const address = /\]\(((?:https?:\/\/|mailto:)[^\s()<>]+(?:\([^\s()<>]*\)[^\s()<>]*)*)\)/y

function readLinks({ text, flags, links }: Stored): void {
  // From behind: of links within each other the inner one is read.
  let close = -1
  for (let start = text.length - 1; start >= 0; start--) {
    if (flags[start]) continue
    if (text[start] === ']') close = start
    if (text[start] !== '[' || close <= start + 1) continue
    address.lastIndex = close
    const found = address.exec(text)
    const end = address.lastIndex
    if (!found?.[1] || isRead(flags, close, end)) continue
    mark(flags, start, start + 1, hidden)
    mark(flags, close, end, hidden)
    const link = { address: found[1] }
    for (let at = start + 1; at < close; at++) links[at] = link
    // Whatever begins before it ends before it, or is none.
    close = -1
  }
}

const isRead = (flags: Uint8Array, from: number, to: number): boolean =>
  flags.subarray(from, to).some(Boolean)

/** Formulas are written with letters and digits of these: there a star is a star. */
const inWord = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]/u

/** Stars that stand together. From `from` to `to` nothing has been made of them yet. */
type Stars = { from: number; to: number; before: string; after: string }

function readStars({ text, flags, links }: Stored): void {
  const open: Stars[] = []
  for (const { 0: found, index } of text.matchAll(/\*+/g)) {
    // One behind a backslash is none; the others are.
    const from = index + (flags[index] ? 1 : 0)
    const to = index + found.length
    if (from >= to || flags[from]) continue
    const [before = '', after = ''] = [text[from - 1], text[to]]
    const stars: Stars = { from, to, before, after }
    if (open.length > mostOpen) open.shift()
    for (let at = open.length - 1; at >= 0 && stars.from < stars.to; at--) {
      const opener = open[at]
      if (!opener || links[opener.from] !== links[from]) continue
      const size = Math.min(2, opener.to - opener.from, stars.to - stars.from)
      if (!closes(opener, stars, size)) continue
      const flag = size === 2 ? strong : stressed
      mark(flags, opener.to, stars.from, flag)
      mark(flags, (opener.to -= size), opener.to + size, hidden)
      mark(flags, stars.from, (stars.from += size), hidden)
      // What was opened since stays open no longer; what is left of this one may close again.
      open.length = opener.from < opener.to ? ++at : at
    }
    if (stars.from < stars.to && /\S/u.test(after)) open.push(stars)
  }
}

/** A single star is what is over of a pair, on both sides: `**a*` says nothing yet. */
function closes(opener: Stars, closer: Stars, size: number): boolean {
  if (!/\S/u.test(closer.before)) return false
  if (size === 2) return true
  const areOdd = (opener.to - opener.from) % 2 === 1 && (closer.to - closer.from) % 2 === 1
  return areOdd && !inWord.test(opener.before) && !inWord.test(closer.after)
}
