import { findChartKind } from '../deck/slide-table.ts'
import type { Slide } from '../deck/slide.ts'
import { createLazy } from '../lazy.ts'
import { openCharts } from './opened-charts.ts'

const charts = createLazy(async () => {
  const [{ layOutChart }, { formatTable }] = await Promise.all([
    import('./lay-out-chart.ts'),
    import('./format-table.ts'),
  ])
  openCharts({ layOutChart, formatTable })
})

/** Fetches what draws charts; whether it is there. */
export const loadCharts = async (): Promise<boolean> => (await charts.load()).ok

/** The same, if one of them needs it. */
export async function loadChartsFor(slides: readonly Pick<Slide, 'table'>[]): Promise<void> {
  if (slides.some(needsCharts)) await loadCharts()
}

/** Shown as a chart, or with figures that have a format. */
export const needsCharts = ({ table }: Pick<Slide, 'table'>): boolean =>
  table !== undefined && (findChartKind(table) !== null || table.format !== undefined)
