import { countColumns, type SlideTable } from '../../deck/slide-table.ts'
import { breakMeasured } from '../lines/break-lines.ts'
import type { Rect, TableBox, TableCell, TextLine } from '../boxes.ts'
import { type MeasuredCell, measureCell } from './measure-cell.ts'
import { linePitch, pxPerPt } from '../stage.ts'
import { choosePadding, describeColumns, shareWidth, type TableColumn } from './table-columns.ts'
import { isRtlText } from '../texts/text-direction.ts'
import { findRuns } from '../texts/opened-runs.ts'
import type { StandIns } from '../../compose/substitute-fonts.ts'
import type { Font, TextMetrics } from '../text-metrics.ts'

export type TableToFit = {
  table: SlideTable
  frame: Rect
  font: Font
  /** The largest size that it is set in. */
  sizePt: number
  rtl: boolean
  standIns?: StandIns | undefined
}

export type FittedTable = Pick<
  TableBox,
  'columns' | 'rows' | 'cells' | 'padding' | 'overflows' | 'hiddenRows'
> & { height: number }

const ladderPt = [24, 22, 20, 18, 16, 14, 12, 11, 10] as const

/** Room above and below the text of a cell, in em: the least, and more where nothing else needs it. */
const paddingEm = 0.32
const airyEm = [0.8, 0.65, 0.5] as const

/** How high it is at its largest size; as its frame, when that is too low for it. */
export function measureTable(input: TableToFit, metrics: TextMetrics): number {
  const set = setTable(input, measureCells(input, metrics), input.sizePt, metrics)
  return set.overflows ? input.frame.height : set.height
}

/** The largest size at which all rows fit with their words whole; at the smallest, as many as fit. */
export function fitTable(input: TableToFit, metrics: TextMetrics): FittedTable {
  const measured = measureCells(input, metrics)
  const sizes = [input.sizePt, ...ladderPt.filter((pt) => pt < input.sizePt)]
  let set = setTable(input, measured, sizes[0] ?? input.sizePt, metrics)
  for (const sizePt of sizes.slice(1)) {
    if (!set.overflows && !set.cutsWord) break
    set = setTable(input, measured, sizePt, metrics)
  }
  if (set.overflows || set.cutsWord) return set
  const sizePt = set.cells[0]?.sizePt ?? input.sizePt
  for (const em of airyEm) {
    const airy = setTable(input, measured, sizePt, metrics, em)
    if (!airy.overflows) return airy
  }
  return set
}

type MeasuredTable = {
  rows: readonly (readonly MeasuredCell[])[]
  columns: readonly TableColumn[]
}

/** Beyond these nothing could be seen: a table from a spreadsheet may have thousands. */
const most = { rows: 40, columns: 40 }

function measureCells({ table, font, standIns }: TableToFit, metrics: TextMetrics): MeasuredTable {
  const columns = Math.min(countColumns(table), most.columns)
  const rows = table.rows.slice(0, most.rows).map((texts, row) => {
    const face = faceOf(table, row, font)
    return Array.from({ length: columns }, (_, column) =>
      measureCell(texts[column] ?? '', { font: face, colour: '', standIns }, metrics),
    )
  })
  return { rows, columns: describeColumns(rows, table.hasHeader === true) }
}

/** A header is bold. */
const faceOf = ({ hasHeader }: SlideTable, row: number, font: Font): Font =>
  row === 0 && hasHeader === true ? { ...font, weight: 700 } : font

function setTable(
  { table, frame, font, rtl }: TableToFit,
  { rows, columns }: MeasuredTable,
  sizePt: number,
  metrics: TextMetrics,
  airEm: number = paddingEm,
): FittedTable & { cutsWord: boolean } {
  const px = sizePt * pxPerPt
  const pitch = px * linePitch
  const padding = {
    x: choosePadding(columns, frame.width, px),
    y: Math.round(px * airEm),
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
  for (const [row, cells] of rows.entries()) {
    const broken = cells.map((measured, column) => {
      const width = (widths[column] ?? 0) - 2 * padding.x
      return Object.assign(breakMeasured(measured, px, width, maxLines), { measured, width })
    })
    const height = Math.max(...broken.map(({ lines }) => lines.length)) * pitch + 2 * padding.y
    if (set.height + height > frame.height + 0.01) {
      set.hiddenRows = table.rows.length - row
      set.overflows = true
      break
    }
    const y = frame.y + set.height
    set.rows.push({ y, height })
    for (const [column, { measured, width, lines, cutsWord }] of broken.entries()) {
      const { text, painted, runs, runRuler } = measured
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
        isHeader: row === 0 && table.hasHeader === true,
        font: faceOf(table, row, font),
        sizePt,
        pitch,
        align,
        rtl: isRtlText(text) ?? rtl,
        ...(runs && { runs }),
        lines: lines.map(({ start, end, visibleEnd, width: taken }, at) => {
          const line: TextLine = {
            text: painted.slice(start, visibleEnd),
            start,
            end,
            width: taken,
            x: (align === 'start') === rtl ? x + width - taken : x,
            baseline: y + padding.y + at * pitch + seat,
          }
          const look = { sizePx: px, colour: '', rtl: isRtlText(text) ?? rtl }
          const pieces = runRuler && findRuns()?.divideLine(runRuler, line, look)
          return pieces ? Object.assign(line, { pieces }) : line
        }),
      }
      set.cells.push(cell)
      set.cutsWord ||= cutsWord
      set.overflows ||= (lines.at(-1)?.end ?? 0) < text.length
    }
    set.height += height
  }
  if (set.hiddenRows === 0 && table.rows.length > rows.length) {
    set.hiddenRows = table.rows.length - rows.length
    set.overflows = true
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
