import type { Pause } from './pacing.ts'

/** A part of a sentence up to `to`, and the pause that its punctuation stands for. */
export type Clause = { from: number; to: number; pause: Pause | null }

const signs: readonly [RegExp, Pause][] = [
  [/(?:\.{2,}|…)$/u, 'ellipsis'],
  [/(?:^|\s)[–—-]+$|[–—]$|[;:]$/u, 'clause'],
  [/[,،、，]$/u, 'comma'],
]
const closing = /["'”’»)\]]+$/u

/** Parts between commas, dashes and the like. A sign inside a word ("3,000", "10:30") is none. */
export function findClauses(text: string): Clause[] {
  const clauses: Clause[] = []
  let from = 0
  for (const { 0: word, index } of text.matchAll(/\S+/gu)) {
    const pause = findPause(word)
    const to = index + word.length
    if (!pause || !/[\p{L}\p{N}]/u.test(text.slice(from, to))) continue
    clauses.push({ from, to, pause })
    from = to
  }
  const rest = text.slice(from)
  const last = clauses.at(-1)
  if (/[\p{L}\p{N}]/u.test(rest)) clauses.push({ from, to: text.length, pause: null })
  else if (last) last.to = text.length
  return clauses
}

/** The pause after a word as it stands in the text, with its punctuation. */
export function findPause(word: string): Pause | null {
  const bare = word.replace(closing, '')
  return signs.find(([sign]) => sign.test(bare))?.[1] ?? null
}
