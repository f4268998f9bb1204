import { general } from '#core/chart/format-number.ts'
import type { ChartKind, SlideTable } from '#core/deck/slide-table.ts'

import type { ReadLoss } from '../loss.ts'

export type ChartLoss = Extract<
  ReadLoss['kind'],
  'chart-depth' | 'chart-kind' | 'chart-kinds' | 'chart-stacking' | 'chart-levels' | 'chart-cut'
>

export type Chart = {
  title: string
  /** Shown as a chart, unless it is of a kind that none of ours comes near to. */
  table: SlideTable
  losses: ChartLoss[]
}

/** One row of figures of a chart, as its file has them. */
export type Series = {
  name: string
  /** As they are shown. */
  labels: readonly string[]
  values: (number | null)[]
  /** Where the values stand, in charts of points. */
  at: (number | null)[]
  format: string
}

/** More than a slide takes in, or anybody can tell apart. */
const most = { series: 12, rows: 200, cells: 1_900 } as const

/** Those that have figures, as many as a slide takes in; whether the file has more. */
export const chooseSeries = <One extends Series>(
  found: readonly One[],
): { series: One[]; hasMore: boolean } => ({
  series: found
    .filter(({ values }) => values.some((value) => value !== null))
    .slice(0, most.series),
  hasMore: found.length > most.series,
})

/** The table that a chart of them is drawn from; whether it has all of their figures. */
export function tabulateSeries(
  series: readonly Series[],
  show: ChartKind | undefined,
): { table: SlideTable; isCut: boolean } {
  const rows = show === 'scatter' ? listPlaces(series) : listCategories(series)
  const room = Math.min(most.rows, Math.floor(most.cells / (series.length + 1)))
  const format = series.find((one) => one.format && one.format !== general)?.format
  return {
    isCut: rows.length > room,
    table: {
      rows: [['', ...series.map(({ name }) => name)], ...rows.slice(0, room)],
      hasHeader: true,
      ...(show && { show }),
      ...(format && format.length <= 200 && { format }),
    },
  }
}

/** In full, as the file has it: how many digits are shown is the format's affair. */
const write = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value)

function listCategories(series: readonly Series[]): string[][] {
  const labels = series.find((one) => one.labels.length > 0)?.labels
  const count = Math.max(labels?.length ?? 0, ...series.map(({ values }) => values.length))
  return Array.from({ length: count }, (_, row) => [
    labels?.[row] ?? '',
    ...series.map(({ values }) => write(values[row])),
  ])
}

/** Points of series that share their places share rows; others have rows of their own. */
function listPlaces(series: readonly Series[]): string[][] {
  const placed = series.map(({ values, at }) => ({
    values,
    at: at.some((x) => x !== null) ? at : values.map((_, index) => index + 1),
  }))
  const [first] = placed
  const areShared = placed.every(({ at }) => JSON.stringify(at) === JSON.stringify(first?.at))
  if (areShared && first) {
    const count = Math.max(...placed.map(({ values }) => values.length))
    return Array.from({ length: count }, (_, row) => [
      write(first.at[row]),
      ...placed.map(({ values }) => write(values[row])),
    ])
  }
  return placed.flatMap(({ values, at }, index) =>
    values.map((value, row) =>
      [write(at[row])].concat(placed.map((_, column) => (column === index ? write(value) : ''))),
    ),
  )
}
