import type { Chart, ChartSeries } from './chart.ts'
import { formatNumber, general } from './format-number.ts'

/** Of more figures in a row, only these are told: the first, the lowest, the highest, the last. */
const mostTold = 12

/**
 * A chart in words for those who do not see it: its own words and figures, and so in its own language.
 * `2023: 12 %, 2024: 15 %`, each series after its name.
 */
export const describeChart = (chart: Chart): string =>
  chart.series.map((one) => describeSeries(one, chart, mostTold)).join('; ')

/** All of its figures. */
export const tellFigures = (chart: Chart): string =>
  chart.series.map((one) => describeSeries(one, chart, Number.POSITIVE_INFINITY)).join('; ')

type Told = { at: number; value: number; text: string }

function describeSeries(
  { name, values, at: places = [] }: ChartSeries,
  { categories, format, decimal, kind }: Chart,
  most: number,
): string {
  const all = values.flatMap((value, at): Told[] => {
    if (value === null) return []
    const x = places[at] ?? null
    const place =
      kind === 'scatter' && x !== null ? formatNumber(x, general, decimal) : categories[at]
    const figure = formatNumber(value, format, decimal)
    return [{ at, value, text: place ? `${place}: ${figure}` : figure }]
  })
  const told = all.length > most ? pickTurns(all) : all
  const joined = told.map(({ text }, index) => {
    const before = told[index - 1]
    if (!before) return text
    const isNext = all.indexOf(before) + 1 === all.indexOf(told[index] ?? before)
    return `${isNext ? ', ' : ' … '}${text}`
  })
  return [name, joined.join('')].filter(Boolean).join(' – ')
}

function pickTurns(all: readonly Told[]): Told[] {
  const byValue = all.toSorted((a, b) => a.value - b.value)
  const turns = new Set([all[0], byValue[0], byValue.at(-1), all.at(-1)])
  return all.filter((one) => turns.has(one))
}
