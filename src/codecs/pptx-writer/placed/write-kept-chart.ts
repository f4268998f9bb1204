import type { PlacedChart } from '#core/deck/placed.ts'
import type { ChartBox } from '#core/layout/boxes.ts'
import type { TextMetrics } from '#core/layout/text-metrics.ts'
import { describeChart, tellFigures } from '#core/chart/describe-chart.ts'
import { drawPlacedChart } from '#core/placed/lay-out-chart.ts'
import { sayTitle } from '#core/placed/map-paragraphs.ts'
import type { Theme } from '#core/theme/theme.ts'

import { paintChart } from '../chart/paint-chart.ts'
import { writeChart } from '../chart/write-chart.ts'
import type { ChartPart } from '../write-slide.ts'
import { writeWorkbook } from '../chart/write-workbook.ts'
import type { KeptSheet } from './kept-sheet.ts'

export type ChartPlace = {
  metrics: TextMetrics
  theme: Theme
  /** Takes the chart into the file and says where it is. */
  addChart(part: ChartPart): string
}

/** A chart that programs can edit, in the colours and the face that it had; '' for one without figures. */
export function writeKeptChart(
  element: PlacedChart,
  sheet: KeptSheet,
  { metrics, theme, addChart }: ChartPlace,
): string {
  const chart = sayTitle(element, sheet.findWords)
  const drawn = drawPlacedChart(chart, { scale: 1, x: 0, y: 0 }, metrics)
  if (!drawn) return ''
  const { figures, frame, look, marks, plan } = drawn
  const box: ChartBox = {
    kind: 'chart',
    ...frame,
    ...look,
    marks,
    chart: figures,
    plan,
    alt: chart.alt ?? describeChart(figures),
    figures: tellFigures(figures),
    plate: null,
    overflows: figures.leftOut > 0,
  }
  // Its face is the one that the theme of the file has for content.
  const themed = { ...theme, content: { ...theme.content, family: box.font.family } }
  const { slots } = sheet
  const { titleLetters: px, hasBoldTitle } = chart.shows ?? {}
  const titleLook = px === undefined ? undefined : { px, isBold: hasBoldTitle === true }
  const target = addChart({
    xml: writeChart({ box, theme: themed, slots, title: chart.title, titleLook }),
    workbook: writeWorkbook(figures),
  })
  return paintChart(box, sheet.nextId(), sheet.relate('chart', target), sheet.mark)
}
