import type { PlacedParagraph, RunLook } from '#core/deck/placed.ts'

import { keepBlankLines } from './keep-blank-lines.ts'
import { type CollectedLooks, type KnownParts, type LookedRun, placeRuns } from './place-runs.ts'

export type ParagraphToPlace = {
  /** Of the file. */
  element: object
  text: string
  runs: readonly LookedRun[]
  /** Of its first letters, also where it has none. */
  lead: RunLook
  look: Omit<PlacedParagraph, 'part' | 'text' | 'breaks' | 'runs'>
}

/** With its words, or where the slide has them; lines that it has none for stand beside it. */
export function placeParagraph(
  { element, text, runs, lead, look }: ParagraphToPlace,
  parts: KnownParts,
  collect: CollectedLooks['collect'],
): PlacedParagraph[] {
  const shown = runs.length > 0 ? runs : [{ text: '', look: lead }]
  const placed = Object.assign(placeRuns(element, text, shown, parts, collect), look)
  return keepBlankLines(placed, text, [lead, runs.at(-1)?.look ?? lead], collect)
}
