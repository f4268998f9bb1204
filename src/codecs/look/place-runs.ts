import {
  type PlacedParagraph,
  type PlacedPart,
  placedLimits,
  type RunLook,
} from '#core/deck/placed.ts'

import { alignWords } from './align-words.ts'

/** Which words of the slide a paragraph of the file became, and which they are. */
export type KnownParts = ReadonlyMap<object, { part: PlacedPart; words: string }>

/** Letters of a file that are set alike. */
export type LookedRun = { text: string; look: RunLook }

/** The looks of a text, each once: a paragraph names them by their places. */
export type CollectedLooks = { looks: RunLook[]; collect(look: RunLook): number }

export function collectLooks(): CollectedLooks {
  const looks: RunLook[] = []
  // Most texts have but one, and most runs of others the very look of another: few are compared with all.
  let known: Map<string, number> | undefined
  let same: Map<RunLook, number> | undefined
  return {
    looks,
    collect(look) {
      if (looks.length === 0) looks.push(look)
      if (look === looks[0]) return 0
      same ??= new Map()
      const before = same.get(look)
      if (before !== undefined) return before
      known ??= new Map()
      for (let at = known.size; at < looks.length; at++) known.set(JSON.stringify(looks[at]), at)
      const at = known.get(JSON.stringify(look)) ?? looks.push(look) - 1
      same.set(look, at)
      return at
    },
  }
}

/** Its words are the slide's wherever those are the same; then only their looks are kept here. */
export function placeRuns(
  element: object,
  text: string,
  runs: readonly LookedRun[],
  parts: KnownParts,
  collect: CollectedLooks['collect'],
): Pick<PlacedParagraph, 'part' | 'text' | 'breaks' | 'runs'> {
  const known = parts.get(element)
  const aligned = known && alignWords(text, known.words)
  const placed = cutRuns(text, runs, aligned?.places, collect)
  if (!known || !aligned) return text === '' ? { runs: placed } : { text, runs: placed }
  const { breaks } = aligned
  return breaks.length > 0
    ? { part: known.part, breaks: breaks.slice(0, 1_000), runs: placed }
    : { part: known.part, runs: placed }
}

/** Where each of them ends, and its look. */
function cutRuns(
  text: string,
  runs: readonly LookedRun[],
  places: readonly number[] | undefined,
  collect: CollectedLooks['collect'],
): [number, number][] {
  // As most of them are.
  const [only] = runs
  if (only?.text === text && !places) return [[text.length, collect(only.look)]]
  let at = 0
  const placed: [number, number][] = []
  for (const run of runs.slice(0, placedLimits.runs)) {
    at += run.text.length
    const end = places?.[at] ?? at
    const last = placed.at(-1)
    // Spaces that the slide does not have leave runs without letters.
    if (end === (last?.[0] ?? 0) && text !== '') continue
    const look = collect(run.look)
    if (last && last[1] === look) last[0] = end
    else placed.push([end, look])
  }
  return placed
}
