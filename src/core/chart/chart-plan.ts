import type { ChartMark, Rect } from '../layout/boxes.ts'
import type { Legend } from './draw-legend.ts'
import type { Scale } from './nice-scale.ts'

/** What was decided while a chart was drawn, so that a native chart is told the same. */
export type ChartPlan = {
  /** Inside of the axes; of a round chart, around its circle. */
  plot: Rect
  /** Of the figures that stand at bars, points and slices. */
  valuePx: number
  /** Of the names of categories. */
  labelPx: number
  /** Of what an axis says. */
  tickPx: number
  scale: Scale | null
  /** Of a scatter: the other axis. */
  across: Scale | null
  /** How values are read: each where it stands, on an axis with lines, or both. */
  values: 'labels' | 'axis' | 'both'
  /** How series are told apart: not at all, at the end of each line, in a legend; slices have names. */
  names: 'none' | 'ends' | 'legend' | 'slices'
  legend: Legend | null
  endPx: number
  /** Between the plot and the names of categories: room for figures below nought, in px. */
  under: number
  /** Every how many categories have a name. */
  every: number
  /** Of one series: the category that stands out, in the first colour; the others have the second. */
  lit: number | null
  /** Values of a line that stand below their points, because the line goes up from there. */
  below: readonly number[]
  /** Where programs differ in where the axis begins, it is told. */
  pinsMin: boolean
  /** Of the room of a category, what its bars take together. */
  groupShare: number
  /** How far the name at the end of each line had to move to make way, in px. */
  moved: readonly number[]
}

export type DrawnChart = { marks: ChartMark[]; plan: ChartPlan }
