import type { TableBox, TableCell } from '#core/layout/boxes.ts'
import { makeBlock } from '#core/theme/make-shape.ts'

import type { Pen } from './paint-line.ts'
import { paintShape } from './paint-shape.ts'
import { listLines, paintWords } from './paint-text.ts'
import { drawArtifact, type StructureElement, type TaggedPage } from './structure.ts'

export function paintTable(
  pen: Pen,
  page: TaggedPage,
  box: TableBox,
  parent: StructureElement,
): void {
  drawArtifact(page, () => paintGrid(pen, box))
  const table = parent.add('Table')
  for (const row of box.rows.keys()) {
    const line = table.add('TR')
    for (const cell of box.cells.filter((one) => one.row === row))
      line.add(cell.isHeader ? 'TH' : 'TD').draw(page, () => paintCell(pen, cell, box))
  }
}

function paintGrid({ content, inks }: Pen, box: TableBox): void {
  const block = (y: number, height: number, colour: string) =>
    paintShape(content, inks, makeBlock(box.x, y, box.width, height, colour))
  if (box.plate !== null) block(box.y, box.height, box.plate)
  for (const [row, { y, height }] of box.rows.entries()) {
    const isHeader = row === 0 && box.hasHeader
    if (isHeader) block(y, height, box.header.fill)
    else if (row < box.rows.length - 1)
      block(y + height - box.rule.width, box.rule.width, box.rule.colour)
  }
}

function paintCell(pen: Pen, cell: TableCell, { colour, header }: TableBox): void {
  const look = { font: cell.font, colour: cell.isHeader ? header.colour : colour }
  for (const line of listLines(cell)) paintWords(pen, { ...look, ...line })
}
