import type { PlacedCell, PlacedElement, PlacedShape, PlacedTable } from '../../deck/placed.ts'
import type { ChartBox, Rect, TableBox, TableCell } from '../../layout/boxes.ts'
import { chartInset } from '../../chart/lay-out-chart.ts'
import type { SlideTable } from '../../deck/slide-table.ts'
import type { TextMetrics } from '../../layout/text-metrics.ts'
import type { FindWords } from '../place-words.ts'
import { tidyLength } from '../edit/change-elements.ts'
import { placeLetters } from './place-letters.ts'
import { tidyRect } from './place-shape.ts'

/** What a table or a chart stands on where it brings its ground along. */
const placePlate = (rect: Rect, plate: string | null): PlacedShape[] =>
  plate === null
    ? []
    : [{ kind: 'shape', ...tidyRect(rect), fill: { kind: 'solid', colour: plate } }]

/** As large as it is painted, cell by cell; right to left its columns stand from left to right, too. */
export function placeTable(
  box: TableBox,
  findWords: FindWords,
  metrics: TextMetrics,
): PlacedElement[] {
  const order = [...box.columns.keys()].toSorted(
    (one, other) => (box.columns[one]?.x ?? 0) - (box.columns[other]?.x ?? 0),
  )
  const table: PlacedTable = {
    kind: 'table',
    ...tidyRect(box),
    columns: order.map((at) => tidyLength(box.columns[at]?.width ?? 0)),
    rows: box.rows.map(({ height }) => tidyLength(height)),
    cells: box.cells.map((cell) => ({
      ...placeCell(cell, box, findWords, metrics),
      column: order.indexOf(cell.column),
    })),
  }
  return [...placePlate(box, box.plate), table]
}

function placeCell(
  cell: TableCell,
  { header, colour, rule, rows }: TableBox,
  findWords: FindWords,
  metrics: TextMetrics,
): PlacedCell {
  const { row, column, isHeader, font, align, rtl, x, y, width } = cell
  const isRuled = !isHeader && row < rows.length - 1
  const ink = isHeader ? header.colour : colour
  const [first] = cell.lines
  const start = Math.min(...cell.lines.map((line) => line.x))
  const inset = first ? Math.max(0, Math.min(start - x, x + width - first.x - first.width)) : 0
  const paragraph = {
    ...cell,
    part: null,
    level: 0,
    mark: null,
    x: x + inset,
    width: width - 2 * inset,
    ...(cell.runs && { runs: cell.runs.map((run) => ({ ...run, colour: run.colour || ink })) }),
  }
  const side = (align === 'end') === rtl ? ('left' as const) : ('right' as const)
  const { text, room } = placeLetters(
    { paragraphs: [paragraph], align: side, font, colour: ink },
    findWords,
    metrics,
  )
  return {
    row,
    column,
    ...(isHeader && { fill: { kind: 'solid', colour: header.fill } }),
    borders: [null, null, null, isRuled ? { ...rule } : null],
    text: {
      ...text,
      insets: [
        tidyLength(room.x - x),
        tidyLength(room.y - y),
        tidyLength(x + width - room.x - room.width),
        0,
      ],
    },
  }
}

/** Drawn anew from the same figures, in the same colours and the same frame. */
export function placeChart(box: ChartBox, table: SlideTable): PlacedElement[] {
  const inset = box.plate === null ? 0 : chartInset
  const frame = {
    x: box.x + inset,
    y: box.y + inset,
    width: box.width - 2 * inset,
    height: box.height - 2 * inset,
  }
  return [
    ...placePlate(box, box.plate),
    {
      kind: 'chart',
      ...tidyRect(frame),
      table,
      colours: box.colours.slice(0, 12),
      ink: box.text,
      face: box.font.family,
      tones: {
        muted: box.muted,
        line: box.line,
        ground: box.ground,
        ...(box.font.italic && { italic: true as const }),
        ...(box.rtl && { rtl: true as const }),
      },
      alt: box.alt,
    },
  ]
}
