import type { TableBox } from '#core/layout/boxes.ts'

import type { Easel } from './easel.ts'
import { cutLength } from './find-drop.ts'
import { paintBlock } from './paint-shape.ts'
import { paintLines } from './paint-text.ts'
import { snapLine } from './snap-rect.ts'

export function paintTable(easel: Easel, box: TableBox): void {
  const { x, width, plate, header, rule } = box
  if (plate !== null) paintBlock(easel, box, plate)
  for (const [row, { y, height }] of box.rows.entries()) {
    if (row === 0 && box.hasHeader) paintBlock(easel, { x, y, width, height }, header.fill)
    else if (row < box.rows.length - 1) {
      const line = snapLine(rule.width, easel.scale)
      paintBlock(easel, { x, y: y + height - line, width, height: line }, rule.colour)
    }
  }
  for (const cell of box.cells) {
    const look = { font: cell.font, colour: cell.isHeader ? header.colour : box.colour }
    const top = cutLength(box.y) + cutLength(cell.y - box.y)
    paintLines(easel, cell, look, { y: cell.y, top })
  }
}
