import { formatNumber } from '../report/format-figure.ts'
import { element, letterPx, seriesClass, text } from './draw-parts.ts'
import { niceCeiling } from './nice-ceiling.ts'
import type { Plot } from './plot.ts'

const thickness = 16
const pitch = 20
const gap = 14
/** For the value behind the longest bar. */
const room = 64

type Drawn = { marks: string; height: number }

/** A bar for each value, label by label, lying so that labels can be read. */
export function drawBars(plot: Plot, { width, top }: { width: number; top: number }): Drawn {
  const { labels, series, limit } = plot
  const left = Math.max(...labels.map(({ length }) => length * letterPx)) + 14
  const most = niceCeiling([
    ...series.flatMap(({ values }) => values.flatMap((value) => value ?? [])),
    limit?.value ?? 0,
  ])
  const reach = (value: number) => (value / most) * (width - left - room)
  const groupHeight = series.length * pitch + gap
  const height = labels.length * groupHeight

  const groups = labels.map((label, at) => {
    const y = top + at * groupHeight + gap / 2
    const bars = series.map(({ values }, index) => {
      const value = values[at] ?? null
      const barTop = y + index * pitch
      if (value === null)
        return text('not measured', { x: left + 6, y: barTop + 13, class: 'quiet' })
      const long = Math.max(reach(value), 1)
      const box = { x: left, y: barTop, width: long, height: thickness, rx: 2 }
      return (
        element('rect', { class: `bar ${seriesClass(index)}`, ...box }) +
        text(formatNumber(value), { x: left + long + 6, y: barTop + 13 })
      )
    })
    const middle = y + (series.length * pitch) / 2 + 3
    const name = text(label, { x: left - 10, y: middle, 'text-anchor': 'end' })
    return [name, ...bars].join('\n')
  })
  const axis = element('path', { class: 'grid', d: `M${left} ${top}v${height}` })
  const across =
    limit &&
    element('path', { class: 'limit', d: `M${left + reach(limit.value)} ${top}v${height}` })
  return { marks: [axis, ...groups, across ?? ''].join('\n'), height }
}
