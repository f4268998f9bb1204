import { findChartKind } from '../deck/slide-table.ts'
import type { Slide } from '../deck/slide.ts'
import type { formatTable } from './format-table.ts'
import type { layOutChart } from './lay-out-chart.ts'

/**
 * What draws charts and writes figures by their format is too much for a first load: it comes when a
 * slide needs it (`core/chart/load-charts`). Until then a chart is the table that it is made of.
 */
export type Charts = { layOutChart: typeof layOutChart; formatTable: typeof formatTable }

let charts: Charts | null = null

export function openCharts(arrived: Charts): void {
  charts = arrived
}

export const findCharts = (): Charts | null => charts

/** Shown as a chart, or with figures that have a format. */
export const needsCharts = ({ table }: Pick<Slide, 'table'>): boolean =>
  table !== undefined && (findChartKind(table) !== null || table.format !== undefined)
