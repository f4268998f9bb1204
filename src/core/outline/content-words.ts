import { foldText } from '../fold-text.ts'
import { createTextCutter } from '../text-cutter.ts'

const cutWords = createTextCutter('word')

/** The words of a text, folded, for comparing; numbers count as words. */
export const listWords = (text: string): string[] =>
  [...cutWords(foldText(text))].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)

/** 1 when both have the same words, 0 when they share none. */
export function measureOverlap(a: Iterable<string>, b: Iterable<string>): number {
  const first = new Set(a)
  const second = new Set(b)
  if (first.size === 0 || second.size === 0) return 0
  const shared = [...first].filter((word) => second.has(word)).length
  return shared / (first.size + second.size - shared)
}
