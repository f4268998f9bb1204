import type { ChartBox } from '#core/layout/boxes.ts'
import { labelLines } from '#core/layout/label-lines.ts'

import type { Easel } from './easel.ts'
import { paintBlock, paintShape } from './paint-shape.ts'
import { paintLines } from './paint-text.ts'

export function paintChart(easel: Easel, box: ChartBox): void {
  if (box.plate !== null) paintBlock(easel, box, box.plate)
  for (const mark of box.marks)
    if (mark.kind === 'shape') paintShape(easel, mark)
    else paintLines(easel, labelLines(mark), mark, { y: 0, top: 0 })
}
