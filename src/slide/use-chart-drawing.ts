import { useEffect, useState, useSyncExternalStore } from 'react'

import { findCharts, subscribeToCharts } from '#core/chart/chart-door.ts'
import { loadCharts, needsCharts } from '#core/chart/load-charts.ts'
import type { Slide } from '#core/deck/slide.ts'

/** Whether what draws the chart of a slide is on its way: its table would jump when it arrives. */
export function useChartDrawing(slide: Slide): boolean {
  const isThere = useSyncExternalStore(subscribeToCharts, () => findCharts() !== null)
  const [isMissing, setMissing] = useState(false)
  const isLacking = !isThere && needsCharts(slide)

  useEffect(() => {
    if (!isLacking) return
    let isShown = true
    void loadCharts().then((isLoaded) => isShown && setMissing(!isLoaded))
    return () => {
      isShown = false
    }
  }, [isLacking])

  return isLacking && !isMissing
}
