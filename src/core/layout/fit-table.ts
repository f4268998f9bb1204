import { countColumns, type SlideTable } from '../deck/slide-table.ts'
import { breakLines } from './break-lines.ts'
import type { Rect, TableBox, TableCell } from './boxes.ts'
import { linePitch, pxPerPt } from './stage.ts'
import { choosePadding, describeColumns, shareWidth, type TableColumn } from './table-columns.ts'
import { isRtlText } from './text-direction.ts'
import type { Font, TextMetrics } from './text-metrics.ts'

export type TableToFit = {
  table: SlideTable
  frame: Rect
  font: Font
  /** The largest size that it is set in. */
  sizePt: number
  rtl: boolean
}

export type FittedTable = Pick<
  TableBox,
  'columns' | 'rows' | 'cells' | 'padding' | 'overflows' | 'hiddenRows'
> & { height: number }

const ladderPt = [24, 22, 20, 18, 16, 14, 12, 11, 10] as const

/** Room above and below the text of a cell, in em. */
const paddingEm = 0.32

/** How high it is at its largest size; as its frame, when that is too low for it. */
export function measureTable(input: TableToFit, metrics: TextMetrics): number {
  const columns = describeColumns(input.table, input.font, metrics)
  const set = setTable(input, columns, input.sizePt, metrics)
  return set.overflows ? input.frame.height : set.height
}

/** The largest size at which all rows fit with their words whole; at the smallest, as many as fit. */
export function fitTable(input: TableToFit, metrics: TextMetrics): FittedTable {
  const columns = describeColumns(input.table, input.font, metrics)
  const sizes = [input.sizePt, ...ladderPt.filter((pt) => pt < input.sizePt)]
  let set = setTable(input, columns, sizes[0] ?? input.sizePt, metrics)
  for (const sizePt of sizes.slice(1)) {
    if (!set.overflows && !set.cutsWord) break
    set = setTable(input, columns, sizePt, metrics)
  }
  return set
}

function setTable(
  { table, frame, font, rtl }: TableToFit,
  columns: readonly TableColumn[],
  sizePt: number,
  metrics: TextMetrics,
): FittedTable & { cutsWord: boolean } {
  const px = sizePt * pxPerPt
  const pitch = px * linePitch
  const padding = {
    x: choosePadding(columns, frame.width, px),
    y: Math.round(px * paddingEm),
  }
  const widths = shareWidth(columns, { width: frame.width, padding: padding.x, px })
  const maxLines = Math.max(1, Math.floor((frame.height - 2 * padding.y) / pitch))
  const { ascent, descent } = metrics.vertical(font)
  const seat = (pitch + (ascent - descent) * px) / 2
  const starts = placeColumns(frame, widths, rtl)

  const set: FittedTable & { cutsWord: boolean } = {
    columns: widths.map((width, column) => ({ x: starts[column] ?? frame.x, width })),
    rows: [],
    cells: [],
    padding,
    overflows: columns.length < countColumns(table),
    hiddenRows: 0,
    cutsWord: false,
    height: 0,
  }
  for (const [row, texts] of table.rows.entries()) {
    const isHeader = row === 0 && table.hasHeader === true
    const face: Font = isHeader ? { ...font, weight: 700 } : font
    const measure = (run: string) => metrics.measure(run, face, px)
    const broken = columns.map((_, column) => {
      const text = texts[column] ?? ''
      const width = (widths[column] ?? 0) - 2 * padding.x
      return { text, width, ...breakLines(text, width, measure, maxLines) }
    })
    const height = Math.max(...broken.map(({ lines }) => lines.length)) * pitch + 2 * padding.y
    if (set.height + height > frame.height + 0.01) {
      set.hiddenRows = table.rows.length - row
      set.overflows = true
      break
    }
    const y = frame.y + set.height
    set.rows.push({ y, height })
    for (const [column, { text, width, lines, cutsWord }] of broken.entries()) {
      const x = (starts[column] ?? frame.x) + padding.x
      const align = columns[column]?.isNumeric ? 'end' : 'start'
      const cell: TableCell = {
        row,
        column,
        x: x - padding.x,
        y,
        width: width + 2 * padding.x,
        height,
        text,
        isHeader,
        font: face,
        sizePt,
        pitch,
        align,
        rtl: isRtlText(text) ?? rtl,
        lines: lines.map((line, at) => ({
          ...line,
          x: (align === 'start') === rtl ? x + width - line.width : x,
          baseline: y + padding.y + at * pitch + seat,
        })),
      }
      set.cells.push(cell)
      set.cutsWord ||= cutsWord
      set.overflows ||= (lines.at(-1)?.end ?? 0) < text.length
    }
    set.height += height
  }
  return set
}

/** The left edge of each column; the first one stands where the slide begins to be read. */
function placeColumns(frame: Rect, widths: readonly number[], rtl: boolean): number[] {
  let at = rtl ? frame.x + frame.width : frame.x
  return widths.map((width) => {
    if (rtl) at -= width
    const start = at
    if (!rtl) at += width
    return start
  })
}
