import { writeBullet } from '#core/deck/texts/write-bullet.ts'
import type { SlideTable } from '#core/deck/slide-table.ts'
import { writeEmphasis } from '#core/emphasis/write-emphasis.ts'
import { childrenOf, findElement, isElement, type XmlElement } from '#codecs/xml/read-xml.ts'

import type { ChartLoss } from '../look/tabulate-series.ts'
import type { ReadLoss } from '../loss.ts'
import { findPath, type OdpFile } from './open-odp.ts'
import { openChart } from './placed/read-chart-frame.ts'
import { type OdpChart, readChart } from './read-chart.ts'
import { readLength } from './read-length.ts'
import { type Line, readLines, type TextStyles } from './read-lines.ts'

type PageLoss =
  | Extract<
      ReadLoss['kind'],
      'comments' | 'drawing' | 'embedded-object' | 'video' | 'table-as-text'
    >
  | ChartLoss

export type OdpPage = {
  title: string
  /** Of the file, from which the title was made. */
  titleLines: readonly Line[]
  content: string[]
  /** By the paragraphs of the file, which points they became. */
  points: Map<XmlElement, number>
  notes: string
  /** Paths in the package, or addresses elsewhere. */
  pictures: string[]
  table: SlideTable | null
  losses: Map<PageLoss, number>
  isAnimated: boolean
}

/** What stands on every page, such as its number, is no part of the talk. */
const furniture = new Set(['page-number', 'date-time', 'footer', 'header'])

export function readPage(element: XmlElement, styles: TextStyles, file: OdpFile): OdpPage {
  const page: OdpPage = {
    title: '',
    titleLines: [],
    content: [],
    points: new Map(),
    notes: readNotes(element, styles),
    pictures: [],
    table: null,
    losses: new Map(),
    isAnimated: hasEffects(element),
  }
  const remarks = childrenOf(element, 'annotation').length
  if (remarks > 0) page.losses.set('comments', remarks)
  for (const shape of listShapes(element).toSorted(byPlace)) addShape(page, shape, styles, file)
  return page
}

function addShape(page: OdpPage, shape: XmlElement, styles: TextStyles, file: OdpFile): void {
  const kind = shape.attributes.get('class')
  if (kind !== undefined && furniture.has(kind)) return
  const lose = (loss: PageLoss) => page.losses.set(loss, (page.losses.get(loss) ?? 0) + 1)
  const [image] = childrenOf(shape, 'image')
  const [table] = childrenOf(shape, 'table')
  const lines = readLines(findElement(shape, 'text-box') ?? shape, styles)
  const hasObject = childrenOf(shape, 'object').length + childrenOf(shape, 'object-ole').length > 0
  const chart = findChart(shape, file)
  const figures = chart?.table ?? (table && { rows: readRows(table, styles), hasHeader: true })
  if (figures) {
    for (const loss of chart?.losses ?? []) lose(loss)
    if (page.table) {
      lose('table-as-text')
      for (const row of figures.rows) page.content.push(row.filter(Boolean).join(' | '))
    } else page.table = figures
  } else if (childrenOf(shape, 'plugin').length > 0) lose('video')
  else if (hasObject) {
    lose('embedded-object')
    // It comes with a picture of itself.
    if (image && isPicture(image, file)) page.pictures.push(image.attributes.get('href') ?? '')
  } else if (image) page.pictures.push(image.attributes.get('href') ?? '')
  else if (lines.length === 0) {
    if (shape.name !== 'frame') lose('drawing')
  } else if (kind === 'title' && !page.title)
    [page.titleLines, page.title] = [lines, lines.map(({ text }) => flatten(text)).join(' ')]
  else
    for (const { element, ...line } of lines) {
      page.points.set(element, page.content.length)
      page.content.push(writeBullet(line))
    }
}

/** The timing of a page is there without any, too. */
function hasEffects(page: XmlElement): boolean {
  const open = childrenOf(page, 'par')
  for (let element = open.pop(); element; element = open.pop()) {
    const kind = element.attributes.get('preset-class')
    if (kind !== undefined && kind !== 'media-call') return true
    for (const child of element.children) if (isElement(child)) open.push(child)
  }
  return false
}

const flatten = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

function findChart(shape: XmlElement, file: OdpFile): OdpChart | null {
  const [object] = childrenOf(shape, 'object')
  const root = object && openChart(object, file)
  return root ? readChart(root) : null
}

/** Mostly it is a drawing in LibreOffice's own format, which nothing else shows. */
const isPicture = ({ attributes }: XmlElement, { collection }: OdpFile): boolean => {
  const path = findPath(attributes.get('href') ?? '')
  return path !== null && collection.take(path).kind === 'collected'
}

const shapes = new Set([
  'frame',
  'custom-shape',
  'rect',
  'ellipse',
  'circle',
  'line',
  'path',
  'polygon',
  'polyline',
  'connector',
  'measure',
  'caption',
])

const listShapes = (element: XmlElement): XmlElement[] =>
  element.children.filter(isElement).flatMap((child) => {
    if (child.name === 'g' || child.name === 'a') return listShapes(child)
    return shapes.has(child.name) ? [child] : []
  })

/** As they are read: from top to bottom, beside each other from the left. */
function byPlace(one: XmlElement, other: XmlElement): number {
  const [a, b] = [readPlace(one), readPlace(other)]
  return a.y - b.y || a.x - b.x
}

const readPlace = ({ attributes }: XmlElement) => ({
  x: readLength(attributes.get('x') ?? attributes.get('x1')) ?? 0,
  y: readLength(attributes.get('y') ?? attributes.get('y1')) ?? 0,
})

const readNotes = (element: XmlElement, styles: TextStyles): string =>
  childrenOf(element, 'notes')
    .flatMap((notes) => childrenOf(notes, 'frame'))
    .filter((frame) => frame.attributes.get('class') === 'notes')
    .flatMap((frame) => readLines(findElement(frame, 'text-box') ?? frame, styles))
    .map(({ text }) => text)
    .join('\n')

/** Cells that are joined leave empty ones behind, so columns stay columns. */
const readRows = (table: XmlElement, styles: TextStyles): string[][] =>
  [
    ...childrenOf(findElement(table, 'table-header-rows'), 'table-row'),
    ...childrenOf(table, 'table-row'),
  ].map((row) =>
    row.children
      .filter(isElement)
      .filter(({ name }) => name === 'table-cell' || name === 'covered-table-cell')
      .map((cell) =>
        cell.name === 'table-cell' ? readLines(cell, styles).map(writeEmphasis).join('\n') : '',
      ),
  )
