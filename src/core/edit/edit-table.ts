import { countColumns, type SlideTable, squareTable, type TableLook } from '../deck/slide-table.ts'
import type { DeckView } from './deck-view.ts'
import { replaceSlide } from './replace-slide.ts'

/** What a table begins with. */
export const newTable: SlideTable = {
  hasHeader: true,
  rows: Array.from({ length: 3 }, () => ['', '', '']),
}

/**
 * Null takes it away, and with it what was said of its chart. A table without any words is none.
 * @param chartAlt what its chart shows; without words that is told from its figures
 */
export const setTable = (
  view: DeckView,
  slideId: string,
  table: SlideTable | null,
  chartAlt = '',
): DeckView =>
  replaceSlide(view, slideId, (slide) => {
    const { table: before, chartAlt: _told, ...plain } = slide
    const hasWords = table?.rows.some((row) => row.some((cell) => cell.trim() !== ''))
    const told = chartAlt.trim()
    if (table && hasWords)
      return { ...plain, table: squareTable(table), ...(told !== '' && { chartAlt: told }) }
    return before ? plain : slide
  })

/** What a table is shown as. Figures of a chart are read as the language of their deck writes them. */
export function showTableAs(table: SlideTable, show: TableLook, language: string): SlideTable {
  const { show: _before, decimal, ...rest } = table
  if (show === 'table') return { ...rest, ...(decimal && { decimal }) }
  // Figures that came with a format are written in full, with a point.
  const isComma = table.format === undefined ? writesComma(language) : decimal !== undefined
  return { ...rest, show, ...(isComma && { decimal: ',' as const }) }
}

const writesComma = (language: string): boolean =>
  language !== 'und' &&
  new Intl.NumberFormat(language)
    .formatToParts(1.5)
    .some(({ type, value }) => type === 'decimal' && value === ',')

export const insertRow = (table: SlideTable, at: number): SlideTable => ({
  ...table,
  rows: table.rows.toSpliced(at, 0, Array<string>(countColumns(table)).fill('')),
})

export const insertColumn = (table: SlideTable, at: number): SlideTable => ({
  ...table,
  rows: squareTable(table).rows.map((row) => row.toSpliced(at, 0, '')),
})

export const removeRow = (table: SlideTable, at: number): SlideTable => ({
  ...table,
  rows: table.rows.toSpliced(at, 1),
})

export const removeColumn = (table: SlideTable, at: number): SlideTable => ({
  ...table,
  rows: squareTable(table).rows.map((row) => row.toSpliced(at, 1)),
})

/** Puts cells in from there on, to the end of their rows; the table grows where they need it. */
export function putCells(
  table: SlideTable,
  from: { row: number; column: number },
  cells: readonly (readonly string[])[],
): SlideTable {
  const rows = table.rows.map((row) => [...row])
  cells.forEach((texts, down) => {
    const row = (rows[from.row + down] ??= [])
    texts.forEach((text, across) => (row[from.column + across] = text))
  })
  return squareTable({ ...table, rows: rows.map((row) => Array.from(row, (cell) => cell ?? '')) })
}

/** What spreadsheets and tables of other programs put on the clipboard; null for a text of one cell. */
export function readPastedCells(text: string): string[][] | null {
  const lines = text.replaceAll('\r\n', '\n').replace(/\n$/, '').split('\n')
  if (!text.includes('\t') && lines.length === 1) return null
  return lines.map((line) => line.split('\t'))
}
