import type { ChartKind } from '#core/deck/slide-table.ts'
import {
  type Chart,
  type ChartLoss,
  chooseSeries,
  type Series,
  tabulateSeries,
} from '#codecs/look/tabulate-series.ts'
import {
  childrenOf,
  findElement,
  isElement,
  readOwnText,
  type XmlElement,
} from '#codecs/xml/read-xml.ts'

/** What each kind of the format becomes; what has no counterpart takes the nearest, and that is told. */
const kinds: Readonly<Record<string, readonly [ChartKind, ChartLoss?]>> = {
  bar: ['columns'],
  line: ['line'],
  area: ['area'],
  circle: ['pie'],
  ring: ['doughnut'],
  scatter: ['scatter'],
  bubble: ['scatter', 'chart-kind'],
  radar: ['line', 'chart-kind'],
  'filled-radar': ['line', 'chart-kind'],
  stock: ['line', 'chart-kind'],
  gantt: ['bars', 'chart-kind'],
}

export type OdpChart = Chart & {
  /** Whose styles say the colours: its series, of round charts the points of the first. */
  painted: readonly XmlElement[]
}

/** The figures that a chart keeps in a sheet of its own, and which of our charts comes nearest to it. */
export function readChart(root: XmlElement): OdpChart | null {
  const chart = findElement(root, 'body', 'chart', 'chart')
  const area = findElement(chart, 'plot-area')
  if (!chart || !area) return null
  const sheet = readSheet(findElement(chart, 'table'))
  const categories = readCategories(area, sheet)
  const elements = childrenOf(area, 'series').slice(0, 100)
  const found = elements.map((one, index) => readSeries(one, index, sheet, categories))
  const { series, hasMore } = chooseSeries(found)
  if (series.length === 0) return null
  const { show, losses } = findKind(root, chart, area, series)
  const { table, isCut } = tabulateSeries(series, show)
  if (isCut || hasMore) losses.push('chart-cut')
  const kind = nameKind(chart)
  if (elements.some((one) => (nameKind(one) || kind) !== kind)) losses.push('chart-kinds')
  const isRound = show === 'pie' || show === 'doughnut'
  const painted = isRound && elements[0] ? listPoints(elements[0]) : elements
  return {
    title: readWords(findElement(chart, 'title')),
    table,
    losses: [...new Set(losses)],
    painted,
  }
}

/** `chart:bar` */
const nameKind = ({ attributes }: XmlElement): string =>
  (attributes.get('class') ?? '').replace(/^.*:/, '')

const listPoints = (series: XmlElement): XmlElement[] =>
  childrenOf(series, 'data-point')
    .flatMap((point) => {
      const times = Math.min(12, Math.max(1, Number(point.attributes.get('repeated') ?? 1) || 1))
      return Array.from({ length: times }, () => point)
    })
    .slice(0, 12)

function findKind(
  root: XmlElement,
  chart: XmlElement,
  area: XmlElement,
  series: readonly Series[],
): { show?: ChartKind; losses: ChartLoss[] } {
  const [kind, loss] = kinds[nameKind(chart)] ?? []
  const losses: ChartLoss[] = loss ? [loss] : []
  if (!kind) return { losses }
  const is = (name: string) => findProperties(root, area)?.get(name) === 'true'
  if (is('three-dimensional')) losses.push('chart-depth')
  const isStacked = is('stacked') || is('percentage')
  const isFlat = kind === 'columns' && is('vertical')
  const isRound = kind === 'pie' || kind === 'doughnut'
  if (isRound && series.length > 1) losses.push('chart-cut')
  if (isRound && series[0]?.values.some((value) => (value ?? 0) < 0)) losses.push('chart-kind')
  if (isStacked && (kind !== 'columns' || isFlat || is('percentage'))) losses.push('chart-stacking')
  if (isStacked && kind === 'columns') return { show: 'stacked', losses }
  return { show: isFlat ? 'bars' : kind, losses }
}

const findProperties = (root: XmlElement, { attributes }: XmlElement) =>
  findElement(
    childrenOf(findElement(root, 'automatic-styles'), 'style').find(
      (style) => style.attributes.get('name') === attributes.get('style-name'),
    ),
    'chart-properties',
  )?.attributes

type Cell = { text: string; value: number | null }

/** Rows of cells, as far as a chart can show them. */
type Sheet = readonly (readonly Cell[])[]

const most = { rows: 2_000, columns: 200 } as const

function readSheet(table: XmlElement | undefined): Sheet {
  const rows: Cell[][] = []
  const walk = (parent: XmlElement) => {
    for (const child of parent.children.filter(isElement)) {
      if (rows.length >= most.rows) return
      if (child.name === 'table-row') rows.push(readRow(child))
      else if (/^table-(?:header-)?rows$|^table-row-group$/.test(child.name)) walk(child)
    }
  }
  if (table) walk(table)
  return rows
}

function readRow(row: XmlElement): Cell[] {
  const cells: Cell[] = []
  for (const cell of row.children.filter(isElement)) {
    if (cell.name !== 'table-cell' && cell.name !== 'covered-table-cell') continue
    const said = cell.attributes.get('value')
    const value = said === undefined || said.trim() === '' ? Number.NaN : Number(said)
    const read = { text: readWords(cell), value: Number.isFinite(value) ? value : null }
    const times = Math.max(1, Number(cell.attributes.get('number-columns-repeated') ?? 1) || 1)
    for (let time = 0; time < times && cells.length < most.columns; time++) cells.push(read)
  }
  return cells
}

function readWords(element: XmlElement | undefined): string {
  const paragraphs = childrenOf(element, 'p').map((paragraph) => readAll(paragraph))
  return paragraphs.join(' ').replaceAll(/\s+/gu, ' ').trim()
}

const readAll = (element: XmlElement): string =>
  readOwnText(element) + element.children.filter(isElement).map(readAll).join('')

/** The cells of `local-table.$B$2:.$B$5`, along their row or column. */
function listCells(sheet: Sheet, address: string | undefined): Cell[] {
  const [from, to = from] = [
    ...(address ?? '').matchAll(/\$?([A-Z]{1,3})\$?(\d{1,6})(?=$|[\s:])/g),
  ].map(([, letters = '', row = '']) => ({ column: countColumn(letters), row: Number(row) - 1 }))
  if (!from || !to) return []
  const cells: Cell[] = []
  const end = { row: Math.min(to.row, most.rows), column: Math.min(to.column, most.columns) }
  for (let row = from.row; row <= end.row; row++)
    for (let column = from.column; column <= end.column; column++)
      cells.push(sheet[row]?.[column] ?? { text: '', value: null })
  return cells
}

const countColumn = (letters: string): number =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

function readCategories(area: XmlElement, sheet: Sheet): string[] {
  const named = childrenOf(area, 'axis')
    .map((axis) => findElement(axis, 'categories'))
    .find(Boolean)
  return listCells(sheet, named?.attributes.get('cell-range-address')).map(({ text }) => text)
}

function readSeries(
  { attributes, children }: XmlElement,
  index: number,
  sheet: Sheet,
  labels: readonly string[],
): Series {
  const values = listCells(sheet, attributes.get('values-cell-range-address'))
  const domain = children.find(
    (child): child is XmlElement => isElement(child) && child.name === 'domain',
  )
  const places = listCells(sheet, domain?.attributes.get('cell-range-address'))
  const name = listCells(sheet, attributes.get('label-cell-address'))
    .map(({ text }) => text)
    .join(' ')
    .trim()
  return {
    name: name || `${index + 1}`,
    labels,
    values: values.map(({ value }) => value),
    at: places.map(({ value }) => value),
    format: '',
  }
}
