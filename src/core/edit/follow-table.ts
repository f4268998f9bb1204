import { readChartOfTable } from '../chart/chart-of-table.ts'
import {
  type PlacedCell,
  type PlacedChart,
  type PlacedTable,
  placedLimits,
} from '../deck/placed.ts'
import {
  countColumns,
  findChartKind,
  joinCells,
  type SlideTable,
  squareTable,
} from '../deck/slide-table.ts'
import type { Slide } from '../deck/slide.ts'
import { readWords } from '../emphasis/read-emphasis.ts'
import { findPlacedTable, sayCell, type StandingTable } from '../placed/edit/find-placed-table.ts'
import { retypeText } from '../placed/edit/retype-element.ts'
import {
  insertLine,
  partCell,
  removeLine,
  reverseColumns,
  type Way,
} from '../placed/edit/shape-table.ts'
import { findChange } from './find-change.ts'

/**
 * The slide with the table or chart that stands on it saying what its table says: other words, rows, columns
 * and figures in the look that is there, or none of it once the table is gone.
 */
export function followTable(before: Slide, after: Slide): Slide {
  const { placed, table } = after
  const isSame = before.table === table && before.chartAlt === after.chartAlt
  const standing = placed && !isSame ? findStanding(before, after) : null
  if (!placed || !standing) return after
  const { at } = standing
  const elements = table
    ? placed.elements.with(at, retell(standing, before, after, table))
    : placed.elements.toSpliced(at, 1)
  return { ...after, placed: { ...placed, elements } }
}

/** Whether what a slide shows of its table can go on showing it, so that it keeps its look. */
export function canFollowTable(before: Slide, after: Slide): boolean {
  const standing = findStanding(before, after)
  const { table } = after
  if (!standing || !table) return standing !== null
  if (standing.element.kind === 'chart') return readChartOfTable(table) !== null
  const cells = table.rows.length * countColumns(table)
  // What stands for a chart that is not drawn stays its table, until it is to be another.
  const isSameKind = findChartKind(table) === findChartKind(before.table ?? { rows: [] })
  return isSameKind && cells <= placedLimits.cells
}

const findStanding = ({ table }: Slide, { placed }: Slide): StandingTable | null =>
  findPlacedTable({ ...(table && { table }), ...(placed && { placed }) })

const retell = (
  { element, isReversed }: StandingTable,
  before: Slide,
  { chartAlt }: Slide,
  table: SlideTable,
): PlacedTable | PlacedChart => {
  if (element.kind === 'chart')
    return redraw(element, table, chartAlt === before.chartAlt ? element.alt : chartAlt)
  const turn = isReversed ? reverseColumns : (same: PlacedTable) => same
  return turn(rewrite(turn(element), before.table ?? table, table))
}

/** What is a table now stays the chart that it was, for whoever brings the look back. */
function redraw(
  { alt: _alt, ...chart }: PlacedChart,
  table: SlideTable,
  alt: string | undefined,
): PlacedChart {
  const show = findChartKind(table) ?? findChartKind(chart.table) ?? 'columns'
  return { ...chart, table: { ...table, show }, ...(alt !== undefined && { alt }) }
}

function rewrite(element: PlacedTable, was: SlideTable, is: SlideTable): PlacedTable {
  const [before, after] = [squareTable(was), squareTable(is)]
  const rows = findLines(before, after, 'rows')
  const columns = findLines(before, after, 'columns')
  const shaped = changeLines(changeLines(element, 'rows', rows, after), 'columns', columns, after)
  // What each place of the new table said, so that only what changed is written.
  const known = alignRows(before.rows, rows).map((row) =>
    alignRows(row.map(asList), columns).flat(),
  )
  const isTyped = (row: number, column: number) => {
    const words = after.rows[row]?.[column] ?? ''
    return words !== (known[row]?.[column] ?? '')
  }
  const parted = shaped.cells.flatMap((cell) =>
    hidesTyped(cell, isTyped, after) ? partCell(cell) : [cell],
  )
  const cells = parted.toSorted(byPlace).slice(0, placedLimits.cells)
  const model = cells.find(({ text }) => text)?.text
  const write = (cell: PlacedCell): PlacedCell => {
    const words = readWords(after.rows[cell.row]?.[cell.column] ?? '')
    const isMissing = words.trim() !== '' && sayCell(cell).trim() === ''
    const text = cell.text ?? (model && retypeText(model, ''))
    return text && (isMissing || isTyped(cell.row, cell.column))
      ? { ...cell, text: retypeText(text, words) }
      : cell
  }
  return { ...shaped, cells: cells.map(write) }
}

/** As they are read: row by row. */
const byPlace = (one: PlacedCell, other: PlacedCell): number =>
  one.row - other.row || one.column - other.column

const asList = (cell: string): string[] => [cell]

/** Something was written in one of the places over which a cell reaches. */
function hidesTyped(
  { row, column, rowSpan = 1, columnSpan = 1 }: PlacedCell,
  isTyped: (row: number, column: number) => boolean,
  { rows }: SlideTable,
): boolean {
  for (let down = 0; down < rowSpan; down++)
    for (let right = 0; right < columnSpan; right++) {
      const [there, across] = [row + down, column + right]
      const isOwn = down === 0 && right === 0
      const words = rows[there]?.[across] ?? ''
      if (!isOwn && words.trim() !== '' && isTyped(there, across)) return true
    }
  return false
}

/** From `at` on so many lines are gone and so many new. */
type Lines = { at: number; gone: number; added: number }

/** Lines say what they are by their words, or by their first where those across are others, too. */
function findLines(before: SlideTable, after: SlideTable, way: Way): Lines {
  const [was, is] = [before, after].map((table) => listLines(table, way))
  const isWhole = was?.[0]?.length === is?.[0]?.length
  const name = (line: readonly string[]) => (isWhole ? joinCells(line) : (line[0] ?? ''))
  const { start, end, newEnd } = findChange<readonly string[]>(
    (was ?? []).map(name),
    (is ?? []).map(name),
  )
  const kept = Math.min(end, newEnd) - start
  return { at: start + kept, gone: end - start - kept, added: newEnd - start - kept }
}

const listLines = (table: SlideTable, way: Way): readonly (readonly string[])[] =>
  way === 'rows'
    ? table.rows
    : Array.from({ length: countColumns(table) }, (_, at) => table.rows.map((row) => row[at] ?? ''))

const alignRows = (
  rows: readonly (readonly string[])[],
  { at, gone, added }: Lines,
): (readonly string[])[] =>
  rows.toSpliced(at, gone, ...Array.from({ length: added }, (): string[] => ['']))

function changeLines(
  element: PlacedTable,
  way: Way,
  { at, gone, added }: Lines,
  { hasHeader }: SlideTable,
): PlacedTable {
  let changed = element
  for (let count = 0; count < gone; count++) changed = removeLine(changed, way, at)
  for (let count = 0; count < added; count++) {
    const size = changed[way].length
    // A row below the names of the columns looks as those below it.
    const isBelowHead = way === 'rows' && hasHeader === true && at === 1 && count === 0
    const model = at + count > 0 && !(isBelowHead && size > 1) ? at + count - 1 : at + count
    changed = insertLine(changed, way, at + count, Math.min(model, size - 1))
  }
  return changed
}
