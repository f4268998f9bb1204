import type { layOutChart } from './lay-out-chart.ts'

/**
 * What draws charts is too much for a first load: it comes when a slide shows one
 * (`core/chart/load-charts`). Until then a chart is the table that it is made of.
 */
export type LayOutChart = typeof layOutChart

let layOut: LayOutChart | null = null
const listeners = new Set<() => void>()

export function openCharts(it: LayOutChart): void {
  layOut = it
  for (const listener of listeners) listener()
}

export const findChartLayout = (): LayOutChart | null => layOut

export function subscribeToCharts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
