import { countSpokenWords } from '../outline/count-spoken-words.ts'
import {
  endsOpen,
  firstToken,
  hasComma,
  hasFiniteVerb,
  isFiniteVerb,
  listTokens,
  pairs,
} from './clause-signs.ts'
import type { Language } from './language.ts'

/** Leaves out phrases at the end of a clause, as few as possible, until it is short enough. */
export function trimEnd(text: string, language: Language, max: number): string | null {
  if (language.subordinators.has(firstToken(text))) return null
  for (const match of [...text.matchAll(/(,?)\s+(?=([\p{L}’']+))/gu)].toReversed()) {
    const next = (match[2] ?? '').toLowerCase()
    const left = text.slice(0, match.index)
    const isEnd =
      language.adjuncts.has(next) ||
      language.droppable.has(next) ||
      // German relatives look like articles.
      (language.code !== 'de' && language.relatives.has(next)) ||
      (language.code === 'fr' && language.participle?.test(next)) ||
      (language.coordinators.has(next) && cutsBeforePart(left, text.slice(match.index), language))
    if (!isEnd || countSpokenWords(left) > max) continue
    if (countSpokenWords(left) < Math.min(6, max)) return null
    if (isClosed(left, language)) return left
  }
  return null
}

/** "…, and the rest": but never between "question" and "answer", nor in a list. */
function cutsBeforePart(left: string, right: string, language: Language): boolean {
  const after = listTokens(right.slice(0, 60))[1] ?? ''
  const begins =
    language.determiners.has(after) ||
    language.prepositions.has(after) ||
    language.finiteVerbs.has(after)
  return begins && !hasComma(left) && !pairs.test(left)
}

/** The clause has its verb and what the verb asks for, and ends with a noun. */
function isClosed(text: string, language: Language): boolean {
  const tokens = listTokens(text)
  const last = tokens.at(-1) ?? ''
  const verb = tokens.findLastIndex((_, index) => isFiniteVerb(tokens, index, language))
  return (
    verb > 0 &&
    verb < tokens.length - 2 &&
    !endsOpen(text, language) &&
    !language.stopwords.has(last) &&
    !/(?:ed|ly|ing)$/u.test(language.code === 'en' ? last : '') &&
    !waiting.has(last) &&
    !language.finiteVerbs.has(last) &&
    !language.finiteEnding?.test(last) &&
    !tokens.slice(-3).some((word) => language.relatives.has(word)) &&
    !language.participle?.test(last) &&
    // After a comma it may be an unfinished aside, unless the verb has come since.
    (!hasComma(text) || hasFiniteVerb(text.split(', ').at(-1) ?? '', language))
  )
}

/** Adjectives that ask for another word: "dependent on". */
const waiting = new Set(
  'dependent responsible famous known aware capable full similar due close likely able based related opposed subject equal typical independent different'.split(
    ' ',
  ),
)
