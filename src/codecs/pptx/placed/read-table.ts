import {
  type PlacedCell,
  type PlacedElement,
  type PlacedLine,
  type PlacedTable,
  placedLimits,
} from '#core/deck/placed.ts'
import type { XmlElement } from '#codecs/xml/read-xml.ts'

import { attribute, find, findAll, flag, number, toPx } from './find.ts'
import { noteFill } from './note-unpainted.ts'
import { findFill, readFill, readLine } from './read-paint.ts'
import { anchors, readParagraphs, verticals } from './read-text.ts'
import type { SheetLook } from './sheet-look.ts'
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
  const findPart = findTableStyle(properties, styles, source.look, () =>
    source.onUnpainted('table'),
  )
  const columns = findAll(find(table, 'tblGrid'), 'gridCol').slice(0, 1_000)
  const rows = findAll(table, 'tr').slice(0, 1_000)
  const grid: Grid = {
    findPart,
    columns: columns.length,
    rows: rows.length,
    setApart: new Set(partNames.filter((name) => flag(properties, name))),
  }
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
  findPart: FindPart
  columns: number
  rows: number
  /** Which of them look otherwise than the rest. */
  setApart: ReadonlySet<string>
}

const partNames = ['firstRow', 'lastRow', 'firstCol', 'lastCol', 'bandRow', 'bandCol']

function readCell(
  cell: XmlElement,
  row: number,
  column: number,
  grid: Grid,
  source: TextSource,
): PlacedCell {
  const [columnSpan, rowSpan] = [readSpan(cell, 'gridSpan'), readSpan(cell, 'rowSpan')]
  const own = find(cell, 'tcPr')
  const parts = listParts(grid, row, column, columnSpan)
  const ownFill = findFill(own)
  const fill = ownFill ? readFill(ownFill, source.look) : parts.findLast((part) => part.fill)?.fill
  noteFill(ownFill, source.onUnpainted)
  const colour = parts.findLast((part) => part.colour)?.colour ?? null
  const isBold = parts.some((part) => part.isBold)
  const text = readParagraphs(find(cell, 'txBody') ?? blank, {
    ...source,
    colour,
    ...(isBold && { bold: true }),
  })
  const borders = findBorders(own, parts, grid, { row, column, rowSpan, columnSpan }, source)
  const read: PlacedCell = { row, column, borders }
  if (rowSpan > 1) read.rowSpan = rowSpan
  if (columnSpan > 1) read.columnSpan = columnSpan
  if (fill) read.fill = fill
  if (text) read.text = { ...text, ...readRoom(own) }
  return read
}

const nothing = { attributes: new Map<string, string>(), children: [] }

/** A cell that nobody wrote in has a line as high as the letters that it would have. */
const blank: XmlElement = { ...nothing, name: 'txBody', children: [{ ...nothing, name: 'p' }] }

const readSpan = (cell: XmlElement, name: string): number =>
  Math.max(1, Math.min(1_000, Number(attribute(cell, name) ?? 1) || 1))

/** How the text stands in its cell. */
function readRoom(own: XmlElement | undefined): Pick<CellText, 'insets' | 'anchor' | 'vertical'> {
  const anchor = anchors[attribute(own, 'anchor') ?? '']
  const vertical = verticals[attribute(own, 'vert') ?? '']
  const [left, top] = [number(own, 'marL') ?? 91_440, number(own, 'marT') ?? 45_720]
  const [right, bottom] = [number(own, 'marR') ?? 91_440, number(own, 'marB') ?? 45_720]
  return {
    insets: [toPx(left), toPx(top), toPx(right), toPx(bottom)],
    ...(anchor && { anchor }),
    ...(vertical && { vertical }),
  }
}

type CellText = NonNullable<PlacedCell['text']>

/** From the weakest to the strongest. */
function listParts(grid: Grid, row: number, column: number, columnSpan: number): StylePart[] {
  const { findPart, columns, rows, setApart } = grid
  const [firstRow, firstCol] = [setApart.has('firstRow'), setApart.has('firstCol')]
  const isFirst = firstRow && row === 0
  const band = setApart.has('bandRow') && !isFirst ? (row - (firstRow ? 1 : 0)) % 2 : -1
  const stripe = setApart.has('bandCol') ? (column - (firstCol ? 1 : 0)) % 2 : -1
  const names = [
    'wholeTbl',
    stripes[stripe],
    bands[band],
    setApart.has('lastCol') && column + columnSpan === columns ? 'lastCol' : undefined,
    firstCol && column === 0 ? 'firstCol' : undefined,
    setApart.has('lastRow') && row === rows - 1 ? 'lastRow' : undefined,
    isFirst ? 'firstRow' : undefined,
  ]
  const parts: StylePart[] = []
  for (const name of names) {
    const part = name === undefined ? null : findPart(name)
    if (part) parts.push(part)
  }
  return parts
}

const stripes = ['band1V', 'band2V'] as const
const bands = ['band1H', 'band2H'] as const

type Spread = { row: number; column: number; rowSpan: number; columnSpan: number }

function findBorders(
  own: XmlElement | undefined,
  parts: readonly StylePart[],
  grid: Grid,
  { row, column, rowSpan, columnSpan }: Spread,
  { look }: TextSource,
): PlacedCell['borders'] {
  const [isLast, isLowest] = [column + columnSpan >= grid.columns, row + rowSpan >= grid.rows]
  return [
    findBorder(find(own, 'lnL'), look, parts, 'left', column === 0),
    findBorder(find(own, 'lnT'), look, parts, 'top', row === 0),
    findBorder(find(own, 'lnR'), look, parts, 'right', isLast),
    findBorder(find(own, 'lnB'), look, parts, 'bottom', isLowest),
  ]
}

/** As the cell says, else as the strongest part of the style does. */
function findBorder(
  said: XmlElement | undefined,
  look: SheetLook,
  parts: readonly StylePart[],
  name: 'left' | 'top' | 'right' | 'bottom',
  isOuter: boolean,
): PlacedLine | null {
  if (said) return readLine(said, undefined, look) ?? null
  for (let at = parts.length - 1; at > 0; at--) {
    const special = parts[at]?.borders[name]
    if (special) return special
  }
  const inside = name === 'left' || name === 'right' ? 'insideV' : 'insideH'
  return parts[0]?.borders[isOuter ? name : inside] ?? null
}
