import type { Rect } from '../layout/boxes.ts'
import { type AskedOfChart, type Chart, countCategories } from './chart.ts'
import type { ChartPlan } from './chart-plan.ts'
import {
  type ChartLook,
  type ChartSheet,
  cutToFit,
  leading,
  maxOf,
  type Measure,
  wrapWords,
} from './chart-sheet.ts'
import { type AxesPlan, completePlan } from './complete-plan.ts'
import { drawAxisTitles, leaveTitles } from './draw-axis-titles.ts'
import { drawLegendBeside } from './draw-legend-beside.ts'
import { type CategoryLabel, widthOf } from './fit-categories.ts'
import { formatForStep, formatNumber, general } from './format-number.ts'
import {
  areClose,
  findDomain,
  leaveAir,
  makeScale,
  makeScaleBetween,
  type Scale,
} from './nice-scale.ts'
import { findAcross, gap } from './plan-axes.ts'
import { type Span, stackValues } from './stack-values.ts'

/** Of the width, that the names of bars take. */
const mostOfWidth = 0.34
const mostLines = 3
const mostTicks = 10

/** Everything about a chart with axes as its file asks for it: one size of letters, an axis, the legend at its side. */
export function planAsAsked(
  chart: Chart,
  rect: Rect,
  look: ChartLook,
  sheet: ChartSheet,
  asked: AskedOfChart,
): AxesPlan {
  const { kind, series } = chart
  const { px } = asked
  const [isFlat, count, spans] = [kind === 'bars', countCategories(chart), stackValues(chart)]
  const names = series.map(({ name }) => name)
  const { legend, room: inside } = drawLegendBeside(asked, names, rect, look, sheet)
  const room = leaveTitles(inside, asked, isFlat)
  const write = (one: Scale) => writeTicks(chart, one)
  const fine = endAsAsked(scaleOf(chart, spans), asked)
  const most = isFlat
    ? (room.width * 0.8) / (maxOf(write(fine).map((text) => sheet.measure(text, px))) + px * 0.3)
    : (room.height - 3 * px) / (1.2 * px)
  const steps = Math.max(2, Math.min(mostTicks, most))
  const scale = endAsAsked(scaleOf(chart, spans, steps), asked, steps)
  const tickTexts = write(scale)
  const across = kind === 'scatter' ? findAcross(chart) : null
  const place = isFlat ? placeFlat : placeUpright
  const { plot, labels, every } = place({
    chart: asked.hidesNames ? { ...chart, categories: [] } : chart,
    room,
    px,
    count,
    tickTexts: asked.hidesAxis ? [] : tickTexts,
    ...sheet,
  })
  drawAxisTitles({ room: inside, plot, isFlat }, asked, look, sheet)
  const told: ChartPlan & { scale: Scale } = {
    plot,
    valuePx: px,
    labelPx: px,
    tickPx: px,
    scale,
    across,
    values: asked.hidesAxis ? 'labels' : asked.labels ? 'both' : 'axis',
    names: legend ? 'legend' : 'none',
    legend,
    endPx: px,
    under: 0,
    every,
    lit: null,
    below: [],
    pinsMin: areClose(spans.flat().flatMap((span) => (span ? [span[1]] : []))) && scale.min > 0,
    groupShare: shareOfBars(chart, asked.gap),
    moved: [],
  }
  const isUpward = asked.isUpward
  return completePlan(chart, { told, spans, labels, ends: null, tickTexts, isUpward })
}

/** Of a plain figure each tick has the decimals that it needs, and no more. */
export function writeTicks({ stacking, format, decimal }: Chart, { step, ticks }: Scale): string[] {
  const own = format === general ? general : formatForStep(step, format)
  const code = stacking === 'share' ? '0%' : own
  return ticks.map((tick) => formatNumber(tick, code, decimal))
}

/** Parts of a sum go to the end of the axis, everything else leaves some air. */
function scaleOf(
  chart: Chart,
  spans: readonly (readonly (Span | null)[])[],
  most: number = mostTicks,
): Scale {
  const drawn = spans.flat().flatMap((span) => span ?? [])
  if (chart.stacking === 'share')
    return makeScale(Math.min(0, ...drawn), Math.max(1e-3, ...drawn), most)
  const isLoose = (chart.kind === 'line' || chart.kind === 'scatter') && !chart.stacking
  const ends = isLoose ? spans.flat().flatMap((span) => (span ? [span[1]] : [])) : drawn
  return makeScale(...leaveAir(findDomain(ends, !isLoose)), most)
}

/** Ends that a file names stay as they are: steps go on from the lower one. */
export function endAsAsked(
  scale: Scale,
  { min, max }: AskedOfChart,
  most: number = mostTicks,
): Scale {
  const [low, high] = [min ?? scale.min, max ?? scale.max]
  const isSound = high > low && Number.isFinite(high - low)
  return (min === undefined && max === undefined) || !isSound
    ? scale
    : makeScaleBetween(low, high, most)
}

/** Of the room of a category. */
function shareOfBars({ kind, stacking, series }: Chart, between: number): number {
  const side = kind === 'stacked' || stacking ? 1 : Math.max(1, series.length)
  return side / (side + between)
}

type Room = {
  chart: Chart
  room: Rect
  px: number
  count: number
  tickTexts: readonly string[]
  measure: Measure
}

type Placed = { plot: Rect; labels: readonly CategoryLabel[]; every: number }

function placeFlat({ chart, room, px, tickTexts, measure }: Room): Placed {
  const width = room.width * mostOfWidth
  const labels = chart.categories.map((text, at) => label(text, { at, px, width, measure }))
  const start = maxOf(labels.map((one) => widthOf(one, measure) + gap.end))
  const end = measure(tickTexts.at(-1) ?? '', px) / 2
  const foot = tickTexts.length > 0 ? px * leading + gap.tick : 0
  const plot = { ...room, x: room.x + start, width: room.width - start - end }
  return { plot: { ...plot, height: room.height - foot }, labels, every: 1 }
}

function placeUpright({ chart, room, px, count, tickTexts, measure }: Room): Placed {
  const isScatter = chart.kind === 'scatter'
  const start = maxOf(tickTexts.map((text) => measure(text, px) + gap.tick))
  const plot = {
    x: room.x + start,
    y: room.y + px / 2,
    width: room.width - start - (isScatter ? px / 2 : 0),
    height: room.height - px / 2,
  }
  if (isScatter) {
    plot.height -= px * leading + gap.tick / 2
    return { plot, labels: [], every: 1 }
  }
  const band = plot.width / Math.max(1, chart.kind === 'area' ? count - 1 : count)
  const { labels, every } = fitBelow({ chart, px, band, measure })
  const lines = maxOf(labels.map((one) => one.lines.length))
  plot.height -= lines > 0 ? lines * px * leading + gap.category / 2 : px / 2
  return { plot, labels, every }
}

/** Each in lines, else every second or third of them, none smaller than the others. */
function fitBelow({
  chart,
  px,
  band,
  measure,
}: Omit<Room, 'room' | 'count' | 'tickTexts'> & { band: number }) {
  const { categories } = chart
  const most = Math.max(1, Math.ceil(categories.length / 2))
  for (let every = 1; every <= most; every++) {
    const width = band * every * 0.96
    const shown = categories.flatMap((text, at) =>
      at % every === 0
        ? [{ at, px, lines: wrapWords(text, width, (line) => measure(line, px)) }]
        : [],
    )
    if (shown.every((one) => one.lines.length <= mostLines && widthOf(one, measure) <= width))
      return { labels: shown, every }
  }
  const labels = categories.map((text, at) => label(text, { at, px, width: band, measure }))
  return { labels, every: 1 }
}

const label = (
  text: string,
  { at, px, width, measure }: { at: number; px: number; width: number; measure: Measure },
): CategoryLabel => ({ at, px, lines: [cutToFit(text, width, (part) => measure(part, px))] })
