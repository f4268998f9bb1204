import { makeReadable, measureWorstContrast, mixColours } from '../theme/contrast.ts'
import type { ChartColours } from '../theme/ground.ts'
import type { ChartBox, SlideLayout } from '../layout/boxes.ts'
import { findGround } from '../layout/backdrop/find-backdrop.ts'
import type { TableOnSlide } from '../layout/tables/lay-out-table.ts'
import type { TextMetrics } from '../layout/text-metrics.ts'
import { readChartOfTable } from './chart-of-table.ts'
import { describeChart, tellFigures } from './describe-chart.ts'
import { drawChart } from './draw-chart.ts'

const ratio = { text: 4.5, shape: 3 } as const

/** On a ground of its own. */
export const chartInset = 24

/** Narrower or lower than this, figures are better read in a table. */
const least = { width: 200, height: 140 } as const

/**
 * The chart that a table asks to be, where the table would stand; null where it has no figures, or too
 * little room. `below` is all that is painted before it.
 */
export function layOutChart(
  { slide, table, theme, frame, rtl }: TableOnSlide,
  below: Pick<SlideLayout, 'background' | 'boxes'>,
  metrics: TextMetrics,
): ChartBox | null {
  const chart = readChartOfTable(table)
  if (!chart || frame.width < least.width || frame.height < least.height) return null
  const backdrop = findGround(below, frame)
  const chosen = slide.textStyles?.content?.textColor ?? theme.content.style.textColor
  const readable = makeReadable(chosen, backdrop, ratio.text)
  // On a picture no colour is safe: there a chart brings its own ground, as a table does.
  const plate = readable === null ? (theme.dark ? '#14161C' : '#FFFFFF') : null
  const grounds = plate === null ? backdrop : [plate]
  const [ground = '#FFFFFF'] = grounds
  const text = readable ?? makeReadable(chosen, grounds, ratio.text) ?? chosen
  const muted = mixColours(text, ground, 0.72)
  const { style, family } = theme.content
  const { fontStyle } = { ...style, ...slide.textStyles?.content }
  const look = {
    colours: chooseColours(theme.charts, grounds),
    text,
    muted: makeReadable(muted, grounds, ratio.text) ?? text,
    line: mixColours(text, ground, 0.2),
    ground,
    font: { family, weight: 400, italic: fontStyle === 'italic' },
    rtl,
  } as const
  const inset = plate === null ? 0 : chartInset
  const room = {
    x: frame.x + inset,
    y: frame.y + inset,
    width: frame.width - 2 * inset,
    height: frame.height - 2 * inset,
  }
  const { marks, plan } = drawChart(chart, room, { ...look, metrics })
  const figures = tellFigures(chart)
  return {
    kind: 'chart',
    ...frame,
    ...look,
    marks,
    chart,
    plan,
    alt: slide.chartAlt?.trim() || describeChart(chart),
    figures,
    plate,
    overflows: chart.leftOut > 0,
  }
}

/** Of the theme's sets the one that is seen best here; on a ground that none was made for, what is faint is moved. */
function chooseColours(
  sets: readonly [ChartColours, ...ChartColours[]],
  grounds: readonly string[],
): readonly string[] {
  const worst = (set: ChartColours) =>
    Math.min(...set.map((colour) => measureWorstContrast(colour, grounds)))
  const best = sets.reduce((one, other) => (worst(other) > worst(one) ? other : one))
  return best.map((colour) =>
    measureWorstContrast(colour, grounds) >= ratio.shape
      ? colour
      : (makeReadable(colour, grounds, ratio.shape) ?? colour),
  )
}
