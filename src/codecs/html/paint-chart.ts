import type { ChartBox, ChartLabel } from '#core/layout/boxes.ts'
import { labelLines } from '#core/layout/label-lines.ts'

import { paintLines, writeFont } from './paint-lines.ts'
import { paintShape } from './paint-shape.ts'
import { type Painter, place } from './painter.ts'
import { writeElement } from './write-element.ts'

const stageOrigin = { x: 0, y: 0 }

/** Its marks where the layout put them; to a screen reader it is a picture that says what it shows. */
export function paintChart(box: ChartBox, painter: Painter): string {
  const { styles } = painter
  const frame = styles.classFor({ ...place(box), background: box.plate ?? undefined })
  const origin = styles.classFor({ left: -box.x, top: -box.y })
  const marks = box.marks.map((mark) =>
    mark.kind === 'shape' ? paintShape(mark, painter) : paintLabel(mark, painter),
  )
  return writeElement(
    'div',
    { class: `shape ${frame}`, role: 'img', 'aria-label': box.alt },
    writeElement('div', { class: `shape ${origin}` }, ...marks),
  )
}

export function paintLabel(label: Omit<ChartLabel, 'kind'>, painter: Painter): string {
  const look = painter.styles.classFor({ ...writeFont(label.font), color: label.colour })
  const lines = paintLines(labelLines(label), label, stageOrigin, painter)
  return writeElement('div', { class: look }, lines)
}
