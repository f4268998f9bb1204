import { readChartOfTable } from '../../chart/chart-of-table.ts'
import { readCell } from '../../chart/read-cell.ts'
import { readTable } from '../../composer/reading/read-tables.ts'
import { writeTable } from '../../composer/writing/write-table.ts'
import { type SlideTable, type TableLook, tableLooks } from '../../deck/slide-table.ts'
import { type Fields, isFields } from '../../read-fields.ts'
import { readReplyText } from './read-reply-text.ts'

/** More could not be read on a wall; what is more is told in the notes. */
const most = { rows: 9, columns: 6, letters: 120 } as const

/** What is shown of a table, and its rows that have no room. */
export type ReplyTable = { table: SlideTable; more: string[][] }

/** The table in whatever a model wrote for one; null where there is none to show. */
export function readReplyTable(value: unknown, look: TableLook | null): ReplyTable | null {
  const read = readRows(value)
  if (!read) return null
  const rows = squareOff(read.rows)
  if (rows.length < 2 || (rows[0]?.length ?? 0) < 2) return null
  const hasHeader = read.hasHeader ?? namesColumns(rows)
  const room = most.rows + (hasHeader ? 1 : 0)
  const shown = writeTable({
    rows: rows.slice(0, room).map((row) => row.slice(0, most.columns)),
    hasHeader,
  })
  const wanted = look ?? (isFields(value) ? readLook(value['show']) : null)
  const beside = rows
    .slice(0, room)
    .filter((row) => row.length > most.columns)
    .map((row) => row.slice(0, 1).concat(row.slice(most.columns)))
  return { table: lookAs(shown, wanted), more: [...beside, ...rows.slice(room)] }
}

const readLook = (value: unknown): TableLook | null =>
  tableLooks.find((look) => look === value) ?? null

/** As the model wants it, where there are figures to draw; else as its cells ask for. */
function lookAs(table: SlideTable, look: TableLook | null): SlideTable {
  const { show: _show, ...plain } = table
  if (look === 'table') return plain
  if (look && isDrawable({ ...table, show: look })) return { ...table, show: look }
  return table
}

/** Most of its cells are figures, and at least two: a chart of words or of one number shows nothing. */
function isDrawable(table: SlideTable): boolean {
  const decimal = table.decimal ?? '.'
  const body = table.hasHeader ? table.rows.slice(1) : table.rows
  const cells = body.flatMap((row) => row.slice(1))
  const figures = cells.filter((cell) => readCell(cell, decimal) !== null)
  return (
    figures.length >= 2 && figures.length > cells.length / 2 && readChartOfTable(table) !== null
  )
}

type Rows = { rows: string[][]; hasHeader?: boolean }

const readCellText = (value: unknown): string =>
  isFields(value) ? readCellText(Object.values(value)[0]) : readReplyText(value, most.letters)

function readRows(value: unknown): Rows | null {
  if (typeof value === 'string') return readWritten(value)
  if (Array.isArray(value)) return readList(value)
  return isFields(value) ? readFieldsOfTable(value) : null
}

/** As Markdown or a spreadsheet writes it. */
function readWritten(text: string): Rows | null {
  const lines = text.split('\n').map((line) => line.trim())
  const start = lines.findIndex((_, at) => readTable(lines, at) !== null)
  return start === -1 ? null : (readTable(lines, start)?.table ?? null)
}

function readList(list: readonly unknown[]): Rows | null {
  const lists = list.filter((row) => Array.isArray(row))
  if (lists.length > 0) return { rows: lists.map((row) => row.map(readCellText)) }
  const objects = list.filter(isFields)
  if (objects.length > 0) {
    const names = [...new Set(objects.flatMap((row) => Object.keys(row)))]
    const rows = objects.map((row) => names.map((name) => readCellText(row[name])))
    return { rows: [names.map(beginUpper), ...rows], hasHeader: true }
  }
  const lines = list.filter((line) => typeof line === 'string')
  return readWritten(lines.join('\n'))
}

const beginUpper = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** `{ headers, rows }`, `{ labels, values }`, `{ categories, series }`: what charts are called elsewhere. */
function readFieldsOfTable(fields: Fields): Rows | null {
  const { rows, data, headers, header, columns, labels, categories, values, series, datasets } =
    fields
  const head = [headers, header, columns].find(Array.isArray)
  const body = [rows, data].find(Array.isArray)
  const names = asList(labels ?? categories)
  if (names.length > 0) {
    const lines = [series, datasets].find(Array.isArray)?.filter(isFields) ?? [{ values, data }]
    const columnsOf = lines.map((line) => asList(line['values'] ?? line['data']))
    const titles = lines.map((line) => readCellText(line['name'] ?? line['label']))
    const cells = names.map((name, at) =>
      [name, ...columnsOf.map((column) => column[at])].map(readCellText),
    )
    const isNamed = titles.some(Boolean)
    return { rows: isNamed ? [['', ...titles], ...cells] : cells, hasHeader: isNamed }
  }
  const read = body && readList(body)
  if (!read) return null
  if (head && !read.hasHeader)
    return { rows: [head.map(readCellText), ...read.rows], hasHeader: true }
  const said = fields['hasHeader']
  return typeof said === 'boolean' ? { ...read, hasHeader: said } : read
}

/** Every row as wide as the widest, none empty, and no column that is. */
function squareOff(rows: readonly string[][]): string[][] {
  const kept = rows.filter((row) => row.some(Boolean))
  const width = Math.max(0, ...kept.map(({ length }) => length))
  const columns = Array.from({ length: width }, (_, at) => at).filter((at) =>
    kept.some((row) => row[at]),
  )
  return kept.map((row) => columns.map((at) => row[at] ?? ''))
}

/** No figure in the first row where others have some. */
const namesColumns = ([first = [], ...others]: readonly string[][]): boolean =>
  !hasFigure(first) && others.some(hasFigure)

const hasFigure = (row: readonly string[]): boolean =>
  row.slice(1).some((cell) => readCell(cell, '.') !== null)

/** `Label: number` for each: what a chart without its table is drawn from. */
export function tableOfPoints(points: readonly string[]): string[][] | null {
  const rows = points.map((point) => {
    const [, label = '', figure = ''] = /^(.{1,40}?)(?::\s+|\s+[–—]\s+)(.+)$/su.exec(point) ?? []
    return [label.trim(), figure.trim()]
  })
  return rows.length >= 2 && rows.every(([, figure = '']) => readCell(figure, '.') !== null)
    ? rows
    : null
}
