import { needsCharts } from '#core/chart/opened-charts.ts'
import type { Slide } from '#core/deck/slide.ts'
import { createLazy } from '#core/lazy.ts'

import { useComing } from './use-coming.ts'

/** What lays charts out and what paints them: both come when a slide shows the first one. */
const drawing = createLazy(async () => (await import('./chart-view.tsx')).openChartView())

export const findChartView = drawing.arrived
export const loadChartView = drawing.load

/** Whether what draws the chart of a slide is on its way. */
export const useChartDrawing = (slide: Slide): boolean =>
  useComing(needsCharts(slide) && !drawing.arrived(), 'charts', loadChartView)
