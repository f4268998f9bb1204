import type { Rect } from '#core/layout/boxes.ts'
import { breakLines } from '#core/layout/lines/break-lines.ts'
import { pxPerPt } from '#core/layout/stage.ts'
import { isRtlText } from '#core/layout/texts/text-direction.ts'
import type { Font, TextMetrics } from '#core/layout/text-metrics.ts'

import type { LineToPaint } from './paint-line.ts'

export type NotesLine = Pick<
  LineToPaint,
  'text' | 'x' | 'baseline' | 'width' | 'rtl' | 'hasSpaceAfter' | 'sizePx'
> & {
  /** Which paragraph of the notes it is of. */
  paragraph: number
}

type NotesToSet = { notes: string; font: Font; rtl: boolean; first: Rect; others: Rect }

const sizePx = 11.5 * pxPerPt
const pitch = 1.5 * sizePx
/** From the top of a line to its baseline. */
const seat = 1.1 * sizePx
const paragraphGap = 0.4 * pitch

/** The notes of a slide in lines, on as many pages as they take. */
export function setNotes(
  { notes, font, rtl, first, others }: NotesToSet,
  metrics: TextMetrics,
): NotesLine[][] {
  const pages: NotesLine[][] = [[]]
  let frame = first
  let y = 0
  const measure = (text: string) => metrics.measure(text, font, sizePx)
  for (const [paragraph, text] of notes.trimEnd().split(/\r?\n/).entries()) {
    const readsFromRight = isRtlText(text) ?? rtl
    for (const { text: line, end, width } of breakLines(text, frame.width, measure).lines) {
      if (y + pitch > frame.height) {
        pages.push([])
        frame = others
        y = 0
      }
      pages.at(-1)?.push({
        text: line,
        x: readsFromRight ? frame.x + frame.width - width : frame.x,
        baseline: frame.y + y + seat,
        width,
        rtl: readsFromRight,
        hasSpaceAfter: /\s/.test(text.charAt(end - 1)),
        sizePx,
        paragraph,
      })
      y += pitch
    }
    y += paragraphGap
  }
  return pages
}
