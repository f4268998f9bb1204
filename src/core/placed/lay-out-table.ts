import type { PlacedCell, PlacedLine, PlacedTable } from '../deck/placed.ts'
import type { Box, Rect } from '../layout/boxes.ts'
import type { TextMetrics } from '../layout/text-metrics.ts'
import { drawLine, fillOutline, placeRect, type Standing } from './lay-out-shape.ts'
import { outlineRect } from './paths.ts'
import { placeText } from './place-text.ts'
import type { FindWords } from './place-words.ts'
import { setLetters } from './set-letters.ts'

/** A table as fills, texts and lines. Rows are at least as high as they were, and higher for their text. */
export function layOutTable(
  table: PlacedTable,
  on: Standing,
  findWords: FindWords,
  metrics: TextMetrics,
): Box[] {
  const { columns, cells } = table
  const rows = growRows(table, on, findWords, metrics)
  const lefts = addUp(columns)
  const tops = addUp(rows)
  const spot = ({ row, column, rowSpan = 1, columnSpan = 1 }: PlacedCell): Rect => ({
    x: table.x + (lefts[column] ?? 0),
    y: table.y + (tops[row] ?? 0),
    width: (lefts[column + columnSpan] ?? lefts.at(-1) ?? 0) - (lefts[column] ?? 0),
    height: (tops[row + rowSpan] ?? tops.at(-1) ?? 0) - (tops[row] ?? 0),
  })
  const fills: Box[] = []
  const texts: Box[] = []
  const lines: Box[] = []
  for (const cell of cells) {
    const rect = placeRect(spot(cell), on)
    if (cell.fill) fills.push(...fillOutline(outlineRect(rect), { fill: cell.fill, rect }, on))
    const { text } = cell
    if (text) texts.push(...placeText({ text, inside: rect, rect }, on, findWords, metrics))
    for (const [side, line] of cell.borders.entries())
      if (line) lines.push(...drawBorder(rect, side, line, on))
  }
  return [...fills, ...lines, ...texts]
}

const addUp = (lengths: readonly number[]): number[] => {
  let sum = 0
  return [0, ...lengths.map((length) => (sum += length))]
}

function growRows(
  { columns, rows, cells }: PlacedTable,
  on: Standing,
  findWords: FindWords,
  metrics: TextMetrics,
): number[] {
  const heights = [...rows]
  for (const { row, column, rowSpan = 1, columnSpan = 1, text } of cells) {
    if (!text || rowSpan > 1 || text.vertical) continue
    const [l, t, r, b] = text.insets
    const wide = columns.slice(column, column + columnSpan).reduce((sum, one) => sum + one, 0)
    const room = { x: 0, y: 0, width: Math.max(1, (wide - l - r) * on.scale), height: 0 }
    const { height } = setLetters({ text, room, findWords, scale: on.scale }, metrics)
    heights[row] = Math.max(heights[row] ?? 0, height / on.scale + t + b)
  }
  return heights
}

/** Left, top, right, bottom. */
function drawBorder({ x, y, width, height }: Rect, side: number, line: PlacedLine, on: Standing) {
  const [right, bottom] = [x + width, y + height]
  const ends = [
    [x, y, x, bottom],
    [x, y, right, y],
    [right, y, right, bottom],
    [x, bottom, right, bottom],
  ] as const
  const [x1, y1, x2, y2] = ends[side] ?? ends[0]
  return drawLine(
    [
      { op: 'move', to: [x1, y1] },
      { op: 'line', to: [x2, y2] },
    ],
    line,
    on,
  )
}
