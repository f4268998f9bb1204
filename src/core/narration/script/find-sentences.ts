import { createTextCutter } from '../../text-cutter.ts'
import { abbreviations } from '../reading/abbreviations.ts'
import type { Pause } from './pacing.ts'

export type SentenceRange = { from: number; to: number; pause: Pause }

/** Where each sentence of the notes stands. A new line ends one, whatever stands before it. */
export function findSentences(notes: string, language = 'en'): SentenceRange[] {
  const sentences: SentenceRange[] = []
  for (const { 0: line, index: start } of notes.matchAll(/[^\n\r]+/gu)) {
    let from = 0
    for (const end of findEnds(line, language)) {
      const text = line.slice(from, end)
      const rest = line.slice(end)
      const isLast = !hasWords(rest)
      if (!hasWords(text) || (!isLast && !isWhole(text.trim(), rest))) continue
      const to = isLast ? line.length : end
      sentences.push({ from: start + from, to: start + to, pause: findPauseAfter(text, isLast) })
      from = to
    }
  }
  const last = sentences.at(-1)
  if (last?.pause === 'paragraph') last.pause = 'sentence'
  return sentences
}

const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

const cutters = new Map<string, ReturnType<typeof createTextCutter>>()

function cutSentences(line: string, language: string): Intl.Segments {
  const cut = cutters.get(language) ?? createTextCutter('sentence', language)
  cutters.set(language, cut)
  return cut(line)
}

/** Browsers take "…" for a comma, even before a capital letter. */
function findEnds(line: string, language: string): number[] {
  const ends = [...cutSentences(line, language)].map(({ segment, index }) => index + segment.length)
  const ellipses = [...line.matchAll(/…\p{P}*\s+(?=\p{P}*\p{Lu})/gu)].map(
    ({ 0: text, index }) => index + text.length,
  )
  return [...new Set([...ends, ...ellipses])].toSorted((one, other) => one - other)
}

function findPauseAfter(text: string, endsLine: boolean): Pause {
  if (/(?:\.{2,}|…)[\p{P}\s]*$/u.test(text)) return 'ellipsis'
  return endsLine ? 'paragraph' : 'sentence'
}

const timeZone = /^\s*(?:[ECMP][SD]T|UTC|GMT|CES?T|BST|IST|JST)\b/u
/** "in the U.S. We" may be two sentences; after the initials of a name comes the name. */
const endsToo = /^(?:U\.S(?:\.A)?|U\.K|U\.N|E\.U|D\.C|L\.A|U\.A\.E|R\.O\.I|P\.S|Q\.E\.D)$/u

/** A full stop after an abbreviation or an initial ends nothing. */
function isWhole(text: string, rest: string): boolean {
  // The full stop of ".NET" begins a word.
  if (/^\s*\p{Ll}/u.test(rest) || /\s\.$/u.test(text)) return false
  const last = /(\S+)\.$/u.exec(text)?.[1]?.replace(/^[("“‘'[]+/u, '') ?? ''
  if (abbreviations.get(last.toLowerCase())?.goesOn) return false
  if (/^[ap]\.m$/iu.test(last) && timeZone.test(rest)) return false
  return !/^\p{Lu}$/u.test(last) && !(/^(?:\p{Lu}\.)+\p{Lu}$/u.test(last) && !endsToo.test(last))
}
