import type { PlacedParagraph, RunLook } from '#core/deck/placed.ts'

import type { CollectedLooks } from './place-runs.ts'

/** More would only push words off the slide. */
const mostBlanks = 50

/**
 * Words of a slide have no empty lines before and behind them: those are paragraphs of their own, with the
 * looks of the first and the last letters.
 */
export function keepBlankLines(
  paragraph: PlacedParagraph,
  text: string,
  [first, last]: readonly [RunLook, RunLook],
  collect: CollectedLooks['collect'],
): PlacedParagraph[] {
  // Without a new line in it there is none at its ends.
  if (!paragraph.part || !text.includes('\n')) return [paragraph]
  const { pitch } = paragraph
  const createBlanks = (pattern: RegExp, letters: RunLook): PlacedParagraph[] => {
    const lines = pattern.exec(text)?.[0].replaceAll(/[^\n]/g, '').length ?? 0
    return Array.from({ length: Math.min(mostBlanks, lines) }, () => ({
      runs: [[0, collect(letters)]],
      ...(pitch && { pitch }),
    }))
  }
  return [...createBlanks(/^\s*/, first), paragraph, ...createBlanks(/\s*$/, last)]
}
