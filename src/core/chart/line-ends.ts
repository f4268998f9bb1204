import type { Rect } from '../layout/boxes.ts'
import type { ChartSeries } from './chart.ts'
import { cutToFit, leading, maxOf, type Measure, sizesFrom, wrapWords } from './chart-sheet.ts'

type LineEnd = { index: number; lines: readonly string[]; value: number }

export type LineEnds = { items: readonly LineEnd[]; px: number; width: number }

/** Of the width of the chart, what names may take; of its height, what they may fill. */
const most = { width: 0.2, height: 0.7, lines: 2, series: 8 } as const

/** The names of lines where these end; null where they have no room and a legend says them. */
export function fitLineEnds(
  series: readonly ChartSeries[],
  rect: Rect,
  measure: Measure,
): LineEnds | null {
  if (series.length < 2 || series.length > most.series) return null
  const width = rect.width * most.width
  for (const px of sizesFrom(28)) {
    const widthOf = (text: string) => measure(text, px, true)
    const items = series.flatMap(({ name, values }, index): LineEnd[] => {
      const value = values.findLast((one) => one !== null)
      const lines = wrapWords(name, width, widthOf).map((line) => cutToFit(line, width, widthOf))
      return value === undefined || value === null ? [] : [{ index, lines, value }]
    })
    const tall = items.reduce((sum, { lines }) => sum + lines.length * px * leading, 0)
    if (items.every(({ lines }) => lines.length <= most.lines) && tall < rect.height * most.height)
      return { items, px, width: maxOf(items.flatMap(({ lines }) => lines.map(widthOf))) }
  }
  return null
}

export type PlacedEnd = LineEnd & {
  /** The middle of its lines, and where that would be if nobody else stood there. */
  y: number
  wanted: number
}

/** Each as near to its line as the others let it; none leaves the plot. */
export function spreadLineEnds(
  { items, px }: LineEnds,
  along: (value: number) => number,
  plot: Rect,
): PlacedEnd[] {
  const placed = items
    .map((item) => ({ ...item, wanted: along(item.value), y: along(item.value) }))
    .toSorted((a, b) => a.y - b.y)
  const half = ({ lines }: LineEnd) => (lines.length * px * leading) / 2
  let bottom = plot.y
  for (const item of placed) {
    item.y = Math.max(item.y, bottom + half(item))
    bottom = item.y + half(item)
  }
  let top = plot.y + plot.height
  for (const item of placed.toReversed()) {
    item.y = Math.min(item.y, top - half(item))
    top = item.y - half(item)
  }
  return placed
}
