import {
  type PlacedCell,
  type PlacedElement,
  type PlacedLine,
  type PlacedTable,
  placedLimits,
} from '#core/deck/placed.ts'
import type { XmlElement } from '#codecs/xml/read-xml.ts'

import { attribute, find, findAll, flag, number, toPx } from './find.ts'
import { findFill, readFill, readLine } from './read-paint.ts'
import { readText } from './read-text.ts'
import type { TextSource } from './text-levels.ts'
import { type FindPart, findTableStyle, type StylePart } from './table-styles.ts'

type Spot = Pick<PlacedElement, 'x' | 'y' | 'width' | 'height'>

/** A table with the looks that its style gives each cell. */
export function readTable(
  table: XmlElement,
  { x, y, width, height }: Spot,
  source: TextSource,
  styles: XmlElement | undefined,
): PlacedTable {
  const properties = find(table, 'tblPr')
  const findPart = findTableStyle(properties, styles, source.look)
  const columns = findAll(find(table, 'tblGrid'), 'gridCol').slice(0, 1_000)
  const rows = findAll(table, 'tr').slice(0, 1_000)
  const grid: Grid = { properties, findPart, columns: columns.length, rows: rows.length }
  const cells: PlacedCell[] = []
  for (const [row, element] of rows.entries())
    for (const [column, cell] of findAll(element, 'tc').entries()) {
      if (flag(cell, 'hMerge') || flag(cell, 'vMerge')) continue
      if (cells.length >= placedLimits.cells) break
      cells.push(readCell(cell, row, column, grid, source))
    }
  return {
    kind: 'table',
    x,
    y,
    width,
    height,
    columns: columns.map((one) => readSide(one, 'w')),
    rows: rows.map((one) => readSide(one, 'h')),
    cells,
  }
}

const readSide = (from: XmlElement, name: string): number =>
  Math.max(0, Math.min(placedLimits.reach, toPx(number(from, name) ?? 0)))

type Grid = {
  properties: XmlElement | undefined
  findPart: FindPart
  columns: number
  rows: number
}

function readCell(
  cell: XmlElement,
  row: number,
  column: number,
  grid: Grid,
  source: TextSource,
): PlacedCell {
  const span = (name: string) =>
    Math.max(1, Math.min(1_000, Number(attribute(cell, name) ?? 1) || 1))
  const [columnSpan, rowSpan] = [span('gridSpan'), span('rowSpan')]
  const own = find(cell, 'tcPr')
  const parts = listParts(grid, row, column, columnSpan)
  const ownFill = findFill(own)
  const fill = ownFill ? readFill(ownFill, source.look) : parts.findLast((part) => part.fill)?.fill
  const colour = parts.findLast((part) => part.colour)?.colour ?? null
  const isBold = parts.some((part) => part.isBold)
  const text = readText(find(cell, 'txBody'), { ...source, colour, ...(isBold && { bold: true }) })
  const inset = (name: string, usual: number) => toPx(number(own, name) ?? usual)
  const anchor = { ctr: 'middle' as const, b: 'bottom' as const }[attribute(own, 'anchor') ?? '']
  const vertical = { vert: 90 as const, vert270: 270 as const }[attribute(own, 'vert') ?? '']
  return {
    row,
    column,
    ...(rowSpan > 1 && { rowSpan }),
    ...(columnSpan > 1 && { columnSpan }),
    ...(fill && { fill }),
    borders: findBorders(own, parts, grid, { row, column, rowSpan, columnSpan }, source),
    ...(text && {
      text: {
        looks: text.looks,
        paragraphs: text.paragraphs,
        insets: [
          inset('marL', 91_440),
          inset('marT', 45_720),
          inset('marR', 91_440),
          inset('marB', 45_720),
        ],
        ...(anchor && { anchor }),
        ...(vertical && { vertical }),
      },
    }),
  }
}

/** From the weakest to the strongest. */
function listParts(
  { properties, findPart, columns, rows }: Grid,
  row: number,
  column: number,
  columnSpan: number,
): StylePart[] {
  const has = (name: string) => flag(properties, name) === true
  const isFirst = has('firstRow') && row === 0
  const band = has('bandRow') && !isFirst ? (row - (has('firstRow') ? 1 : 0)) % 2 : -1
  const stripe = has('bandCol') ? (column - (has('firstCol') ? 1 : 0)) % 2 : -1
  const names = [
    'wholeTbl',
    ['band1V', 'band2V'][stripe],
    ['band1H', 'band2H'][band],
    has('lastCol') && column + columnSpan === columns ? 'lastCol' : undefined,
    has('firstCol') && column === 0 ? 'firstCol' : undefined,
    has('lastRow') && row === rows - 1 ? 'lastRow' : undefined,
    isFirst ? 'firstRow' : undefined,
  ]
  return names.flatMap((name) => (name === undefined ? [] : (findPart(name) ?? [])))
}

type Spread = { row: number; column: number; rowSpan: number; columnSpan: number }

function findBorders(
  own: XmlElement | undefined,
  parts: readonly StylePart[],
  grid: Grid,
  { row, column, rowSpan, columnSpan }: Spread,
  { look }: TextSource,
): PlacedCell['borders'] {
  const side = (
    name: 'left' | 'top' | 'right' | 'bottom',
    element: string,
    isOuter: boolean,
  ): PlacedLine | null => {
    const said = find(own, element)
    if (said) return readLine(said, undefined, look) ?? null
    const [whole, ...others] = parts
    const inside = name === 'left' || name === 'right' ? 'insideV' : 'insideH'
    const special = others.findLast((part) => part.borders[name])?.borders[name]
    return special ?? whole?.borders[isOuter ? name : inside] ?? null
  }
  return [
    side('left', 'lnL', column === 0),
    side('top', 'lnT', row === 0),
    side('right', 'lnR', column + columnSpan >= grid.columns),
    side('bottom', 'lnB', row + rowSpan >= grid.rows),
  ]
}
