import type { SlideTable } from '../deck/slide-table.ts'
import { formatNumber } from './format-number.ts'
import { readCell } from './read-cell.ts'

/** The cells of a table that are bare figures, as its format writes them. The first column names rows. */
export function formatTable(table: SlideTable): SlideTable {
  const { format, decimal = '.', hasHeader, rows } = table
  if (format === undefined) return table
  const write = (text: string): string => {
    const figure = readCell(text, decimal)
    const isBare = figure && !figure.prefix && !figure.suffix && !figure.isGrouped
    return isBare ? formatNumber(figure.value, format, decimal) : text
  }
  return {
    ...table,
    rows: rows.map((row, at) =>
      at === 0 && hasHeader ? row : row.map((text, column) => (column === 0 ? text : write(text))),
    ),
  }
}
