import type { Rect } from '../layout/boxes.ts'
import { type Chart, countCategories, listValues } from './chart.ts'
import type { ChartPlan } from './chart-plan.ts'
import { type AxesPlan, completePlan, placeCategory } from './complete-plan.ts'
import {
  type ChartLook,
  type ChartSheet,
  inkEm,
  leading,
  maxOf,
  type Measure,
  sizesFrom,
} from './chart-sheet.ts'
import { drawLegend } from './draw-legend.ts'
import { type CategoryLabel, fitCategories, widthOf } from './fit-categories.ts'
import { formatForStep, formatNumber, general } from './format-number.ts'
import { fitLineEnds } from './line-ends.ts'
import { areClose, findDomain, leaveAir, makeScale, type Scale } from './nice-scale.ts'
import { stackValues } from './stack-values.ts'

/** Of the room of a category, what its bars take together. */
const groupShare = 0.64

export const gap = { value: 8, category: 18, end: 14, dot: 16, tick: 16, flat: 10 } as const

const largest = { value: 32, category: 28, tick: 24 } as const
/** Below this a figure is better read off an axis. */
const smallestValue = 18
/** Beyond these nobody reads them one by one. */
const mostValues = { bars: 24, points: 12 } as const

/** Everything that is decided about a chart with axes before it is drawn. The legend is drawn already. */
export function planAxes(chart: Chart, rect: Rect, look: ChartLook, sheet: ChartSheet): AxesPlan {
  const { kind, series } = chart
  const { measure } = sheet
  const isFlat = kind === 'bars'
  const count = countCategories(chart)
  const spans = stackValues(chart)
  const own = listValues(chart)
  const drawn = spans.flat().flatMap((span) => span ?? [])
  const beginsAtZero = kind !== 'line' && kind !== 'scatter'
  const domain = findDomain(beginsAtZero ? drawn : own, beginsAtZero)
  const scale = makeScale(...leaveAir(domain))
  const tickCode = formatForStep(scale.step, chart.format)
  const tickTexts = scale.ticks.map((tick) => formatNumber(tick, tickCode, chart.decimal))

  const ends = kind === 'line' ? fitLineEnds(series, rect, measure) : null
  const isNamed = series.length > 1
  const legend =
    isNamed && !ends
      ? drawLegend(
          series.map(({ name }) => name),
          rect,
          look,
          sheet,
        )
      : null
  const room = { ...rect }
  if (ends) room.width -= ends.width + gap.end + 2
  if (legend) {
    room.y += legend.height + 12
    room.height -= legend.height + 12
  }
  if (isFlat) {
    // A plot that ends with its chart, LibreOffice moves in by about as much.
    room.y += gap.flat
    room.height -= 2 * gap.flat
  }

  const shared = { chart, rect, room, count, scale, domain, tickTexts, measure }
  const withValues = isFlat ? fitBarValues(shared) : fitColumnValues(shared)
  const valueSizes = kind === 'line' ? fitPointValues(shared) : withValues
  for (const valuePx of [...valueSizes, null]) {
    const placed = isFlat ? placeFlat(shared, valuePx) : placeUpright(shared, valuePx)
    const { plot, labels, every, under } = placed
    const told: ChartPlan & { scale: Scale } = {
      plot,
      valuePx: valuePx ?? largest.tick,
      labelPx: labels[0]?.px ?? largest.category,
      tickPx: largest.tick,
      scale,
      across: kind === 'scatter' ? findAcross(chart) : null,
      values: valuePx === null ? 'axis' : 'labels',
      names: ends ? 'ends' : legend ? 'legend' : 'none',
      legend,
      endPx: ends?.px ?? largest.category,
      under,
      every,
      lit: look.lightsNone ? null : findLit(chart),
      below: kind === 'line' ? findValleys(chart) : [],
      pinsMin: areClose(own),
      groupShare,
      moved: [],
    }
    const plan = completePlan(chart, { told, spans, labels, ends, tickTexts })
    if (valuePx === null || kind !== 'line' || pointValuesFit(chart, plan, rect, measure))
      return plan
  }
  throw new Error('A chart always has an axis to fall back to')
}

type Shared = {
  chart: Chart
  rect: Rect
  /** Without the legend and the names at line ends. */
  room: Rect
  count: number
  scale: Scale
  domain: readonly [low: number, high: number]
  tickTexts: readonly string[]
  measure: Measure
}

const listTexts = ({ format, decimal, series }: Chart): string[] =>
  series.flatMap(({ values }) =>
    values.flatMap((value) => (value === null ? [] : [formatNumber(value, format, decimal)])),
  )

const widestValue = ({ chart, measure }: Shared, px: number): number =>
  maxOf(listTexts(chart).map((text) => measure(text, px, true)))

const valueSizes = sizesFrom(largest.value).filter((px) => px >= smallestValue)

/** Figures stand at bars if every one of them has room, and there are not too many to be read. */
function fitColumnValues(shared: Shared): number[] {
  const { chart, room, count } = shared
  if (chart.kind !== 'columns' || listValues(chart).length > mostValues.bars) return []
  const band = room.width / count
  const width = chart.series.length === 1 ? band : (band * groupShare) / chart.series.length
  return valueSizes.filter((px) => widestValue(shared, px) + 6 <= width).slice(0, 1)
}

function fitBarValues(shared: Shared): number[] {
  const { chart, room, count } = shared
  if (listValues(chart).length > mostValues.bars) return []
  const height = ((room.height / count) * groupShare) / chart.series.length
  return valueSizes
    .filter((px) => px * 1.1 <= Math.max(height, 0) && widestValue(shared, px) < room.width * 0.3)
    .slice(0, 1)
}

/** At the points of a single line; whether they meet is only known where they stand. */
const fitPointValues = ({ chart }: Shared): number[] =>
  chart.series.length === 1 && listValues(chart).length <= mostValues.points
    ? valueSizes.filter((px) => px <= 28)
    : []

type Placed = { plot: Rect; labels: readonly CategoryLabel[]; every: number; under: number }

function placeFlat(shared: Shared, valuePx: number | null): Placed {
  const { chart, rect, room, count, domain, tickTexts, measure } = shared
  const width = rect.width * 0.34
  const band = (room.height - (valuePx === null ? largest.tick * leading + gap.tick : 0)) / count
  const { labels, every } = fitCategories(
    chart.categories,
    {
      largest: largest.category,
      width,
      lines: (px) => Math.floor((band + 2) / (px * leading)),
      isFree: (shown, step) =>
        shown.every(
          (label) =>
            label.lines.length * label.px * leading <= Math.min(band * step + 2, room.height) &&
            // The first and the last are moved in where they would hang out.
            label.lines.length * label.px * leading * (step > 1 ? 1.5 : 1) <= band * (step + 0.5) &&
            widthOf(label, measure) <= width,
        ),
    },
    measure,
  )
  const column = maxOf(labels.map((label) => widthOf(label, measure)))
  const plot = { ...room }
  const start = column > 0 ? column + gap.end : 0
  const end =
    valuePx === null
      ? measure(tickTexts.at(-1) ?? '', largest.tick) / 2
      : widestValue(shared, valuePx) + gap.value + 2
  const under =
    domain[0] < 0 ? (valuePx === null ? measure(tickTexts[0] ?? '', largest.tick) / 2 : end) : 0
  const first = Math.max(start + (valuePx === null ? 0 : under), under)
  plot.x += first
  plot.width -= first + (domain[1] > 0 || valuePx === null ? end : 0)
  if (valuePx === null) plot.height -= largest.tick * leading + gap.tick
  return { plot, labels, every, under: valuePx === null ? 0 : under }
}

function placeUpright(shared: Shared, valuePx: number | null): Placed {
  const { chart, rect, room, count, domain, tickTexts, measure } = shared
  const plot = { ...room }
  const head = valuePx === null ? largest.tick * 0.6 : valuePx * inkEm.above + gap.value
  const isLine = chart.kind === 'line'
  const under =
    valuePx !== null && (domain[0] < 0 || isLine)
      ? valuePx * (inkEm.above + inkEm.below) + gap.value
      : 0
  if (valuePx === null) {
    const ticks = maxOf(tickTexts.map((text) => measure(text, largest.tick))) + gap.tick
    plot.x += ticks
    plot.width -= ticks
  }
  let labels: readonly CategoryLabel[] = []
  let every = 1
  if (chart.kind === 'scatter') {
    const across = findAcross(chart)
    const last = formatNumber(across.max, formatForStep(across.step, general), chart.decimal)
    plot.height -= largest.tick * leading + gap.tick
    plot.width -= measure(last, largest.tick) / 2
  } else {
    const band = plot.width / (chart.kind === 'area' ? Math.max(1, count - 1) : count)
    const centre = (at: number) => placeCategory(chart, plot, count, at)
    const fitted = fitCategories(
      chart.categories,
      {
        largest: largest.category,
        width: band - 10,
        lines: () => 2,
        isFree: (shown) => standApart(shown, centre, rect, measure),
      },
      measure,
    )
    ;({ labels, every } = fitted)
    const tall = maxOf(labels.map(({ lines, px }) => lines.length * px * leading))
    plot.height -= tall > 0 ? tall + gap.category : 0
  }
  if (domain[1] > 0 || valuePx === null) {
    const top = isLine && valuePx !== null ? head + gap.dot : head
    plot.y += top
    plot.height -= top
  }
  plot.height -= under
  if (valuePx === null && labels.length === 0 && chart.kind !== 'scatter')
    plot.height -= largest.tick * 0.6
  return { plot, labels, every, under }
}

/** The same from top to bottom. */
export const settleDown = (middle: number, height: number, rect: Rect): number =>
  Math.min(Math.max(middle, rect.y + height / 2), rect.y + rect.height - height / 2)

/** Centred at its place, but never outside of the chart. */
export const settle = (centre: number, width: number, rect: Rect): number =>
  Math.min(Math.max(centre, rect.x + width / 2), rect.x + rect.width - width / 2)

function standApart(
  labels: readonly CategoryLabel[],
  centre: (at: number) => number,
  rect: Rect,
  measure: Measure,
): boolean {
  let end = Number.NEGATIVE_INFINITY
  return labels.every((label) => {
    const width = widthOf(label, measure)
    const x = settle(centre(label.at), width, rect)
    const isClear = x - width / 2 >= end + 8 && width <= rect.width
    end = x + width / 2
    return isClear
  })
}

export function findAcross({ series }: Chart): Scale {
  const xs = series.flatMap(({ at = [] }) => at.filter((x) => x !== null))
  return makeScale(...leaveAir(findDomain(xs, false)))
}

/** Of one row of bars, the longest. */
function findLit({ kind, series }: Chart): number | null {
  const [only, ...others] = series
  if (!only || others.length > 0 || (kind !== 'columns' && kind !== 'bars')) return null
  const values = only.values.map((value) => value ?? Number.NEGATIVE_INFINITY)
  const highest = Math.max(...values)
  return values.filter((value) => value === highest).length === 1 ? values.indexOf(highest) : null
}

const isAbove = (other: number | null | undefined, value: number): boolean =>
  other === undefined || other === null || other >= value

/** Points from which a line goes up on both sides. */
function findValleys({ series }: Chart): number[] {
  const values = series[0]?.values ?? []
  return values.flatMap((value, at) => {
    if (value === null) return []
    const [before, after] = [values[at - 1], values[at + 1]]
    const isLow = isAbove(before, value) && isAbove(after, value)
    return isLow && ((before ?? value) > value || (after ?? value) > value) ? [at] : []
  })
}

export type PointValue = { text: string; left: number; baseline: number; width: number; at: number }

/** Above its point, on the side that the line leaves free; below where the line goes up from it. */
export function placePointValues(
  { series, format, decimal }: Chart,
  { along, centre, below, valuePx }: AxesPlan,
  rect: Rect,
  measure: Measure,
): PointValue[] {
  const values = series[0]?.values ?? []
  return values.flatMap((value, at): PointValue[] => {
    if (value === null) return []
    const text = formatNumber(value, format, decimal)
    const width = measure(text, valuePx, true)
    const [before = null, after = null] = [values[at - 1], values[at + 1]]
    const [rises, falls] = [after !== null && after > value, before !== null && before > value]
    const isBelow = below.includes(at)
    const lean = isBelow || rises === falls ? 0 : rises ? -1 : 1
    const x = centre(at) + lean * Math.max(0, width / 2 - valuePx * 0.3)
    const left = settle(x, width, rect) - width / 2
    const baseline = isBelow
      ? along(value) + gap.dot + valuePx * inkEm.above
      : along(value) - gap.dot
    return [{ text, left, baseline, width, at }]
  })
}

function pointValuesFit(chart: Chart, plan: AxesPlan, rect: Rect, measure: Measure): boolean {
  const [above, under] = [plan.valuePx * inkEm.above, plan.valuePx * inkEm.below]
  const bottom = plan.plot.y + plan.plot.height + plan.under
  const boxes = placePointValues(chart, plan, rect, measure).map(({ left, baseline, width }) => ({
    left,
    right: left + width + 4,
    top: baseline - above,
    bottom: baseline + under + 2,
  }))
  return boxes.every(
    (box, at) =>
      box.top >= rect.y &&
      box.bottom <= bottom + 2 &&
      boxes
        .slice(at + 1)
        .every(
          (other) =>
            box.right <= other.left ||
            other.right <= box.left ||
            box.bottom <= other.top ||
            other.bottom <= box.top,
        ),
  )
}
