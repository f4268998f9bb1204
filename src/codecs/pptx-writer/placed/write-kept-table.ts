import type { PlacedCell, PlacedTable } from '#core/deck/placed.ts'

import { element } from '../element.ts'
import { frameTable } from '../paint-table.ts'
import { placeShape, toEmu } from '../to-emu.ts'
import type { KeptSheet } from './kept-sheet.ts'
import { nameElement } from './name-element.ts'
import { writeParagraphs } from './write-kept-text.ts'
import { writeFill, writeLine } from './write-paint.ts'

/** A table with every cell's own look, and no style that could change it. */
export async function writeKeptTable(table: PlacedTable, sheet: KeptSheet): Promise<string> {
  const id = sheet.nextId()
  const find = findCells(table)
  const rows: string[] = []
  for (const [row, height] of table.rows.entries()) {
    const cells: string[] = []
    for (const column of table.columns.keys()) cells.push(await writeCell(find(row, column), sheet))
    rows.push(element('a:tr', { h: toEmu(height) }, ...cells))
  }
  return frameTable(
    nameElement(sheet, id, 'Table', table),
    placeShape(table, 0, 'p:xfrm'),
    element(
      'a:tbl',
      {},
      element('a:tblPr', { firstRow: sheet.hasHeader ? 1 : undefined }),
      element(
        'a:tblGrid',
        {},
        ...table.columns.map((width) => element('a:gridCol', { w: toEmu(width) })),
      ),
      ...rows,
    ),
  )
}

type Covered = { cell: PlacedCell | null; right: number; down: number }

/** Which cell is at a place of the grid, and how far from its own corner that is. */
function findCells({ cells }: PlacedTable): (row: number, column: number) => Covered {
  const places = new Map<string, Covered>()
  for (const cell of cells)
    for (let down = 0; down < (cell.rowSpan ?? 1); down++)
      for (let right = 0; right < (cell.columnSpan ?? 1); right++) {
        const place = `${cell.row + down} ${cell.column + right}`
        if (!places.has(place)) places.set(place, { cell, right, down })
      }
  return (row, column) => places.get(`${row} ${column}`) ?? { cell: null, right: 0, down: 0 }
}

const blank = element('a:bodyPr', {}) + element('a:lstStyle', {}) + element('a:p', {})

const edges = ['a:lnL', 'a:lnT', 'a:lnR', 'a:lnB'] as const
/** The order in which the file wants them. */
const edgeOrder = [0, 2, 1, 3] as const

async function writeCell({ cell, right, down }: Covered, sheet: KeptSheet): Promise<string> {
  if (!cell || right > 0 || down > 0)
    return element(
      'a:tc',
      { hMerge: right > 0 ? 1 : undefined, vMerge: down > 0 ? 1 : undefined },
      element('a:txBody', {}, blank),
      element('a:tcPr', {}),
    )
  const { text, rowSpan, columnSpan, borders, fill } = cell
  const [marL, marT, marR, marB] = (text?.insets ?? []).map(toEmu)
  return element(
    'a:tc',
    { rowSpan, gridSpan: columnSpan },
    element(
      'a:txBody',
      {},
      text
        ? element('a:bodyPr', {}) + element('a:lstStyle', {}) + writeParagraphs(text, sheet)
        : blank,
    ),
    element(
      'a:tcPr',
      {
        marL,
        marR,
        marT,
        marB,
        vert: text?.vertical && { 90: 'vert', 270: 'vert270' }[text.vertical],
        anchor: text?.anchor && { middle: 'ctr', bottom: 'b' }[text.anchor],
      },
      ...edgeOrder.map((side) => writeLine(borders[side], sheet, edges[side])),
      await writeFill(fill, sheet),
    ),
  )
}
