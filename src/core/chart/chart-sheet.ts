import type { ChartLabel, ChartMark, Rect } from '../layout/boxes.ts'
import { isRtlText } from '../layout/texts/text-direction.ts'
import type { Font, TextMetrics } from '../layout/text-metrics.ts'
import type { AskedOfChart } from './chart.ts'

/** What a chart is drawn in. */
export type ChartLook = {
  /** The first for the one thing to look at, the second for what stands back behind it. */
  colours: readonly string[]
  text: string
  /** Of what is only there to be read off: an axis. */
  muted: string
  /** Lines that lead the eye. */
  line: string
  /** What it stands on. */
  ground: string
  /** No column stands out from the others of its series. */
  lightsNone?: boolean
  font: Font
  rtl: boolean
  metrics: TextMetrics
  /** Of a chart that looks as its file says. */
  asked?: AskedOfChart
}

export type Anchor = 'start' | 'middle' | 'end'

type Words = {
  x: number
  baseline: number
  anchor: Anchor
  px: number
  colour: string
  isBold?: boolean
  isUpright?: boolean
}

/** Collects what is drawn, in the order of painting. */
export type ChartSheet = {
  marks: ChartMark[]
  say(text: string, words: Words): void
  measure: Measure
}

export type Measure = (text: string, px: number, isBold?: boolean) => number

const faceOf = (font: Font, isBold = false): Font => ({
  ...font,
  weight: isBold ? 700 : font.weight,
})

export function createSheet({ font, metrics, rtl }: ChartLook): ChartSheet {
  const marks: ChartMark[] = []
  const measure: Measure = (text, px, isBold) => metrics.measure(text, faceOf(font, isBold), px)
  return {
    marks,
    measure,
    say(text, { x, anchor, px, isBold, ...words }) {
      if (text === '') return
      const width = measure(text, px, isBold)
      marks.push({
        kind: 'label',
        text,
        ...words,
        x: x - width * startOf[anchor],
        width,
        sizePx: px,
        font: faceOf(font, isBold),
        rtl: isRtlText(text) ?? rtl,
      })
    },
  }
}

const startOf: Record<Anchor, number> = { start: 0, middle: 0.5, end: 1 }

/** From the baseline to where its letters end, in em. */
export const inkEm = { above: 0.78, below: 0.22 } as const

/** What letters cover. */
export const inkOf = ({ x, baseline, width, sizePx }: ChartLabel): Rect => ({
  x,
  y: baseline - inkEm.above * sizePx,
  width,
  height: (inkEm.above + inkEm.below) * sizePx,
})

export const leading = 1.2

/** From the middle of a line of text down to its baseline, in em. */
export const dropEm = 0.34

export const sizesFrom = (largest: number): number[] =>
  [36, 32, 28, 26, 24, 22, 20, 18, 16, 14, 12].filter((px) => px <= largest)

/** Words in lines of at most this width; one that is wider stands alone. */
export function wrapWords(
  text: string,
  width: number,
  measure: (line: string) => number,
): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    const last = lines.at(-1)
    const joined = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && measure(joined) <= width) lines[lines.length - 1] = joined
    else lines.push(word)
  }
  return lines
}

/** As much of it as fits, and the sign that there was more. */
export function cutToFit(text: string, width: number, measure: (text: string) => number): string {
  if (measure(text) <= width) return text
  const letters = Array.from(text)
  let [fits, tooLong] = [0, letters.length]
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2)
    if (measure(`${letters.slice(0, middle).join('')}…`) <= width) fits = middle
    else tooLong = middle
  }
  return fits > 0 ? `${letters.slice(0, fits).join('').trimEnd()}…` : ''
}

/** The largest of some numbers; 0 of none. */
export const maxOf = (numbers: readonly number[]): number =>
  numbers.reduce((a, b) => Math.max(a, b), 0)
