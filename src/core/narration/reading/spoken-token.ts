import type { Pronunciation } from '../../deck/talk/pronunciation.ts'
import { sayCardinal } from './say-number.ts'

/** What stands between two spaces. */
export type Token = {
  raw: string
  from: number
  to: number
  /** Without the punctuation around it. */
  bare: string
  /** A word as a reader counts it: it has a letter or a digit. */
  isWord: boolean
  /** A single full stop stands after it: the end of a sentence, or of an abbreviation. */
  isDotted: boolean
  /** The user's own way to say it; empty for the later words of a name of several words. */
  override: string[] | null
}

const opening = /^[\p{Ps}\p{Pi}"'`*_~…—–<]+(?=[^\s])/u
const closing = /[\p{Pe}\p{Pf}"'`*_~,;:!?…—–>]+$/u

export function listTokens(text: string, pronunciations: readonly Pronunciation[] = []): Token[] {
  const tokens = [...text.matchAll(/\S+/gu)].map(({ 0: raw, index }): Token => {
    const isWord = /[\p{L}\p{N}]/u.test(raw)
    const marked = markInches(raw, text.slice(0, index))
    const bare = isWord
      ? stripPunctuation(stripMarkup(marked))
      : raw.replaceAll(/^[([{"“‘]+(?=[^)\]"”’])|(?<=[^([{"“‘])[)\]"”’,;:]+$/gu, '')
    return {
      raw,
      from: index,
      to: index + raw.length,
      bare: settle(bare).replaceAll('µ', 'μ'),
      isWord,
      isDotted: /[^.]\.$/u.test(bare),
      override: null,
    }
  })
  const longestFirst = pronunciations.toSorted((a, b) => b.written.length - a.written.length)
  for (const { written, said } of longestFirst) override(tokens, written, said)
  return tokens
}

/** `9"` is a length where no quotation is open. */
function markInches(raw: string, before: string): string {
  if (!/^\(?\d[\d./½¼¾⅛-]*"/u.test(raw)) return raw
  const isOpen = (before.replaceAll(/\d"/gu, '').match(/"/gu)?.length ?? 0) % 2 === 1
  return isOpen ? raw : raw.replace('"', '″')
}

const stripStops = (text: string): string => text.replace(/\.+$/u, '')
/** "(see example.com)." has a stop around its bracket, and a bracket around its word. */
function settle(text: string): string {
  const stopped = stripStops(text)
  const plain = stopped === text ? text : stripPunctuation(stopped)
  return plain === text ? text : settle(plain)
}

const stripAround = (text: string): string => stripStops(stripPunctuation(text))

/** Those that set text; "<body>" within a sentence is what is spoken of. */
const tag =
  /<\/?(?:a|b|blockquote|br|code|del|div|em|font|h[1-6]|hr|i|ins|kbd|li|mark|ol|p|pre|s|small|span|strong|sub|sup|table|td|th|tr|u|ul)\/?>/giu

/** Of a link in Markdown the text is said, not the address behind it; of HTML neither tags nor entities. */
const stripMarkup = (raw: string): string =>
  raw
    .replace(/^!\[/u, '[')
    .replace(/\]\([^\s()]*\)?/u, ']')
    .replaceAll(tag, '')
    .replaceAll('&amp;', '&')
    .replaceAll(/&(?:#\d+|[a-z]+);/giu, '')

/** The mark "B–", "n!" of what is counted: their last sign is no punctuation. */
const signed = /^[("'“]*((?:[A-D]|[ABC]{2,3})[–−]|[knm]!|[1-7]\*)(?=[\p{Pe}\p{Pf}"',;:.]*$)/u

function stripPunctuation(raw: string): string {
  // Items that are counted by letters: "(a)".
  const [item] = /^\([a-h]\)(?=[.,;:]*$)/u.exec(raw) ?? []
  if (item) return item
  const meant = signed.exec(raw)?.[1]
  if (meant) return meant
  // "'90s", "<5", "~50" and "~/notes" begin with a sign that is said.
  const start = /^(?:[<>~'’]\s?[\d.]|~\/)/u.test(raw) ? raw : raw.replace(opening, '')
  const end = start.replace(closing, '')
  // "Yes.)" has more than one layer.
  return end === raw || end === start ? end : stripPunctuation(end)
}

/** A word that a longer name has taken stays with it. */
function override(tokens: readonly Token[], written: string, said: string): void {
  const parts = written.trim().toLowerCase().split(/\s+/u).map(stripAround)
  const spoken = said
    .trim()
    .split(/[\s-]+/u)
    .filter(Boolean)
    .flatMap(sayAsSpelled)
  if (!parts[0] || spoken.length === 0) return
  tokens.forEach((_, at) => {
    const group = tokens.slice(at, at + parts.length)
    const fits = parts.every((part, index) => {
      const token = group[index]
      return token && !token.override && stripOwner(token.bare) === part
    })
    if (!fits) return
    const owner = /['’]s$/u.test(group.at(-1)?.bare ?? '') ? "'s" : ''
    group.forEach((token, index) => {
      token.override = index === 0 ? [...spoken] : []
    })
    const words = group[0]?.override
    if (owner && words) words.push((words.pop() ?? '') + owner)
  })
}

const stripOwner = (bare: string): string => bare.toLowerCase().replace(/['’]s$/u, '')

/** Single capitals are letters, digits a number and everything else a word. */
function sayAsSpelled(word: string): string[] {
  if (/^\d+$/u.test(word)) return sayCardinal(word)
  return [/^[A-Z]$/u.test(word) ? word : word.toLowerCase()]
}
