import type { ChartKind } from '#core/deck/slide-table.ts'
import {
  type Chart,
  type ChartLoss,
  chooseSeries,
  type Series,
  tabulateSeries,
} from '#codecs/look/tabulate-series.ts'
import { childrenOf, findElement, isElement, type XmlElement } from '#codecs/xml/read-xml.ts'

import { formatFigure } from './format-figure.ts'
import { type ChartPoints, readChartPoints, readNumbers } from './read-chart-points.ts'
import { readNewChart } from './read-new-chart.ts'
import { readFlag } from '../read-number.ts'
import { readParagraphs } from '../read-paragraphs.ts'

/** What each kind of Office becomes; what has no counterpart takes the nearest, and that is told. */
const kinds: Readonly<Record<string, readonly [ChartKind, ChartLoss?]>> = {
  barChart: ['columns'],
  bar3DChart: ['columns', 'chart-depth'],
  lineChart: ['line'],
  line3DChart: ['line', 'chart-depth'],
  stockChart: ['line', 'chart-kind'],
  radarChart: ['line', 'chart-kind'],
  areaChart: ['area'],
  area3DChart: ['area', 'chart-depth'],
  pieChart: ['pie'],
  pie3DChart: ['pie', 'chart-depth'],
  ofPieChart: ['pie', 'chart-kind'],
  doughnutChart: ['doughnut'],
  scatterChart: ['scatter'],
  bubbleChart: ['scatter', 'chart-kind'],
}

/** With what the file says of each series that it has. */
export type OfficeChart = Chart & {
  series: readonly XmlElement[]
  /** What draws it, by its name in the file; of several the first. */
  group: string
  /** How large its points are, as its table has them: of each series, row by row. */
  sizes?: number[][]
}

/** What was read of each: a slide has its figures, and its look has them, too. */
const known = new WeakMap<XmlElement, OfficeChart | null>()

/** The figures that the program kept in the file, and which of our charts comes nearest to its drawing. */
export function readChart(root: XmlElement): OfficeChart | null {
  const before = known.get(root)
  if (before !== undefined) return before
  const chart = readAnew(root)
  known.set(root, chart)
  return chart
}

function readAnew(root: XmlElement): OfficeChart | null {
  if (findElement(root, 'chartData')) {
    const chart = readNewChart(root)
    return chart && { ...chart, series: [], group: '' }
  }
  const chart = findElement(root, 'chart')
  // One chart may draw some of its series as bars and others as lines.
  const groups = (findElement(chart, 'plotArea')?.children.filter(isElement) ?? []).filter(
    (group) => childrenOf(group, 'ser').length > 0,
  )
  const found = groups.flatMap((group) => childrenOf(group, 'ser')).map(readSeries)
  const { series, hasMore } = chooseSeries(found)
  const [first] = groups
  if (!first || series.length === 0) return null
  const { show, losses } = findKind(first, series)
  if (groups.length > 1) losses.push('chart-kinds')
  const { table, isCut } = tabulateSeries(series, show)
  if (isCut || hasMore) losses.push('chart-cut')
  if (series.some(({ hasLevels }) => hasLevels)) losses.push('chart-levels')
  return {
    title: readTitle(findElement(chart, 'title')),
    losses: [...new Set(losses)],
    table,
    series: series.map(({ element }) => element),
    group: first.name,
    ...(first.name === 'bubbleChart' && { sizes: tabulateSizes(series) }),
  }
}

type OfficeSeries = Series & { element: XmlElement; hasLevels: boolean }

/** In the rows of the values that they belong to; what is less than nothing is not drawn. */
function tabulateSizes(series: readonly OfficeSeries[]): number[][] {
  const sized = series.map((one) => {
    const sizes = readNumbers(readChartPoints(findElement(one.element, 'bubbleSize')))
    return { ...one, values: one.values.map((_, at) => sizes[at] ?? 0) }
  })
  const { rows } = tabulateSeries(sized, 'scatter').table
  return sized.map((_, at) => rows.slice(1).map((row) => Math.max(0, Number(row[at + 1] ?? 0))))
}

function readSeries(element: XmlElement, index: number): OfficeSeries {
  const values = readChartPoints(findElement(element, 'val') ?? findElement(element, 'yVal'))
  const places = readChartPoints(findElement(element, 'xVal'))
  const categories = findElement(element, 'cat')
  const labels = categories ? readChartPoints(categories) : places
  const named = readChartPoints(findElement(element, 'tx')).texts.join(' ').trim()
  return {
    element,
    name: named.replaceAll(/\s+/gu, ' ') || `${index + 1}`,
    labels: labels.texts.map((text) => writeLabel(text, labels)),
    hasLevels: labels.hasLevels,
    values: readNumbers(values),
    at: readNumbers(places),
    format: values.format,
  }
}

const writeLabel = (text: string, { isNumeric, format }: ChartPoints): string =>
  (isNumeric ? formatFigure(text, format) : text).replaceAll(/\s+/gu, ' ').trim()

function findKind(
  group: XmlElement,
  series: readonly OfficeSeries[],
): { show?: ChartKind; losses: ChartLoss[] } {
  const [kind, loss] = kinds[group.name] ?? []
  const losses: ChartLoss[] = loss ? [loss] : []
  if (!kind) return { losses }
  const say = (name: string) => findElement(group, name)?.attributes.get('val')
  if (series.some(({ element }) => isRaised(element))) losses.push('chart-depth')
  const stacking = say('grouping')
  const isStacked = stacking === 'stacked' || stacking === 'percentStacked'
  const isFlat = kind === 'columns' && say('barDir') === 'bar'
  const isRound = kind === 'pie' || kind === 'doughnut'
  if (isRound && series.length > 1) losses.push('chart-cut')
  if (isRound && series[0]?.values.some((value) => (value ?? 0) < 0)) losses.push('chart-kind')
  if (isStacked && (kind !== 'columns' || isFlat || stacking === 'percentStacked'))
    losses.push('chart-stacking')
  if (isStacked && kind === 'columns') return { show: 'stacked', losses }
  return { show: isFlat ? 'bars' : kind, losses }
}

/** Points of some charts are balls. */
const isRaised = (series: XmlElement): boolean =>
  readFlag(findElement(series, 'bubble3D')?.attributes.get('val'))

const readTitle = (title: XmlElement | undefined): string =>
  readParagraphs(findElement(title, 'tx', 'rich'))
    .map(({ text }) => text)
    .join(' ')
    .trim()
