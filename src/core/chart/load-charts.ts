import { findChartKind } from '../deck/slide-table.ts'
import type { Slide } from '../deck/slide.ts'
import { createLazy } from '../lazy.ts'
import { openCharts } from './chart-door.ts'

const charts = createLazy(async () => openCharts((await import('./lay-out-chart.ts')).layOutChart))

/** Fetches what draws charts; whether it is there. */
export const loadCharts = async (): Promise<boolean> => (await charts.load()).ok

/** The same, if one of them is shown as a chart. */
export async function loadChartsFor(slides: readonly Pick<Slide, 'table'>[]): Promise<void> {
  if (slides.some(showsChart)) await loadCharts()
}

export const showsChart = ({ table }: Pick<Slide, 'table'>): boolean =>
  table !== undefined && findChartKind(table) !== null
