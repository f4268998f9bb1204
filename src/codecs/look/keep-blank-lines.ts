import type { PlacedParagraph } from '#core/deck/placed.ts'

/** More would only push words off the slide. */
const mostBlanks = 50

/** Words of a slide have no empty lines before and behind them: those are paragraphs of their own. */
export function keepBlankLines(
  paragraph: PlacedParagraph,
  text: string,
  { above, below }: { above(): PlacedParagraph; below(): PlacedParagraph },
): PlacedParagraph[] {
  // Without a new line in it there is none at its ends.
  if (!paragraph.part || !text.includes('\n')) return [paragraph]
  const count = (pattern: RegExp) =>
    Math.min(mostBlanks, pattern.exec(text)?.[0].replaceAll(/[^\n]/g, '').length ?? 0)
  const [before, after] = [count(/^\s*/), count(/\s*$/)]
  if (before + after === 0) return [paragraph]
  return [
    ...Array.from({ length: before }, above),
    paragraph,
    ...Array.from({ length: after }, below),
  ]
}
