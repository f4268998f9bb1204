import type { SlideTable } from '#core/deck/slide-table.ts'
import {
  childrenOf,
  findElement,
  isElement,
  readOwnText,
  type XmlElement,
} from '#codecs/xml/read-xml.ts'

import { formatFigure } from './format-figure.ts'
import { readParagraphs } from './read-paragraphs.ts'

export type Chart = { title: string; table: SlideTable }

/** More rows than anyone can read in a table. */
const mostRows = 60
/** More columns than fit beside each other. */
const mostSeries = 12
/** A file may number its points as it likes. */
const mostPoints = 10_000

/** The figures that the program kept in the file from the last time it drew the chart. */
export function readChart(root: XmlElement): Chart | null {
  const chart = findElement(root, 'chart')
  // One chart may draw some of its series as bars and others as lines.
  const kinds = findElement(chart, 'plotArea')?.children.filter(isElement) ?? []
  const series = kinds.flatMap((kind) => childrenOf(kind, 'ser')).slice(0, mostSeries)
  const columns = series.map((one, index) => ({
    name: readPoints(findElement(one, 'tx')).join(' ') || `${index + 1}`,
    labels: readPoints(findElement(one, 'cat') ?? findElement(one, 'xVal')),
    values: readPoints(findElement(one, 'val') ?? findElement(one, 'yVal')),
  }))
  return makeTable(readTitle(findElement(chart, 'title')), columns)
}

type Column = { name: string; labels: string[]; values: string[] }

function makeTable(title: string, columns: readonly Column[]): Chart | null {
  const labels = columns.find((column) => column.labels.length > 0)?.labels ?? []
  const count = columns.reduce((most, { values }) => Math.max(most, values.length), labels.length)
  if (columns.length === 0 || count === 0) return null
  const rows = Array.from({ length: Math.min(count, mostRows) }, (_, row) => [
    labels[row] ?? '',
    ...columns.map(({ values }) => values[row] ?? ''),
  ])
  const header = ['', ...columns.map(({ name }) => name)]
  return { title, table: { rows: [header, ...rows], hasHeader: true } }
}

/** Of a reference to a sheet with its last values, or of values that stand in the file itself. */
function readPoints(source: XmlElement | undefined): string[] {
  const cache = findCache(source)
  if (!cache) return findWords(source)
  const format = readOwnText(findElement(cache, 'formatCode'))
  const level = findElement(cache, 'lvl') ?? cache
  const points: string[] = []
  for (const point of childrenOf(level, 'pt')) {
    const at = Number(point.attributes.get('idx') ?? points.length)
    if (!Number.isInteger(at) || at < 0 || at >= mostPoints) continue
    const text = findWords(point).join('')
    const own = point.attributes.get('formatCode') ?? format
    points[at] = cache.name.startsWith('num') ? formatFigure(text, own) : text
  }
  return Array.from(points, (point) => point ?? '')
}

function findCache(source: XmlElement | undefined): XmlElement | undefined {
  for (const [holder, cache] of caches) {
    const found = cache === '' ? findElement(source, holder) : findElement(source, holder, cache)
    if (found) return found
  }
  return undefined
}

const caches = [
  ['strRef', 'strCache'],
  ['numRef', 'numCache'],
  ['multiLvlStrRef', 'multiLvlStrCache'],
  ['strLit', ''],
  ['numLit', ''],
] as const

function findWords(source: XmlElement | undefined): string[] {
  const text = readOwnText(findElement(source, 'v'))
  return text ? [text] : []
}

const readTitle = (title: XmlElement | undefined): string =>
  readParagraphs(findElement(title, 'tx', 'rich'))
    .map(({ text }) => text)
    .join(' ')
    .trim()
