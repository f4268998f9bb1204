import { listWords } from '../outline/content-words.ts'
import { conditionWords, negations } from './condition-words.ts'
import { listDates, listQuantities } from './list-quantities.ts'

/**
 * Whether a shorter form of a sentence still claims what the sentence claims: what was left out holds
 * no figure, no date, no condition and no denial.
 */
export function keepsMeaning(sentence: string, short: string): boolean {
  const left = listLeftOut(sentence, short)
  return !left.some(
    (part) =>
      conditionWords.test(part) ||
      negations.test(part) ||
      listQuantities(part).length > 0 ||
      listDates(part).length > 0,
  )
}

/** Whether it was cut where a condition or a denial begins, or without the one that it begins with. */
export const losesCondition = (sentence: string, short: string): boolean =>
  listLeftOut(sentence, short).some((part) => conditionWords.test(part) || negations.test(part))

/** The stretches of a sentence whose words are missing, in order, from its shorter form. */
export function listLeftOut(sentence: string, short: string): string[] {
  const kept = listWords(short)
  const parts: string[] = []
  let open: string[] = []
  let at = 0
  for (const word of sentence.split(/\s+/u)) {
    const own = listWords(word)
    const isKept = own.every((part, index) => kept[at + index] === part)
    if (isKept && own.length > 0) {
      at += own.length
      if (open.length > 0) parts.push(open.join(' '))
      open = []
    } else if (own.length > 0) open.push(word)
  }
  if (open.length > 0) parts.push(open.join(' '))
  return parts
}
