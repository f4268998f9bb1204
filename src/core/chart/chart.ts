import type { ChartKind, SlideTable } from '../deck/slide-table.ts'

export type ChartSeries = {
  name: string
  /** One for each category; null where there is no figure. */
  values: readonly (number | null)[]
  /** Of a scatter: where along the other axis each of them stands. */
  at?: readonly (number | null)[]
  /** How large each of them is beside the others. */
  sizes?: readonly number[]
}

/** The figures of a table, as a chart shows them. */
export type Chart = {
  kind: ChartKind
  categories: readonly string[]
  series: readonly ChartSeries[]
  /** Whether values go on where those of the series before them end, as they are or as parts of their sum. */
  stacking?: 'sum' | 'share'
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

/** What the file of a chart asks for, in place of what is chosen here. */
export type AskedOfChart = {
  /** Where the legend stands; there is none without. */
  legend?: 'left' | 'right' | 'top' | 'bottom'
  /** Figures at bars and slices, or shares of the whole. */
  labels?: 'values' | 'shares'
  /** Of its letters. */
  px: number
  /** The height at which a legend at its left or right has its middle. */
  middle: number
  /** Between groups of bars, as a share of the width of one bar. */
  gap: number
  /** The first bar is the lowest one. */
  isUpward?: boolean
  /** Its values are not said at its side, and no lines lead the eye from there. */
  hidesAxis?: boolean
  hidesLines?: boolean
  /** Its categories are not named. */
  hidesNames?: boolean
  /** A line stands where its values are said. */
  hasRule?: boolean
  /** Bars in a colour of their own: which series, which of its values. */
  points?: readonly { series: number; at: number; colour: string }[]
  /** What its axes are called. */
  titles?: { names?: string; values?: string }
  /** Lines run around a middle, and are filled, or have a dot at each value. */
  radar?: 'lines' | 'markers' | 'filled'
  /** Its points have sizes: of what programs draw by themselves, counted across or by what they cover. */
  bubbles?: { scale: number; isWidth?: boolean }
  /** Where its axis ends. */
  min?: number
  max?: number
}
