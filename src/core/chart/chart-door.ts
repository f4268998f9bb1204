import type { formatTable } from './format-table.ts'
import type { layOutChart } from './lay-out-chart.ts'

/**
 * What draws charts and writes figures by their format is too much for a first load: it comes when a
 * slide needs it (`core/chart/load-charts`). Until then a chart is the table that it is made of.
 */
export type Charts = { layOutChart: typeof layOutChart; formatTable: typeof formatTable }

let charts: Charts | null = null
const listeners = new Set<() => void>()

export function openCharts(arrived: Charts): void {
  charts = arrived
  for (const listener of listeners) listener()
}

export const findCharts = (): Charts | null => charts

export function subscribeToCharts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
