import { type PlacedCell, type PlacedTable, placedLimits } from '../../deck/placed.ts'
import { emptyParagraph } from '../place-words.ts'

/** Along which of its two ways a table gets and loses lines. */
export type Way = 'rows' | 'columns'

const ways = {
  rows: { at: 'row', span: 'rowSpan' },
  columns: { at: 'column', span: 'columnSpan' },
} as const

/** Cells that reach over the line are shorter then, and those that begin there begin after it. */
export function removeLine(table: PlacedTable, way: Way, line: number): PlacedTable {
  const { at, span } = ways[way]
  const cells = table.cells.flatMap((cell): PlacedCell[] => {
    const [start, size] = [cell[at], cell[span] ?? 1]
    if (line < start) return [{ ...cell, [at]: start - 1 }]
    if (line >= start + size) return [cell]
    if (size === 1) return []
    const shorter = withSpan(cell, span, size - 1)
    return [start === line ? emptyCell(shorter) : shorter]
  })
  return resize({ ...table, cells }, way, table[way].toSpliced(line, 1))
}

/** A line like the one at `model`; cells that reach over its place reach over it, too. */
export function insertLine(table: PlacedTable, way: Way, line: number, model: number): PlacedTable {
  const { at, span } = ways[way]
  const added: PlacedCell[] = []
  const cells = table.cells.map((cell): PlacedCell => {
    const [start, size] = [cell[at], cell[span] ?? 1]
    const isCrossed = start < line && start + size > line
    if (isCrossed) return withSpan(cell, span, size + 1)
    if (start <= model && start + size > model)
      added.push(emptyCell({ ...withSpan(cell, span, 1), [at]: line }))
    return start >= line ? { ...cell, [at]: start + 1 } : cell
  })
  const size = table[way][model] ?? 0
  return resize({ ...table, cells: [...cells, ...added] }, way, table[way].toSpliced(line, 0, size))
}

/** Joined cells stand apart again, each with a look of its own. */
export const partCell = (cell: PlacedCell): PlacedCell[] => {
  const { rowSpan = 1, columnSpan = 1, ...single } = cell
  return Array.from({ length: rowSpan * columnSpan }, (_, place): PlacedCell => {
    const [down, right] = [Math.floor(place / columnSpan), place % columnSpan]
    const apart = { ...single, row: cell.row + down, column: cell.column + right }
    return place === 0 ? apart : emptyCell(apart)
  })
}

/** In the order of reading turned round, so that the first column is the last. */
export const reverseColumns = (table: PlacedTable): PlacedTable => ({
  ...table,
  columns: table.columns.toReversed(),
  cells: table.cells.map((cell) => ({
    ...cell,
    column: table.columns.length - cell.column - (cell.columnSpan ?? 1),
  })),
})

/** With its first letters as those of whatever is written there next. */
const emptyCell = (cell: PlacedCell): PlacedCell => {
  if (!cell.text) return cell
  const [first = { runs: [[0, 0]] }] = cell.text.paragraphs
  return { ...cell, text: { ...cell.text, paragraphs: [emptyParagraph(first)] } }
}

function withSpan(cell: PlacedCell, span: 'rowSpan' | 'columnSpan', size: number): PlacedCell {
  const { [span]: _before, ...rest } = cell
  return size > 1 ? { ...rest, [span]: size } : rest
}

/** More rows make it higher; columns share the width that it has. */
function resize(table: PlacedTable, way: Way, sizes: number[]): PlacedTable {
  const [was, is] = [addUp(table[way]), addUp(sizes)]
  if (way === 'columns')
    return { ...table, columns: sizes.map((size) => (is > 0 ? (size * was) / is : size)) }
  const height = Math.max(0, Math.min(placedLimits.reach, table.height + is - was))
  return { ...table, rows: sizes, height }
}

const addUp = (sizes: readonly number[]): number => sizes.reduce((sum, size) => sum + size, 0)
