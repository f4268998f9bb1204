import { general } from '#core/chart/format-number.ts'
import type { ChartKind, SlideTable } from '#core/deck/slide-table.ts'
import type { ReadLoss } from '#codecs/loss.ts'
import { childrenOf, findElement, isElement, type XmlElement } from '#codecs/xml/read-xml.ts'

import { formatFigure } from './format-figure.ts'
import { type ChartPoints, readChartPoints, readNumbers } from './read-chart-points.ts'
import { readParagraphs } from './read-paragraphs.ts'

export type ChartLoss = Extract<
  ReadLoss['kind'],
  'chart-depth' | 'chart-kind' | 'chart-kinds' | 'chart-stacking' | 'chart-levels' | 'chart-cut'
>

export type Chart = {
  title: string
  /** Shown as a chart, unless it is of a kind that none of ours comes near to. */
  table: SlideTable
  losses: ChartLoss[]
}

/** More than a slide takes in, or anybody can tell apart. */
const most = { series: 12, rows: 200, cells: 1_900 } as const

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

type Series = {
  name: string
  labels: ChartPoints
  values: (number | null)[]
  at: (number | null)[]
  format: string
}

/** The figures that the program kept in the file, and which of our charts comes nearest to its drawing. */
export function readChart(root: XmlElement): Chart | null {
  const chart = findElement(root, 'chart')
  // One chart may draw some of its series as bars and others as lines.
  const groups = (findElement(chart, 'plotArea')?.children.filter(isElement) ?? []).filter(
    (group) => childrenOf(group, 'ser').length > 0,
  )
  const found = groups.flatMap((group) => childrenOf(group, 'ser')).map(readSeries)
  const series = found
    .filter(({ values }) => values.some((value) => value !== null))
    .slice(0, most.series)
  const [first] = groups
  if (!first || series.length === 0) return null
  const { show, losses } = findKind(first, series)
  if (groups.length > 1) losses.push('chart-kinds')
  const rows = show === 'scatter' ? listPlaces(series) : listCategories(series)
  const room = Math.min(most.rows, Math.floor(most.cells / (series.length + 1)))
  if (found.length > most.series || rows.length > room) losses.push('chart-cut')
  if (series.some(({ labels }) => labels.hasLevels)) losses.push('chart-levels')
  const format = series.find((one) => one.format && one.format !== general)?.format
  return {
    title: readTitle(findElement(chart, 'title')),
    losses: [...new Set(losses)],
    table: {
      rows: [['', ...series.map(({ name }) => name)], ...rows.slice(0, room)],
      hasHeader: true,
      ...(show && { show }),
      ...(format && format.length <= 200 && { format }),
    },
  }
}

function readSeries(element: XmlElement, index: number): Series {
  const values = readChartPoints(findElement(element, 'val') ?? findElement(element, 'yVal'))
  const places = readChartPoints(findElement(element, 'xVal'))
  const named = readChartPoints(findElement(element, 'tx')).texts.join(' ').trim()
  return {
    name: named.replaceAll(/\s+/gu, ' ') || `${index + 1}`,
    labels: findElement(element, 'cat') ? readChartPoints(findElement(element, 'cat')) : places,
    values: readNumbers(values),
    at: readNumbers(places),
    format: values.format,
  }
}

function findKind(
  group: XmlElement,
  series: readonly Series[],
): { show?: ChartKind; losses: ChartLoss[] } {
  const [kind, loss] = kinds[group.name] ?? []
  const losses: ChartLoss[] = loss ? [loss] : []
  if (!kind) return { losses }
  const say = (name: string) => findElement(group, name)?.attributes.get('val')
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

/** In full, as the file has it: how many digits are shown is the format's affair. */
const write = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value)

function listCategories(series: readonly Series[]): string[][] {
  const labels = series.find((one) => one.labels.texts.length > 0)?.labels
  const count = Math.max(labels?.texts.length ?? 0, ...series.map(({ values }) => values.length))
  return Array.from({ length: count }, (_, row) => [
    (labels && writeLabel(labels, row)) ?? '',
    ...series.map(({ values }) => write(values[row])),
  ])
}

const writeLabel = ({ texts, isNumeric, format }: ChartPoints, at: number): string => {
  const text = texts[at] ?? ''
  return (isNumeric ? formatFigure(text, format) : text).replaceAll(/\s+/gu, ' ').trim()
}

/** Points of series that share their places share rows; others have rows of their own. */
function listPlaces(series: readonly Series[]): string[][] {
  const placed = series.map(({ values, at }) => ({
    values,
    at: at.some((x) => x !== null) ? at : values.map((_, index) => index + 1),
  }))
  const [first] = placed
  const areShared = placed.every(({ at }) => JSON.stringify(at) === JSON.stringify(first?.at))
  if (areShared && first) {
    const count = Math.max(...placed.map(({ values }) => values.length))
    return Array.from({ length: count }, (_, row) => [
      write(first.at[row]),
      ...placed.map(({ values }) => write(values[row])),
    ])
  }
  return placed.flatMap(({ values, at }, index) =>
    values.map((value, row) =>
      [write(at[row])].concat(placed.map((_, column) => (column === index ? write(value) : ''))),
    ),
  )
}

const readTitle = (title: XmlElement | undefined): string =>
  readParagraphs(findElement(title, 'tx', 'rich'))
    .map(({ text }) => text)
    .join(' ')
    .trim()
