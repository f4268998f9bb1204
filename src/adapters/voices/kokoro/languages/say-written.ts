import type { Pronunciation } from '#core/deck/talk/pronunciation.ts'
import { readRoman } from '#core/narration/reading/roman-numerals.ts'
import { readEnd, type SaidWord } from '#core/narration/reading/say-text.ts'
import { listTokens, type Token } from '#core/narration/reading/spoken-token.ts'

import type { Reading } from './reading.ts'
import { isOne, sayNumber } from './say-amount.ts'

/**
 * What a person says for a text that is not in English, word by word, as `sayText` does it for one
 * that is: numbers, dates, money and acronyms as words, for the model leaves out what it cannot read.
 */
export function sayWritten(
  text: string,
  reading: Reading,
  pronunciations: readonly Pronunciation[] = [],
): SaidWord[] {
  const tokens = joinGroups(listTokens(text, pronunciations))
  const words: SaidWord[] = []
  tokens.forEach((token, at) => {
    const said = sayToken(tokens, at, reading)
    const last = words.at(-1)
    if (token.isWord) words.push({ from: token.from, to: token.to, said, ...readEnd(tokens, at) })
    else if (last) {
      last.said.push(...said)
      const end = readEnd(tokens, at)
      if (end.pause) Object.assign(last, end)
    }
  })
  return words
}

/** "1 200 €": what is written apart, but is one number, is said with its first part. */
function joinGroups(tokens: readonly Token[]): Token[] {
  const joined = tokens.map((token) => ({ ...token }))
  for (let at = joined.length - 1; at > 0; at--) {
    const [before, token] = [joined[at - 1], joined[at]]
    if (!before || !token || !/^[1-9]\d{0,2}$/u.test(before.raw)) {
      // A group in the middle stands behind another one.
      if (!before || !token || !/^\d{3}$/u.test(before.raw) || !isGroup(token)) continue
      if (!/^[1-9]\d{0,2}$/u.test(joined[at - 2]?.raw ?? '')) continue
    }
    if (!isGroup(token)) continue
    Object.assign(before, { raw: before.raw + token.raw, bare: before.bare + token.bare })
    Object.assign(token, { override: [] })
  }
  return joined
}

const isGroup = ({ raw }: Token): boolean => /^\d{3}(?:\d{3})*(?:,\d+)?(?![\d:/.-])\D*$/u.test(raw)

function sayToken(tokens: readonly Token[], at: number, reading: Reading): string[] {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (!token) return []
  if (token.override) return token.override.map((word) => word.toLowerCase())
  // Signs of money and the like may stand on either side of what is bare.
  const written = token.raw.replaceAll(/^[("'«¿¡[]+|[)"'».,;:!?…\]]+$/gu, '')
  if (!token.isWord)
    return toWords(reading.signs[written] ?? reading.currencies[written]?.[1] ?? '')
  const isRoman = /^[IVXLCDM]+$/u.test(written) && reading.beforeRoman.test(before?.bare ?? '')
  const roman = isRoman ? readRoman(written) : null
  if (roman !== null) return toWords(reading.cardinal(String(roman)))
  const ordinal = sayRomanOrdinal(written, reading)
  if (ordinal) return toWords(ordinal)
  if (isFirstOfMonth(written, next, reading)) return toWords(reading.firstDay ?? '')
  const unit = /\d$/u.test(before?.bare ?? '') ? reading.units[written] : undefined
  if (unit) return toWords(unit[isOne(before?.bare ?? '') ? 0 : 1])
  const said = sayPiece(written, reading)
  const counted = next?.bare ?? ''
  const counts = /^\d+$/u.test(written) && /^\p{Ll}/u.test(counted)
  return counts
    ? toWords(reading.counting(said.join(' '), reading.units[counted]?.[0] ?? counted))
    : said
}

/** The "XXIe" of a century. */
function sayRomanOrdinal(written: string, { ordinal, ordinalEnding }: Reading): string | null {
  const [, letters = '', ending = ''] = /^([IVX]+)(\p{Ll}+)$/u.exec(written) ?? []
  const value = ordinalEnding?.any.test(ending) ? readRoman(letters) : null
  if (value === null) return null
  return ordinal(String(value), ordinalEnding?.feminine.test(ending) ? 'feminine' : 'masculine')
}

const isFirstOfMonth = (written: string, next: Token | undefined, reading: Reading): boolean =>
  written === '1' &&
  reading.firstDay !== undefined &&
  reading.months.includes(next?.bare.toLowerCase() ?? '')

/** A word, a number, or what is made of several of them. */
function sayPiece(written: string, reading: Reading): string[] {
  const bare = written.replaceAll(/\.+$/gu, '')
  const known = reading.abbreviations[bare.toLowerCase()]
  if (known !== undefined) return toWords(known)
  if (/\d/u.test(bare)) {
    const said = sayNumber(bare, reading)
    if (said !== null) return toWords(said)
  }
  const parts = splitToken(bare, reading)
  if (parts.length > 1) return parts.flatMap((part) => sayPiece(part, reading))
  if (/^\d+$/u.test(bare)) return toWords(reading.cardinal(bare))
  if (isSpelled(bare)) return Array.from(bare.toLowerCase(), (one) => reading.letters[one] ?? one)
  return toWords(bare)
}

/** "A4", "COVID-19", "www.ejemplo.es": letters, digits and the signs between them. */
const splitToken = (bare: string, { signs }: Reading): string[] =>
  (bare.match(/\p{L}[\p{L}\p{M}'’]*|\d+(?:[.,]\d+)*|[^\p{L}\p{M}\d\s]/gu) ?? []).flatMap((part) =>
    /[\p{L}\d]/u.test(part) ? [part] : toWords(signs[part] ?? ''),
  )

/** Capitals that do not go from consonant to vowel and back are told letter by letter. */
const isSpelled = (word: string): boolean =>
  /^\p{Lu}{2,5}$/u.test(word) && !/^(?:[^AEIOU]?[AEIOU])+[^AEIOU]?$/u.test(word)

/** Hyphens join what is said as several words. */
const toWords = (said: string): string[] =>
  said
    .toLowerCase()
    .split(/[\s-]+/u)
    .map((word) => word.replaceAll(/[^\p{L}\p{M}'’]/gu, ''))
    .filter(Boolean)
