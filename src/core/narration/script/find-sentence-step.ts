import type { Script } from './script.ts'

/** So many words into a sentence, going back means its own beginning. */
const wordsBeforeRepeat = 3

/** Where a step of one sentence leads from a place in the notes; null when there is none there. */
export function findSentenceStep({ sentences }: Script, at: number, by: -1 | 1): number | null {
  const spoken = sentences.filter(({ words }) => words.length > 0)
  const index = spoken.findLastIndex(({ from }) => from <= at)
  const said = spoken[index]?.words.filter(({ from }) => from < at).length ?? 0
  const target = by === -1 && said >= wordsBeforeRepeat ? index : index + by
  return spoken[Math.max(0, target)]?.words[0]?.from ?? null
}
