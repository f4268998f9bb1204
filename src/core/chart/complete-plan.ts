import type { Rect } from '../layout/boxes.ts'
import { type Chart, countCategories } from './chart.ts'
import type { ChartPlan } from './chart-plan.ts'
import type { CategoryLabel } from './fit-categories.ts'
import type { LineEnds } from './line-ends.ts'
import type { Scale } from './nice-scale.ts'
import type { Span } from './stack-values.ts'

/** What is told of a chart, and what only its drawing needs. */
export type AxesPlan = {
  told: ChartPlan
  plot: Rect
  valuePx: number
  tickPx: number
  below: readonly number[]
  values: ChartPlan['values']
  lit: number | null
  across: Scale | null
  scale: Scale
  count: number
  isFlat: boolean
  spans: (Span | null)[][]
  labels: readonly CategoryLabel[]
  ends: LineEnds | null
  tickTexts: readonly string[]
  /** Where a value stands along its axis, and where the middle of a category is. */
  along(value: number): number
  centre(at: number): number
  under: number
}

const clamp = (share: number): number => Math.max(0, Math.min(1, share))

/** An area goes from its first category to its last, and has no room beside them. */
export function placeCategory({ kind }: Chart, plot: Rect, count: number, at: number): number {
  if (kind === 'area')
    return count === 1 ? plot.x + plot.width / 2 : plot.x + (plot.width * at) / (count - 1)
  const isFlat = kind === 'bars'
  const band = (isFlat ? plot.height : plot.width) / count
  return (isFlat ? plot.y : plot.x) + band * (at + 0.5)
}

type Parts = Pick<AxesPlan, 'spans' | 'labels' | 'ends' | 'tickTexts'> & {
  told: ChartPlan & { scale: Scale }
  /** Whether the first category is the lowest one. */
  isUpward?: boolean | undefined
}

/** Where values and categories stand follows from what was decided. */
export function completePlan(chart: Chart, { told, isUpward, ...parts }: Parts): AxesPlan {
  const { plot, scale } = told
  const [isFlat, count] = [chart.kind === 'bars', countCategories(chart)]
  return {
    ...told,
    ...parts,
    told,
    count,
    isFlat,
    along(value) {
      // Beyond the ends of an axis that its file sets, nothing is drawn.
      const share = clamp((value - scale.min) / (scale.max - scale.min))
      return isFlat ? plot.x + plot.width * share : plot.y + plot.height * (1 - share)
    },
    centre: (at) => placeCategory(chart, plot, count, isFlat && isUpward ? count - 1 - at : at),
  }
}
