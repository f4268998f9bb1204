import type { ChartBox, ChartLabel } from '#core/layout/boxes.ts'
import { labelLines } from '#core/layout/label-lines.ts'
import { makeBlock } from '#core/theme/make-shape.ts'

import { paintLine, type Pen } from './paint-line.ts'
import { paintShape } from './paint-shape.ts'
import { listLines } from './paint-text.ts'
import type { StructureElement, TaggedPage } from './structure.ts'

/** A figure, in both meanings: whoever has it read to them hears what it shows and every number. */
export function paintChart(
  pen: Pen,
  page: TaggedPage,
  box: ChartBox,
  parent: StructureElement,
  bounds: string,
): void {
  const { alt, figures } = box
  const told = alt === figures ? alt : `${alt}\n${figures}`
  parent.add('Figure', { alt: told, box: bounds }).draw(page, () => paintMarks(pen, box))
}

function paintMarks(pen: Pen, { marks, plate, x, y, width, height }: ChartBox): void {
  if (plate !== null) paintShape(pen.content, pen.inks, makeBlock(x, y, width, height, plate))
  for (const mark of marks) {
    if (mark.kind === 'shape') paintShape(pen.content, pen.inks, mark)
    else paintLabel(pen, mark)
  }
}

export function paintLabel(pen: Pen, label: Omit<ChartLabel, 'kind'>): void {
  for (const line of listLines(labelLines(label))) paintLine(pen, { ...label, ...line })
}
