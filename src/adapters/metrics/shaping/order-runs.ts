import createBidi from 'bidi-js'

import type { Run } from './split-runs.ts'

const bidi = createBidi()

export type PlacedRun = Run & {
  /** Odd where it reads from the right. */
  level: number
}

/** The runs of a line as they stand from left to right, cut where the direction changes. */
export function orderRuns(text: string, runs: readonly Run[], rtl: boolean): PlacedRun[] {
  const { levels } = bidi.getEmbeddingLevels(text, rtl ? 'rtl' : 'ltr')
  const placed = splitAtLevels(runs, levels)
  const highest = Math.max(0, ...placed.map(({ level }) => level))
  // Unicode's rule L2: whatever stands at a level or deeper is turned around, the deepest first.
  for (let level = highest; level > 0; level--) {
    for (let start = 0; start < placed.length; start++) {
      let end = start
      while ((placed[end]?.level ?? -1) >= level) end++
      if (end > start) placed.splice(start, end - start, ...placed.slice(start, end).toReversed())
      start = Math.max(start, end)
    }
  }
  return placed
}

function splitAtLevels(runs: readonly Run[], levels: Uint8Array): PlacedRun[] {
  const placed: PlacedRun[] = []
  let at = 0
  for (const run of runs) {
    let part: PlacedRun | null = null
    for (const letter of run.text) {
      const level = levels[at] ?? 0
      if (part && part.level === level) part.text += letter
      else placed.push((part = { ...run, text: letter, level }))
      at += letter.length
    }
  }
  return placed
}
