import type { SlideTable, TableLook } from '../../deck/slide-table.ts'
import { type CellFigure, readCell } from '../../chart/read-cell.ts'
import { readDate } from '../../form/read-date.ts'
import type { TextTable } from '../reading/read-tables.ts'

/** More bars would be hard to read, and more names hard to place. */
const mostBars = 8
const mostSeries = 4
const longName = 12

/** A table as a chart where all of its figures count one thing, else as the table that it is. */
export function writeTable({ rows, hasHeader }: TextTable): SlideTable {
  const decimal = usesComma(rows) ? { decimal: ',' as const } : {}
  const table = { rows, ...(hasHeader && { hasHeader }), ...decimal }
  const show = chooseLook(table)
  return show === 'table' ? table : { ...table, show }
}

/** "12,5": behind a comma are fewer digits than thousands have. */
const usesComma = (rows: readonly string[][]): boolean =>
  rows.flat().some((cell) => /^\D{0,3}\d+,\d{1,2}(?:\D|$)/u.test(cell)) &&
  !rows.flat().some((cell) => /\d\.\d{1,2}(?:\D|$)/u.test(cell))

function chooseLook({ rows, hasHeader, decimal: comma }: SlideTable): TableLook {
  const decimal = comma ?? '.'
  const body = hasHeader ? rows.slice(1) : rows
  const names = body.map(([name = '']) => name)
  const figures = body.map((row) => row.slice(1).map((cell) => readCell(cell, decimal)))
  const flat = figures.flat()
  const isWhole = flat.length > 0 && flat.every((cell) => cell !== null)
  const series = figures[0]?.length ?? 0
  if (!isWhole || body.length < 2 || !countOneThing(figures, rows[0] ?? [])) return 'table'
  if (series > mostSeries || figures.some((row) => row.length !== series)) return 'table'
  // Years and months follow one another.
  if (body.length >= 4 && names.every((name) => readDate(name) !== null)) return 'line'
  if (body.length > mostBars) return 'table'
  if (series === 1 && addsUp(flat)) return 'doughnut'
  return names.some((name) => name.length > longName) ? 'bars' : 'columns'
}

/** One unit in all cells, and none that differs between the names of the columns. */
function countOneThing(
  rows: readonly (readonly (CellFigure | null)[])[],
  head: readonly string[],
): boolean {
  const cells = rows.flat()
  const units = new Set(cells.map((cell) => cell && `${cell.prefix}${cell.suffix}`.trim()))
  const named = new Set(head.slice(1).map((name) => /\(([^)]+)\)/u.exec(name)?.[1] ?? ''))
  // Columns of very different size are no series of one kind: "year" beside "people".
  const sizes = cells.flatMap((cell) => sizeOf(cell) || [])
  const tops = head.slice(1).map((_, at) => Math.max(...rows.map((row) => sizeOf(row[at]))))
  const isOfOneSize =
    Math.max(...sizes) <= 1000 * Math.min(...sizes) &&
    // Beside "cost", whose bars fill the height, those of "visitors" would not be seen.
    Math.max(...tops) <= 30 * Math.min(...tops)
  return units.size === 1 && named.size <= 1 && isOfOneSize
}

const sizeOf = (cell: CellFigure | null | undefined): number => Math.abs(cell?.value ?? 0)

/** Shares of one whole. */
function addsUp(cells: readonly (CellFigure | null)[]): boolean {
  const sum = cells.reduce((total, cell) => total + (cell?.value ?? 0), 0)
  return (
    cells.length <= 5 &&
    Math.abs(sum - 100) <= 1 &&
    cells.every((cell) => cell !== null && cell.suffix.includes('%') && cell.value > 0)
  )
}
