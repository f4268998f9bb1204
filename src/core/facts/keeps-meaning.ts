import { listWords } from '../outline/content-words.ts'
import { hasCondition } from './condition-words.ts'
import { listDates, listQuantities } from './list-quantities.ts'

/**
 * Whether a shorter form of a sentence still claims what the sentence claims: what was left out holds
 * no figure, no date, no condition and no denial.
 */
export function keepsMeaning(sentence: string, short: string, languageCode: string): boolean {
  const left = listLeftOut(sentence, short)
  return (
    left?.every(
      (part) =>
        !hasCondition(part, languageCode) &&
        listQuantities(part).length === 0 &&
        listDates(part).length === 0,
    ) === true
  )
}

/** Whether it is cut out of the sentence, and what was left out holds a condition or a denial. */
export const losesCondition = (sentence: string, short: string, languageCode: string): boolean =>
  listLeftOut(sentence, short)?.some(
    (part) => !joinsOnly.test(part) && hasCondition(part, languageCode),
  ) === true

/** "But the tower …" ties a sentence to the one before it; ", and the glass …" adds another. */
const joinsOnly = /^(?:\p{L}+,?$|(?:and|und|et|y|e|en)\s)/iu

/** The stretches of a sentence that are missing from its shorter form; null where that is no part of it. */
function listLeftOut(sentence: string, short: string): string[] | null {
  const kept = listWords(short)
  const parts: string[] = []
  let open: string[] = []
  let at = 0
  for (const word of sentence.split(/\s+/u)) {
    const own = listWords(word)
    if (own.length === 0) continue
    if (own.every((part, index) => kept[at + index] === part)) {
      at += own.length
      if (open.length > 0) parts.push(open.join(' '))
      open = []
    } else open.push(word)
  }
  if (at < kept.length) return null
  return open.length > 0 ? [...parts, open.join(' ')] : parts
}
