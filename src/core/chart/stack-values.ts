import { type Chart, countCategories } from './chart.ts'

/** From where to where a value is drawn. */
export type Span = readonly [from: number, to: number]

/** For each series and category; what is stacked goes on where the one before it ended. */
export function stackValues(chart: Chart): (Span | null)[][] {
  const count = countCategories(chart)
  const isStacked = chart.kind === 'stacked' || chart.stacking !== undefined
  const [up, down] = [new Map<number, number>(), new Map<number, number>()]
  return chart.series.map(({ values }) =>
    Array.from({ length: count }, (_, at): Span | null => {
      const value = values[at] ?? null
      if (value === null) return null
      if (!isStacked) return [0, value]
      const part = chart.stacking === 'share' ? value / sumAt(chart, at) : value
      const sums = part < 0 ? down : up
      const from = sums.get(at) ?? 0
      sums.set(at, from + part)
      return [from, from + part]
    }),
  )
}

const sumAt = ({ series }: Chart, at: number): number =>
  series.reduce((sum, { values }) => sum + Math.abs(values[at] ?? 0), 0) || 1

/** What hangs together between missing values: places with their spans. */
export function listRuns(spans: readonly (Span | null)[]): { at: number; span: Span }[][] {
  const runs: { at: number; span: Span }[][] = []
  let isOpen = false
  spans.forEach((span, at) => {
    if (span && isOpen) runs.at(-1)?.push({ at, span })
    else if (span) runs.push([{ at, span }])
    isOpen = span !== null
  })
  return runs
}
