import type { Slide } from '../deck/slide.ts'
import { createLazy } from '../lazy.ts'
import { needsCharts, openCharts } from './opened-charts.ts'

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
