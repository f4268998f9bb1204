import type { ChartKind, SlideTable } from '../deck/slide-table.ts'

export type ChartSeries = {
  name: string
  /** One for each category; null where there is no figure. */
  values: readonly (number | null)[]
  /** Of a scatter: where along the other axis each of them stands. */
  at?: readonly (number | null)[]
}

/** The figures of a table, as a chart shows them. */
export type Chart = {
  kind: ChartKind
  categories: readonly string[]
  series: readonly ChartSeries[]
  /** How its figures are written, as sheets say it. */
  format: string
  decimal: NonNullable<SlideTable['decimal']> | '.'
  /** Rows and columns of the table that nobody could tell apart any more. */
  leftOut: number
}

export const isRound = (kind: ChartKind): boolean => kind === 'pie' || kind === 'doughnut'

export const countCategories = ({ categories, series }: Chart): number =>
  Math.max(categories.length, ...series.map(({ values }) => values.length))

export const listValues = ({ series }: Chart): number[] =>
  series.flatMap(({ values }) => values.filter((value) => value !== null))
