import type { Language } from './language.ts'

const wordPattern = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}’'.-]*/gu

export const listTokens = (text: string): string[] =>
  (text.toLowerCase().replaceAll('’', "'").match(wordPattern) ?? []).map((word) =>
    word.replace(/[.'-]+$/u, ''),
  )

export const firstToken = (text: string): string => listTokens(text.slice(0, 60))[0] ?? ''

/** Not the one in "6,000". */
export const hasComma = (text: string): boolean => /,\s/u.test(text)

/** After these, "and" joins what belongs together. */
export const pairs = /\b(?:both|between|either|zwischen|sowohl|entre|tanto|tra|sia)\b/iu

/** Ends with a word that still waits for another. */
export function endsOpen(text: string, language: Language): boolean {
  const last = listTokens(text).at(-1) ?? ''
  return (
    language.determiners.has(last) ||
    language.prepositions.has(last) ||
    language.subordinators.has(last) ||
    language.coordinators.has(last) ||
    language.relatives.has(last)
  )
}

export function hasFiniteVerb(text: string, language: Language): boolean {
  const tokens = listTokens(text)
  return tokens.some((_, index) => isFiniteVerb(tokens, index, language))
}

export function isFiniteVerb(
  tokens: readonly string[],
  index: number,
  language: Language,
): boolean {
  const word = tokens[index] ?? ''
  const before = tokens[index - 1] ?? ''
  // Within "which was ..." the verb belongs to the relative clause.
  if (language.relatives.has(before) || language.determiners.has(before)) return false
  if (before === 'to' && language.code === 'en') return false
  if (language.finiteVerbs.has(word)) return !language.prepositions.has(before)
  return (
    (language.finiteEnding?.test(word) ?? false) &&
    index > 0 &&
    !language.prepositions.has(before) &&
    !language.coordinators.has(before) &&
    // "has decided" is found by its auxiliary.
    !(language.code === 'en' && language.stopwords.has(before) && !language.pronouns.has(before))
  )
}
