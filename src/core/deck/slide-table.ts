import type * as v from 'valibot'

import { readWords } from '../emphasis/read-emphasis.ts'
import type { slideTableSchema } from './slide-table-schema.ts'

/** What a table is shown as. Its cells are the same whatever it looks like. */
export const tableLooks = [
  'table',
  'columns',
  'bars',
  'stacked',
  'line',
  'area',
  'pie',
  'doughnut',
  'scatter',
] as const

export type TableLook = (typeof tableLooks)[number]
export type ChartKind = Exclude<TableLook, 'table'>

export type SlideTable = v.InferOutput<typeof slideTableSchema>

/** The chart that a table asks to be; null for a table. */
export const findChartKind = ({ show = 'table' }: SlideTable): ChartKind | null =>
  show === 'table' ? null : show

export const countColumns = ({ rows }: SlideTable): number =>
  rows.reduce((most, { length }) => Math.max(most, length), 0)

/** All rows equally long. */
export function squareTable(table: SlideTable): SlideTable {
  const columns = countColumns(table)
  return {
    ...table,
    rows: table.rows.map((row) => Array.from({ length: columns }, (_, at) => row[at] ?? '')),
  }
}

/** One line for each row, for where there is no table: its cells that have words. */
export const listRows = ({ rows }: SlideTable): string[] =>
  rows.flatMap((row) => {
    const cells = row.map(flattenCell).filter(Boolean)
    return cells.length > 0 ? [cells.join(' | ')] : []
  })

/** One line for each row and tabs between its cells, as spreadsheets copy and paste them. */
export const writeTabbed = ({ rows }: SlideTable): string[] =>
  rows.map((row) => row.map(flattenCell).join('\t'))

/** The words of a cell on one line. */
export const flattenCell = (cell: string): string => readWords(cell).replaceAll(/\s+/gu, ' ').trim()

/** A row as one text, so that two who type in different cells of it both keep their words. */
export const joinCells = (row: readonly string[]): string =>
  row.map((cell) => cell.replaceAll('\t', ' ')).join('\t')

export const splitCells = (row: string): string[] => row.split('\t')
