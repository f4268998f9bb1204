import type { SlideLayout } from './boxes.ts'
import type { Font } from './text-metrics.ts'

/** All that a slide writes, by the font it is written in: what has to be there before it looks right. */
export function listLayoutTexts({ boxes }: SlideLayout): { texts: string[]; font: Font }[] {
  return boxes.flatMap((box) => {
    if (box.kind === 'table') return box.cells.map(({ text, font }) => ({ texts: [text], font }))
    if (box.kind !== 'text') return []
    const marks = box.paragraphs.flatMap(({ mark }) =>
      mark?.kind === 'text' ? { texts: [mark.text], font: mark.font } : [],
    )
    return [{ texts: box.paragraphs.map(({ text }) => text), font: box.font }, ...marks]
  })
}
