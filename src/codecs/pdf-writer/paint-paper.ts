import { splitGraphemes } from '#core/layout/lines/split-graphemes.ts'
import { stage } from '#core/layout/stage.ts'
import { isRtlText } from '#core/layout/texts/text-direction.ts'
import type { TextMetrics } from '#core/layout/text-metrics.ts'

import { drawRect } from './draw-path.ts'
import { paperFont } from './list-paper-texts.ts'
import { paintLine, type Pen } from './paint-line.ts'
import type { Sheet } from './pdf-document.ts'
import { margin, type SlideSlot } from './plan-pages.ts'
import type { NotesLine } from './set-notes.ts'
import { drawArtifact, type StructureElement } from './structure.ts'

const ink = '#1F2430'
const softInk = '#5B6270'
const hairline = '#B9BEC8'
const smallPx = 12
/** Baselines: below the foot of a slide, and from the top of a page. */
const captionSeat = 20
const headerSeat = margin + 12
/** Between the title and the number of a page, at least. */
const headerGap = 24

export type Paper = { pen: Pen; sheet: Sheet; metrics: TextMetrics }

/** A thin line around a slide, so that a white one has an edge. */
export function paintFrame({ pen, sheet }: Paper, { x, y, scale }: SlideSlot): void {
  const { content, inks } = pen
  drawArtifact(sheet, () =>
    content.within(() => {
      inks.stroke(content, hairline)
      const rect = { x, y, width: stage.width * scale, height: stage.height * scale }
      content.add('0.75 w', drawRect(rect), 'S')
    }),
  )
}

type ShortText = {
  text: string
  baseline: number
  edge: number
  align: 'left' | 'right' | 'centre'
}

/** Repeated on every page, and so nothing to read aloud. */
function paintShort(
  { pen, sheet, metrics }: Paper,
  { text, baseline, edge, align }: ShortText,
): void {
  const width = metrics.measure(text, paperFont, smallPx)
  const x = { left: edge, right: edge - width, centre: edge - width / 2 }[align]
  const line = { text, x, baseline, width, rtl: isRtlText(text) ?? false }
  const look = { font: paperFont, sizePx: smallPx, colour: softInk }
  drawArtifact(sheet, () => paintLine(pen, { ...look, ...line }))
}

export function paintCaption(paper: Paper, { x, y, scale }: SlideSlot, text: string): void {
  const edge = x + (stage.width * scale) / 2
  const baseline = y + stage.height * scale + captionSeat
  paintShort(paper, { text, baseline, edge, align: 'centre' })
}

export function paintHeader(paper: Paper, title: string, number: string): void {
  const { width } = paper.sheet.size
  const measure = (words: string) => paper.metrics.measure(words, paperFont, smallPx)
  const text = cutToWidth(title, width - 2 * margin - measure(number) - headerGap, measure)
  paintShort(paper, { text, baseline: headerSeat, edge: margin, align: 'left' })
  paintShort(paper, { text: number, baseline: headerSeat, edge: width - margin, align: 'right' })
}

/** As many letters as there is room for; that some are missing is seen. */
function cutToWidth(text: string, room: number, measure: (words: string) => number): string {
  if (measure(text) <= room) return text
  const letters = splitGraphemes(text)
  const cut = (count: number) => `${letters.slice(0, count).join('').trimEnd()}…`
  let [fits, tooMany] = [0, letters.length]
  while (tooMany - fits > 1) {
    const count = Math.floor((fits + tooMany) / 2)
    if (measure(cut(count)) <= room) fits = count
    else tooMany = count
  }
  return cut(fits)
}

/** Lines of one page; those of one paragraph are read as one. */
export function paintNotes(
  { pen, sheet }: Paper,
  lines: readonly NotesLine[],
  parent: StructureElement,
): void {
  const look = { font: paperFont, colour: ink }
  for (const paragraph of new Set(lines.map((line) => line.paragraph)))
    parent.add('P').draw(sheet, () => {
      for (const line of lines)
        if (line.paragraph === paragraph) paintLine(pen, { ...look, ...line })
    })
}
