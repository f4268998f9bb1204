import { needsCharts } from '#core/chart/opened-charts.ts'
import type { Slide } from '#core/deck/slide.ts'
import { createLazy } from '#core/lazy.ts'
import { keepsLook } from '#core/placed/opened-placed.ts'

import { useComing } from './use-coming.ts'

/** What lays charts out and what paints them: both come when a slide shows the first one. */
const charts = createLazy(async () => (await import('./chart-view.tsx')).openChartView())
/** The same for slides that keep their look. */
const kept = createLazy(async () => (await import('./kept-view.tsx')).openKeptView())

export const findChartView = charts.arrived
export const findKeptView = kept.arrived
export const loadChartView = charts.load
export const loadKeptView = kept.load

/** Whether what draws a slide, or the chart on it, is on its way. */
export function useDrawing(slide: Slide): boolean {
  const isKept = keepsLook(slide)
  const drawing = isKept ? kept : charts
  const isLacking = (isKept || needsCharts(slide)) && !drawing.arrived()
  return useComing(isLacking, isKept ? 'kept' : 'charts', drawing.load)
}
