import type { Box, Paragraph, SlideLayout } from './boxes.ts'
import type { Font } from './text-metrics.ts'

export type WrittenTexts = { texts: string[]; font: Font }[]

/** All that a slide writes, by the font it is written in: what has to be there before it looks right. */
export const listLayoutTexts = ({ boxes }: SlideLayout): WrittenTexts => boxes.flatMap(listBoxTexts)

const listRunTexts = ({ text, runs = [] }: Pick<Paragraph, 'text' | 'runs'>): WrittenTexts =>
  runs.map(({ start, end, font }) => ({ texts: [text.slice(start, end)], font }))

function listBoxTexts(box: Box): WrittenTexts {
  if (box.kind === 'table')
    return box.cells.flatMap((cell) => [
      { texts: [cell.text], font: cell.font },
      ...listRunTexts(cell),
    ])
  if (box.kind === 'chart')
    return box.marks.flatMap((mark) =>
      mark.kind === 'label' ? { texts: [mark.text], font: mark.font } : [],
    )
  if (box.kind === 'furniture') return box.labels.map(({ text, font }) => ({ texts: [text], font }))
  if (box.kind === 'text') {
    const marks = box.paragraphs.flatMap(({ mark }) =>
      mark?.kind === 'text' ? { texts: [mark.text], font: mark.font } : [],
    )
    const runs = box.paragraphs.flatMap(listRunTexts)
    return [{ texts: box.paragraphs.map(({ text }) => text), font: box.font }, ...runs, ...marks]
  }
  // These write nothing; a new kind of box has to say so.
  box.kind satisfies 'picture' | 'shape'
  return []
}
