import { countCategories, isRound } from '#core/chart/chart.ts'
import { dotRadius, lineWidth, scatterRadius, veilOpacity } from '#core/chart/draw-on-axes.ts'
import { radarDot } from '#core/chart/draw-radar.ts'
import { sliceGap } from '#core/chart/draw-round.ts'
import { general } from '#core/chart/format-number.ts'
import { pxPerPt } from '#core/layout/stage.ts'

import {
  type ChartToWrite,
  clear,
  fillOf,
  noLine,
  share,
  strokeLine,
  value,
  writeLetters,
} from './chart-parts.ts'
import { paintSolid } from '../master/colour-slots.ts'
import { element, escapeXml } from '../element.ts'
import { countPointColumns, nameColumn } from './write-workbook.ts'

/** One series: where its cells are in the sheet, what they held when it was written, and how it looks. */
export function writeSeries(input: ChartToWrite, index: number): string {
  const { box } = input
  const { chart, plan } = box
  const { kind, series } = chart
  const one = series[index]
  if (!one) return ''
  const isScatter = kind === 'scatter'
  const pointColumns = countPointColumns(chart)
  const column = nameColumn(isScatter ? index * pointColumns + 1 : index + 1)
  const name = element('c:tx', {}, writeTexts(`Sheet1!$${column}$1`, [one.name]))
  const count = countCategories(chart)
  const range = (of: string) => `Sheet1!$${of}$2:$${of}$${count + 1}`
  const numbers = (tag: string, of: string, list: readonly (number | null)[], format: string) =>
    element(`c:${tag}`, {}, writeNumbers(range(of), count, list, format))
  const categories = element(
    'c:cat',
    {},
    writeTexts(
      range('A'),
      Array.from({ length: count }, (_, at) => chart.categories[at] ?? ''),
    ),
  )
  const values = numbers('val', column, one.values, chart.format)
  const start = [value('idx', index), value('order', index), name]
  const write = (...parts: string[]) => element('c:ser', {}, ...start, ...parts)

  const places = () => numbers('xVal', nameColumn(index * pointColumns), one.at ?? [], general)
  if (isScatter && box.asked?.bubbles)
    return write(
      element('c:spPr', {}, fillOf(input, index), noLine),
      value('invertIfNegative', 0),
      writeAskedLabels(input),
      places(),
      numbers('yVal', column, one.values, chart.format),
      numbers('bubbleSize', nameColumn(index * pointColumns + 2), one.sizes ?? [], general),
      value('bubble3D', 0),
    )
  if (isScatter)
    return write(
      element('c:spPr', {}, element('a:ln', { w: 19_050 }, element('a:noFill', {}))),
      element(
        'c:marker',
        {},
        value('symbol', 'circle'),
        value(
          'size',
          Math.round((2 * scatterRadius(input.box.chart, input.box.asked !== undefined)) / pxPerPt),
        ),
        element('c:spPr', {}, fillOf(input, index), noLine),
      ),
      writeAskedLabels(input),
      places(),
      numbers('yVal', column, one.values, chart.format),
      value('smooth', 0),
    )
  if (kind === 'line' && box.asked?.radar) {
    const isFilled = box.asked.radar === 'filled'
    const fill = fillOf(input, index)
    return write(
      element('c:spPr', {}, ...(isFilled ? [fill, noLine] : [strokeLine(lineWidth.asked, fill)])),
      isFilled ? '' : writeRadarDots(input, index),
      writeAskedLabels(input),
      categories,
      values,
    )
  }
  if (kind === 'line')
    return write(
      element('c:spPr', {}, strokeLine(widthOfLine(input), fillOf(input, index))),
      writeDots(input, index),
      plan.names === 'ends' ? writeEndLabel(input, index) : writePointValues(input),
      writeAskedLabels(input),
      categories,
      values,
      value('smooth', 0),
    )
  if (kind === 'area') {
    const isSolid = series.length === 1 || box.asked !== undefined
    const opacity = isSolid ? 1 : Number.parseInt(veilOpacity, 16) / 255
    return write(
      element('c:spPr', {}, fillOf(input, index, opacity), noLine),
      writeAskedLabels(input),
      categories,
      values,
    )
  }
  if (isRound(kind))
    return write(
      ...writeSlices(input, one.values),
      writeSliceNames(input),
      writeAskedLabels(input),
      categories,
      values,
    )
  return write(
    element('c:spPr', {}, fillOf(input, plan.lit === null ? index : 1), noLine),
    value('invertIfNegative', 0),
    plan.lit === null ? '' : writeBar(plan.lit, fillOf(input, 0)),
    ...listOwnBars(input, index).map(({ at, colour }) =>
      writeBar(at, paintSolid(colour, input.slots)),
    ),
    plan.values === 'labels' && !box.asked ? writeBarValues(input) : '',
    writeAskedLabels(input),
    categories,
    values,
  )
}

/** One that is in another colour than its series. */
const writeBar = (at: number, fill: string): string =>
  element(
    'c:dPt',
    {},
    value('idx', at),
    value('invertIfNegative', 0),
    value('bubble3D', 0),
    element('c:spPr', {}, fill, noLine),
  )

const listOwnBars = ({ box: { asked } }: ChartToWrite, index: number) =>
  (asked?.points ?? []).filter(({ series }) => series === index).toSorted((a, b) => a.at - b.at)

const widthOfLine = ({ box: { asked, chart } }: ChartToWrite): number =>
  asked ? lineWidth.asked : chart.series.length === 1 ? lineWidth.one : lineWidth.several

const writePoints = (list: readonly (string | number | null)[]): string[] => [
  value('ptCount', list.length),
  ...list.flatMap((one, idx) =>
    one === null ? [] : [element('c:pt', { idx }, element('c:v', {}, escapeXml(String(one))))],
  ),
]

const writeTexts = (range: string, list: readonly string[]): string =>
  element(
    'c:strRef',
    {},
    element('c:f', {}, range),
    element('c:strCache', {}, ...writePoints(list)),
  )

const writeNumbers = (
  range: string,
  count: number,
  list: readonly (number | null)[],
  format: string,
): string =>
  element(
    'c:numRef',
    {},
    element('c:f', {}, range),
    element(
      'c:numCache',
      {},
      element('c:formatCode', {}, escapeXml(format)),
      ...writePoints(Array.from({ length: count }, (_, at) => list[at] ?? null)),
    ),
  )

type Shown = { val?: 1; catName?: 1; serName?: 1; percent?: 1 }

/** Whatever is not asked for has to be refused. */
const showOnly = ({ val, catName, serName, percent }: Shown): string =>
  [
    value('showLegendKey', 0),
    value('showVal', val ?? 0),
    value('showCatName', catName ?? 0),
    value('showSerName', serName ?? 0),
    value('showPercent', percent ?? 0),
    value('showBubbleSize', 0),
  ].join('')

const figureLetters = (input: ChartToWrite): string => {
  const { box, slots } = input
  const fill = paintSolid(box.text, slots, { prefer: 'tx1' })
  return writeLetters(input, { px: box.plan.valuePx, fill, isBold: true })
}

/** Labels of a chart that looks as its file says; where they stand is left to the program. */
function writeAskedLabels(input: ChartToWrite): string {
  const { asked, chart, plan, text } = input.box
  if (!asked?.labels) return ''
  const isShare = asked.labels === 'shares'
  return element(
    'c:dLbls',
    {},
    element('c:numFmt', { formatCode: isShare ? '0%' : chart.format, sourceLinked: 0 }),
    clear,
    writeLetters(input, {
      px: plan.valuePx,
      fill: paintSolid(text, input.slots, { prefer: 'tx1' }),
    }),
    showOnly(isShare ? { percent: 1 } : { val: 1 }),
  )
}

/** Where a label may stand depends on the kind; a place that it does not know makes Office repair the file. */
const writeBarValues = (input: ChartToWrite): string =>
  element(
    'c:dLbls',
    {},
    element('c:numFmt', { formatCode: input.box.chart.format, sourceLinked: 0 }),
    clear,
    figureLetters(input),
    value('dLblPos', 'outEnd'),
    showOnly({ val: 1 }),
  )

function writePointValues(input: ChartToWrite): string {
  const { chart, plan } = input.box
  if (plan.values === 'axis' || input.box.asked) return ''
  const format = element('c:numFmt', { formatCode: chart.format, sourceLinked: 0 })
  const label = (place: 't' | 'b') =>
    format + clear + figureLetters(input) + value('dLblPos', place) + showOnly({ val: 1 })
  const valleys = plan.below.map((at) => element('c:dLbl', {}, value('idx', at), label('b')))
  return element('c:dLbls', {}, ...valleys, label('t'))
}

/** The name of a series at its last value. */
function writeEndLabel(input: ChartToWrite, index: number): string {
  const { box } = input
  const last = box.chart.series[index]?.values.findLastIndex((one) => one !== null) ?? -1
  if (last === -1) return ''
  const by = box.plan.moved[index] ?? 0
  const move = element(
    'c:layout',
    {},
    element('c:manualLayout', {}, value('x', 0), value('y', share(by, box.height))),
  )
  return element(
    'c:dLbls',
    {},
    element(
      'c:dLbl',
      {},
      value('idx', last),
      Math.abs(by) < 1 ? '' : move,
      clear,
      writeLetters(input, { px: box.plan.endPx, fill: fillOf(input, index), isBold: true }),
      value('dLblPos', 'r'),
      showOnly({ serName: 1 }),
    ),
    showOnly({}),
  )
}

const noDots = element('c:marker', {}, value('symbol', 'none'))

function writeDots(input: ChartToWrite, index: number): string {
  const { box, slots } = input
  if (box.plan.values === 'axis' || box.asked) return noDots
  const edge = strokeLine(3, paintSolid(box.ground, slots))
  return element(
    'c:marker',
    {},
    value('symbol', 'circle'),
    value('size', Math.round((2 * dotRadius.line + 3) / pxPerPt)),
    element('c:spPr', {}, fillOf(input, index), edge),
  )
}

function writeRadarDots(input: ChartToWrite, index: number): string {
  if (input.box.asked?.radar === 'lines') return noDots
  return element(
    'c:marker',
    {},
    value('symbol', 'circle'),
    value('size', Math.round((2 * radarDot) / pxPerPt)),
    element('c:spPr', {}, fillOf(input, index), noLine),
  )
}

function writeSlices(input: ChartToWrite, values: readonly (number | null)[]): string[] {
  const { box, slots } = input
  return values.map((_, at) =>
    element(
      'c:dPt',
      {},
      value('idx', at),
      value('bubble3D', 0),
      element('c:spPr', {}, fillOf(input, at), strokeLine(sliceGap, paintSolid(box.ground, slots))),
    ),
  )
}

function writeSliceNames(input: ChartToWrite): string {
  const { box, slots } = input
  if (box.plan.names !== 'slices') return ''
  const fill = paintSolid(box.text, slots, { prefer: 'tx1' })
  return element(
    'c:dLbls',
    {},
    element('c:numFmt', { formatCode: '0%', sourceLinked: 0 }),
    clear,
    writeLetters(input, { px: box.plan.labelPx, fill }),
    value('dLblPos', 'outEnd'),
    showOnly({ catName: 1, percent: 1 }),
    element('c:separator', {}, ' '),
    value('showLeaderLines', 1),
  )
}
