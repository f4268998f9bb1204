import { needsCharts } from '#core/chart/opened-charts.ts'
import type { Slide } from '#core/deck/slide.ts'
import { createLazy } from '#core/lazy.ts'
import { hasElements } from '#core/placed/opened-placed.ts'

import { useComing } from './use-coming.ts'

/** What lays charts out and what paints them: both come when a slide shows the first one. */
const charts = createLazy(async () => (await import('./chart-view.tsx')).openChartView())
/** The same for what stands where somebody placed it. */
const kept = createLazy(async () => (await import('./kept-view.tsx')).openKeptView())

export const findChartView = charts.arrived
export const findKeptView = kept.arrived
export const loadChartView = charts.load

/** Whether what draws a slide, the chart on it, or what lies over it, is on its way. */
export function useDrawing(slide: Slide): boolean {
  const drawing = hasElements(slide) && !kept.arrived() ? kept : charts
  const isLacking = drawing === kept || (needsCharts(slide) && !charts.arrived())
  return useComing(isLacking, String(drawing === kept), drawing.load)
}
