import type { Box, Paragraph, SlideLayout } from '../boxes.ts'
import type { Font } from '../text-metrics.ts'

export type WrittenTexts = { texts: string[]; font: Font }[]

/** All that a slide writes, by the font it is written in: what has to be there before it looks right. */
export const listLayoutTexts = ({ boxes }: Pick<SlideLayout, 'boxes'>): WrittenTexts =>
  boxes.flatMap(listBoxTexts)

const listRunTexts = ({ text, runs = [] }: Pick<Paragraph, 'text' | 'runs'>): WrittenTexts =>
  runs.map(({ start, end, font }) => ({ texts: [text.slice(start, end)], font }))

const listLabels = (labels: readonly { text: string; font: Font }[]): WrittenTexts =>
  labels.map(({ text, font }) => ({ texts: [text], font }))

function listBoxTexts(box: Box): WrittenTexts {
  if (box.kind === 'table') return [...listLabels(box.cells), ...box.cells.flatMap(listRunTexts)]
  if (box.kind === 'chart') return listLabels(box.marks.filter((mark) => mark.kind === 'label'))
  if (box.kind === 'furniture') return listLabels(box.labels)
  if (box.kind === 'text' || box.kind === 'letters') {
    const paragraphs: readonly Pick<Paragraph, 'text' | 'runs' | 'mark'>[] = box.paragraphs
    const marks = paragraphs.flatMap(({ mark }) => (mark?.kind === 'text' ? mark : []))
    return [
      { texts: paragraphs.map(({ text }) => text), font: box.font },
      ...paragraphs.flatMap(listRunTexts),
      ...listLabels(marks),
    ]
  }
  // These write nothing; a new kind of box has to say so.
  box.kind satisfies 'picture' | 'shape' | 'image' | 'logo'
  return []
}
