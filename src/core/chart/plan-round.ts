import type { Point } from '../compose/draw.ts'
import type { ChartPlan } from './chart-plan.ts'

export type Circle = { middle: Point; radius: number }

/** What is known of a chart that stands around a middle: it has no axis to either side. */
export const planRound = (
  { middle: [x, y], radius }: Circle,
  px: number,
  names: ChartPlan['names'],
  legend: ChartPlan['legend'],
): ChartPlan => ({
  plot: { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius },
  valuePx: px,
  labelPx: px,
  tickPx: px,
  scale: null,
  across: null,
  values: 'labels',
  names,
  legend,
  endPx: px,
  under: 0,
  every: 1,
  lit: null,
  below: [],
  pinsMin: false,
  groupShare: 1,
  moved: [],
})
