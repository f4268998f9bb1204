import { formatNumber } from '../report/format-figure.ts'
import { element, seriesClass, text } from './draw-parts.ts'
import { niceCeiling } from './nice-ceiling.ts'
import type { Plot } from './plot.ts'

const plotHeight = 220
const left = 56
/** From the axis to the first point, so that its value stands clear of the axis. */
const inset = 34
const right = 50
/** For the labels below. */
const foot = 30
const gridLines = 4
const abovePx = 9
const belowPx = 18
/** A letter and some air. */
const clearPx = 15

type Drawn = { marks: string; height: number }
type Point = { x: number; y: number; value: number; series: number }

/** A line for each series over the labels, every point with its value. */
export function drawLines(plot: Plot, { width, top }: { width: number; top: number }): Drawn {
  const { labels, series, limit } = plot
  const most = niceCeiling([
    ...series.flatMap(({ values }) => values.flatMap((value) => value ?? [])),
    limit?.value ?? 0,
  ])
  const bottom = top + 10 + plotHeight
  const toY = (value: number) => bottom - (value / most) * plotHeight
  const firstX = left + inset
  const step = (width - firstX - right) / Math.max(labels.length - 1, 1)
  const points = series.flatMap(({ values }, index) =>
    values.flatMap((value, at): Point[] =>
      value === null ? [] : [{ x: firstX + at * step, y: toY(value), value, series: index }],
    ),
  )

  const grid = Array.from({ length: gridLines + 1 }, (_, line) => {
    const value = (most * line) / gridLines
    const d = `M${left} ${toY(value)}H${width - right}`
    const name = { x: left - 8, y: toY(value) + 4, class: 'quiet', 'text-anchor': 'end' }
    return element('path', { class: 'grid', d }) + text(formatNumber(value), name)
  })
  const across =
    limit && element('path', { class: 'limit', d: `M${left} ${toY(limit.value)}H${width - right}` })
  const names = labels.map((label, at) =>
    text(label, { x: firstX + at * step, y: bottom + 22, 'text-anchor': 'middle' }),
  )
  const lines = series.map((_, index) => {
    const own = points.filter((point) => point.series === index)
    const d = own.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    const dots = own.map(({ x, y }) =>
      element('circle', { class: seriesClass(index), cx: x, cy: y, r: 3.5 }),
    )
    return [element('path', { class: `line ${seriesClass(index)}`, d: d.join('') }), ...dots].join(
      '\n',
    )
  })
  return {
    marks: [...grid, across ?? '', ...names, ...lines, ...writeValues(points)].join('\n'),
    height: 10 + plotHeight + foot,
  }
}

/** Above its point, or below it where a higher one stands in the way. */
function writeValues(points: readonly Point[]): string[] {
  return points.map(({ x, y, value }) => {
    const isCrowded = points.some(
      (other) => other.x === x && other.y < y && y - other.y < clearPx + abovePx,
    )
    const place = isCrowded ? y + belowPx : y - abovePx
    return text(formatNumber(value), { x, y: place, 'text-anchor': 'middle' })
  })
}
