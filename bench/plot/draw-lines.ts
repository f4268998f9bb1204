import { formatNumber } from '../report/format-figure.ts'
import { element, seriesClass, text } from './draw-parts.ts'
import { niceCeiling } from './nice-ceiling.ts'
import type { Plot } from './plot.ts'

const plotHeight = 220
const left = 56
const right = 50
/** For the labels below. */
const foot = 30
const gridLines = 4
/** Two values closer than this would be written over each other. */
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
  const step = (width - left - right) / Math.max(labels.length - 1, 1)
  const points = series.flatMap(({ values }, index) =>
    values.flatMap((value, at): Point[] =>
      value === null ? [] : [{ x: left + at * step, y: toY(value), value, series: index }],
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
    text(label, { x: left + at * step, y: bottom + 22, 'text-anchor': 'middle' }),
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

/** Above its point each; where another stands in the way, below it. */
function writeValues(points: readonly Point[]): string[] {
  const taken: { x: number; y: number }[] = []
  return points.map(({ x, y, value }) => {
    const isFree = (at: number) =>
      taken.every((other) => other.x !== x || Math.abs(other.y - at) >= clearPx)
    const place = [y - 9, y + 18, y - 24].find(isFree) ?? y - 9
    taken.push({ x, y: place })
    return text(formatNumber(value), { x, y: place, 'text-anchor': 'middle' })
  })
}
