import {
  type ChartKind,
  countColumns,
  findChartKind,
  flattenCell,
  type SlideTable,
} from '../deck/slide-table.ts'
import { readWords } from '../emphasis/read-emphasis.ts'
import { type Chart, isRound } from './chart.ts'
import { general, writeFormat } from './format-number.ts'
import { type CellFigure, findMultiple, readCell } from './read-cell.ts'

/** More could not be told apart, on whatever wall. */
const most = { series: 12, categories: 200 }

type Column = { name: string; cells: (CellFigure | null)[] }

/**
 * A table as the chart that it asks to be: the first column names the categories, every other one is a
 * series. Null where it asks for none, or holds no figure to draw.
 */
export function readChartOfTable(table: SlideTable): Chart | null {
  const kind = findChartKind(table)
  if (!kind) return null
  const decimal = table.decimal ?? '.'
  const width = countColumns(table)
  const rows = table.rows.map((row) => row.map((cell) => readCell(readWords(cell), decimal)))
  const head = hasNames(table, rows) ? 1 : 0
  const [shown, firstColumn] = [rows.slice(head, head + most.categories), width > 1 ? 1 : 0]
  const columns = Array.from(
    { length: Math.min(width - firstColumn, most.series) },
    (_, at): Column => ({
      name: head === 1 ? flattenCell(table.rows[0]?.[at + firstColumn] ?? '') : '',
      cells: shown.map((row) => row[at + firstColumn] ?? null),
    }),
  ).filter(({ cells }) => cells.some(Boolean))
  if (columns.length === 0) return null
  const unit = findUnit(columns)
  const values = (cells: Column['cells']) =>
    cells.map(
      (cell) => cell && (unit === null ? cell.value * findMultiple(cell.suffix) : cell.value),
    )
  const xs = shown.map((row, at) => (firstColumn === 1 ? (row[0]?.value ?? null) : at + 1))
  const at = xs.some((x) => x !== null) ? xs : xs.map((_, place) => place + 1)
  return {
    kind: chooseKind(kind, columns),
    categories:
      firstColumn === 1
        ? table.rows.slice(head, head + shown.length).map((row) => flattenCell(row[0] ?? ''))
        : shown.map(() => ''),
    series: columns.map(({ name, cells }) => ({
      name,
      values: values(cells),
      ...(kind === 'scatter' && { at }),
    })),
    format: table.format ?? (unit === null ? general : describeFormat(columns, unit)),
    decimal,
    leftOut:
      Math.max(0, rows.length - head - most.categories) +
      Math.max(0, width - firstColumn - most.series),
  }
}

/** The first row names the columns, or says nothing that could be a figure where others do. */
function hasNames(
  { hasHeader, rows: texts }: SlideTable,
  rows: readonly (readonly (CellFigure | null)[])[],
): boolean {
  if (hasHeader) return true
  const [first = [], ...others] = rows
  const isNamed = texts[0]?.some((text, at) => at > 0 && text.trim() !== '') === true
  return (
    isNamed &&
    first.slice(1).every((cell) => !cell) &&
    others.some((row) => row.slice(1).some(Boolean))
  )
}

/** A whole has no parts below nought, and at least one above it. */
function chooseKind(kind: ChartKind, columns: readonly Column[]): ChartKind {
  const parts = columns[0]?.cells.map((cell) => cell?.value ?? 0) ?? []
  const isWhole = parts.every((value) => value >= 0) && parts.some((value) => value > 0)
  return isRound(kind) && !isWhole ? 'columns' : kind
}

type Unit = Pick<CellFigure, 'prefix' | 'suffix'>

/** What all figures are of, where they name one thing; null where they name several. */
function findUnit(columns: readonly Column[]): Unit | null {
  const cells = columns.flatMap((column) => column.cells.filter((cell) => cell !== null))
  const named = cells.filter(({ prefix, suffix }) => prefix || suffix)
  const [first = { prefix: '', suffix: '' }] = named
  const isOne = named.every(
    ({ prefix, suffix }) => prefix === first.prefix && suffix === first.suffix,
  )
  return isOne ? { prefix: first.prefix, suffix: first.suffix } : null
}

const mostDecimals = 6

function describeFormat(columns: readonly Column[], unit: Unit): string {
  const cells = columns.flatMap((column) => column.cells.filter((cell) => cell !== null))
  const isGrouped = cells.some((cell) => cell.isGrouped)
  if (!isGrouped && !unit.prefix && !unit.suffix) return general
  const decimals = Math.min(mostDecimals, Math.max(...cells.map((cell) => cell.decimals)))
  return writeFormat({ ...unit, isGrouped, decimals })
}
