import type { Box, SlideLayout } from './boxes.ts'
import type { Font } from './text-metrics.ts'

type WrittenTexts = { texts: string[]; font: Font }[]

/** All that a slide writes, by the font it is written in: what has to be there before it looks right. */
export const listLayoutTexts = ({ boxes }: SlideLayout): WrittenTexts => boxes.flatMap(listBoxTexts)

function listBoxTexts(box: Box): WrittenTexts {
  if (box.kind === 'table') return box.cells.map(({ text, font }) => ({ texts: [text], font }))
  if (box.kind === 'chart')
    return box.marks.flatMap((mark) =>
      mark.kind === 'label' ? { texts: [mark.text], font: mark.font } : [],
    )
  if (box.kind === 'text') {
    const marks = box.paragraphs.flatMap(({ mark }) =>
      mark?.kind === 'text' ? { texts: [mark.text], font: mark.font } : [],
    )
    const runs = box.paragraphs.flatMap(({ text, runs: own = [] }) =>
      own.map(({ start, end, font }) => ({ texts: [text.slice(start, end)], font })),
    )
    return [{ texts: box.paragraphs.map(({ text }) => text), font: box.font }, ...runs, ...marks]
  }
  // These write nothing; a new kind of box has to say so.
  box.kind satisfies 'picture' | 'shape'
  return []
}
