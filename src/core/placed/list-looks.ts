import type { PlacedParagraph, PlacedText, RunLook } from '../deck/placed.ts'

/** Letters of a paragraph that look alike. */
export type LookedStretch = { start: number; end: number; look: RunLook }

/** All of a paragraph's words in stretches, in order; one without words has the look that it would have. */
export function listLooks(
  { looks }: PlacedText,
  { runs }: PlacedParagraph,
  words: string,
): LookedStretch[] {
  const listed: LookedStretch[] = []
  let start = 0
  for (const [index, [until, at]] of runs.entries()) {
    const look = looks[at] ?? looks[0]
    const end = index === runs.length - 1 ? words.length : Math.min(until, words.length)
    if (!look || (end <= start && words.length > 0)) continue
    listed.push({ start, end, look })
    start = end
  }
  const [only] = looks
  if (listed.length === 0 && only) listed.push({ start: 0, end: words.length, look: only })
  return listed
}
