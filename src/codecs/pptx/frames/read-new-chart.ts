import {
  type Chart,
  chooseSeries,
  type Series,
  tabulateSeries,
} from '#codecs/look/tabulate-series.ts'
import { childrenOf, findElement, readOwnText, type XmlElement } from '#codecs/xml/read-xml.ts'

import { readParagraphs } from '../read-paragraphs.ts'

/** A file may number its points as it likes. */
const mostPoints = 10_000

/** The figures of a chart that only newer programs draw (`cx:`): trees, funnels, boxes, maps. */
export function readNewChart(root: XmlElement): Chart | null {
  const data = new Map(
    childrenOf(findElement(root, 'chartData'), 'data').map((one) => [
      one.attributes.get('id') ?? '',
      one,
    ]),
  )
  const chart = findElement(root, 'chart')
  const region = findElement(chart, 'plotArea', 'plotAreaRegion')
  const found = childrenOf(region, 'series').map((one, index) => readSeries(one, index, data))
  const { series, hasMore } = chooseSeries(found)
  if (series.length === 0) return null
  const { table, isCut } = tabulateSeries(series, undefined)
  const title = findElement(chart, 'title', 'tx')
  return {
    title: readName(title) || readRich(findElement(title, 'rich')),
    table,
    losses: isCut || hasMore ? ['chart-cut'] : [],
  }
}

function readSeries(
  element: XmlElement,
  index: number,
  data: ReadonlyMap<string, XmlElement>,
): Series {
  const id = findElement(element, 'dataId')?.attributes.get('val') ?? ''
  const values = findElement(data.get(id), 'numDim', 'lvl')
  return {
    name: readName(findElement(element, 'tx')) || `${index + 1}`,
    labels: readPoints(findElement(data.get(id), 'strDim', 'lvl')),
    values: readPoints(values).map((text) => {
      const value = Number(text)
      return text.trim() === '' || !Number.isFinite(value) ? null : value
    }),
    at: [],
    format: values?.attributes.get('formatCode') ?? '',
  }
}

const readName = (words: XmlElement | undefined): string =>
  readOwnText(findElement(words, 'txData', 'v'))
    .replaceAll(/\s+/gu, ' ')
    .trim()

const readRich = (words: XmlElement | undefined): string =>
  readParagraphs(words)
    .map(({ text }) => text)
    .join(' ')
    .trim()

function readPoints(level: XmlElement | undefined): string[] {
  const found: string[] = []
  for (const point of childrenOf(level, 'pt')) {
    const at = Number(point.attributes.get('idx') ?? found.length)
    if (Number.isInteger(at) && at >= 0 && at < mostPoints) found[at] = readOwnText(point).trim()
  }
  return Array.from(found, (text) => text ?? '')
}
