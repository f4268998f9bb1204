import { useEffect, useState } from 'react'

import { needsCharts } from '#core/chart/opened-charts.ts'
import type { Slide } from '#core/deck/slide.ts'
import { createLazy } from '#core/lazy.ts'

/** What lays charts out and what paints them: both come when a slide shows the first one. */
const drawing = createLazy(async () => (await import('./chart-view.tsx')).openChartView())

export const findChartView = drawing.arrived

/** Whether what draws the chart of a slide is on its way: its table would jump when it arrives. */
export function useChartDrawing(slide: Slide): boolean {
  const [state, setState] = useState<'coming' | 'there' | 'missing'>('coming')
  const isLacking = needsCharts(slide) && !drawing.arrived()

  useEffect(() => {
    if (!isLacking) return undefined
    let isShown = true
    void drawing.load().then(({ ok }) => isShown && setState(ok ? 'there' : 'missing'))
    return () => {
      isShown = false
    }
  }, [isLacking])

  return isLacking && state === 'coming'
}
