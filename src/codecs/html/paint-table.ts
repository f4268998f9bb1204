import type { TableBox, TableCell } from '#core/layout/boxes.ts'

import { paintLines, writeFont } from './paint-lines.ts'
import { type Painter, place } from './painter.ts'
import { writePx } from './style-sheet.ts'
import { writeElement } from './write-element.ts'

/** Painted where the layout put its cells; to a screen reader it is a table like any other. */
export function paintTable(box: TableBox, painter: Painter): string {
  const { styles } = painter
  const rows = box.rows.map(({ y, height }, row) => {
    const isHeader = row === 0 && box.hasHeader
    const isRuled = !isHeader && row < box.rows.length - 1
    const look = styles.classFor({
      top: y - box.y,
      height,
      ...(isHeader && { background: box.header.fill, color: box.header.colour }),
      ...(isRuled && {
        'border-bottom': `${writePx(box.rule.width)} solid ${box.rule.colour}`,
      }),
    })
    const cells = box.cells.filter((cell) => cell.row === row)
    return writeElement(
      'tr',
      { class: look },
      ...cells.map((cell) => paintCell(cell, box, painter)),
    )
  })
  const look = styles.classFor({
    ...place(box),
    color: box.colour,
    background: box.plate ?? undefined,
  })
  return writeElement('table', { class: look }, writeElement('tbody', {}, ...rows))
}

function paintCell(cell: TableCell, box: TableBox, painter: Painter): string {
  const { font, x, width, height, isHeader } = cell
  const look = painter.styles.classFor({ left: x - box.x, width, height, ...writeFont(font) })
  const lines = paintLines(cell, cell, cell, painter)
  return isHeader
    ? writeElement('th', { scope: 'col', class: look }, lines)
    : writeElement('td', { class: look }, lines)
}
