import { isRound } from '#core/chart/chart.ts'
import { holeShare } from '#core/chart/draw-round.ts'
import { pxPerPt } from '#core/layout/stage.ts'

import {
  type ChartToWrite,
  clear,
  value,
  writeLetters,
  writePlace,
  writeTitleWords,
} from './chart-parts.ts'
import { paintSolid } from '../master/colour-slots.ts'
import { document, element, namespaces } from '../element.ts'
import { axisIds, writeAxes } from './write-chart-axes.ts'
import { writeSeries } from './write-chart-series.ts'

export const chartNamespace = 'http://schemas.openxmlformats.org/drawingml/2006/chart'

/** How a chart names its workbook. */
export const chartSheet = 'rId1'

/** A chart that Office can edit, as it was planned for the screen. */
export function writeChart(input: ChartToWrite): string {
  const { box, slots } = input
  const { chart, plan } = box
  const letters = (px: number) =>
    writeLetters(input, { px, fill: paintSolid(box.text, slots, { prefer: 'tx1' }) })
  const legend = plan.legend
    ? element(
        'c:legend',
        {},
        value('legendPos', placeLegend(box)),
        writePlace(plan.legend, box),
        value('overlay', 0),
        letters(plan.legend.px),
      )
    : ''
  return document(
    'c:chartSpace',
    {
      'xmlns:c': chartNamespace,
      'xmlns:a': namespaces['xmlns:a'],
      'xmlns:r': namespaces['xmlns:r'],
    },
    value('date1904', 0),
    value('roundedCorners', 0),
    element(
      'c:chart',
      {},
      writeTitle(input),
      value('autoTitleDeleted', input.title === undefined ? 1 : 0),
      element(
        'c:plotArea',
        {},
        writePlace(plan.plot, box, 'inner'),
        writePlot(input),
        isRound(chart.kind) ? '' : writeAxes(input),
        clear,
      ),
      legend,
      value('plotVisOnly', 1),
      value('dispBlanksAs', 'gap'),
    ),
    box.plate === null ? clear : element('c:spPr', {}, paintSolid(box.plate, slots)),
    letters(plan.labelPx),
    element('c:externalData', { 'r:id': chartSheet }, value('autoUpdate', 0)),
  )
}

const placeLegend = ({ asked, chart, rtl }: ChartToWrite['box']): string =>
  asked?.legend?.charAt(0) ?? (isRound(chart.kind) ? (rtl ? 'l' : 'r') : 't')

const groupings = { sum: 'stacked', share: 'percentStacked' } as const

function writeTitle(input: ChartToWrite): string {
  const { title, titleLook } = input
  if (title === undefined) return ''
  return writeTitleWords(input, title, titleLook ?? { px: 18 * pxPerPt, isBold: false })
}

const radarStyles = { lines: 'standard', markers: 'marker', filled: 'filled' } as const

const writeRadar = (
  radar: keyof typeof radarStyles,
  sameColour: string,
  list: readonly string[],
  axes: string,
): string =>
  element('c:radarChart', {}, value('radarStyle', radarStyles[radar]), sameColour, ...list, axes)

const writeBubbles = (
  { scale, isWidth }: { scale: number; isWidth?: boolean },
  sameColour: string,
  list: readonly string[],
  axes: string,
): string =>
  element(
    'c:bubbleChart',
    {},
    sameColour,
    ...list,
    value('bubbleScale', Math.round(100 * scale)),
    value('showNegBubbles', 0),
    value('sizeRepresents', isWidth ? 'w' : 'area'),
    axes,
  )

function writePlot(input: ChartToWrite): string {
  const { box, slots } = input
  const { kind, series } = box.chart
  const shown = isRound(kind) ? series.slice(0, 1) : series
  const list = shown.map((_, index) => writeSeries(input, index))
  const axes = value('axId', axisIds.across) + value('axId', axisIds.values)
  const sameColour = value('varyColors', 0)
  const stacking = box.chart.stacking ?? (kind === 'stacked' ? 'sum' : undefined)
  const standard = value('grouping', stacking ? groupings[stacking] : 'standard')
  switch (kind) {
    case 'columns':
    case 'bars':
    case 'stacked': {
      const side = stacking ? 1 : series.length
      const { groupShare } = box.plan
      const gapWidth = Math.min(500, Math.round((100 * side * (1 - groupShare)) / groupShare))
      return element(
        'c:barChart',
        {},
        value('barDir', kind === 'bars' ? 'bar' : 'col'),
        value('grouping', stacking ? groupings[stacking] : 'clustered'),
        sameColour,
        ...list,
        value('gapWidth', gapWidth),
        value('overlap', stacking ? 100 : 0),
        axes,
      )
    }
    case 'line': {
      if (box.asked?.radar) return writeRadar(box.asked.radar, sameColour, list, axes)
      const stems = element(
        'c:dropLines',
        {},
        element('c:spPr', {}, element('a:ln', { w: 14_288 }, paintSolid(box.line, slots))),
      )
      return element(
        'c:lineChart',
        {},
        standard,
        sameColour,
        ...list,
        box.plan.values === 'labels' && !box.asked ? stems : '',
        value('marker', 1),
        axes,
      )
    }
    case 'area':
      return element('c:areaChart', {}, standard, sameColour, ...list, axes)
    case 'scatter':
      if (box.asked?.bubbles) return writeBubbles(box.asked.bubbles, sameColour, list, axes)
      return element(
        'c:scatterChart',
        {},
        value('scatterStyle', 'lineMarker'),
        sameColour,
        ...list,
        axes,
      )
    case 'pie':
      return element('c:pieChart', {}, value('varyColors', 1), ...list, value('firstSliceAng', 0))
    default:
      return element(
        'c:doughnutChart',
        {},
        value('varyColors', 1),
        ...list,
        value('firstSliceAng', 0),
        value('holeSize', Math.round(100 * holeShare)),
      )
  }
}
