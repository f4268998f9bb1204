import {
  type PlacedElement,
  type PlacedGeometry,
  placedLimits,
  type PlacedShape,
  type PlacedText,
} from '#core/deck/placed.ts'
import { findElement, isElement, type XmlElement } from '#codecs/xml/read-xml.ts'

import { readOutwardAddress } from '../../marked-runs.ts'
import { readLength } from '../read-length.ts'
import type { PageSource } from './page-source.ts'
import { readAlt } from './read-alt.ts'
import { readBodyRoom } from './read-body.ts'
import { readFrame } from './read-frame.ts'
import {
  readConnector,
  readCustomGeometry,
  readEllipse,
  readFreeGeometry,
} from './read-geometry.ts'
import { readLine } from './read-line.ts'
import { readFill, readShadow, type UsualPaint } from './read-paint.ts'
import { type PlacedPlace, readPlace, toPlaced, transformPlace } from './read-place.ts'
import { findGround, findLead, readText } from './read-text.ts'
import { findShapeStyles, type ShapeStyles } from './shape-styles.ts'

export type Add = (element: PlacedElement | null) => void

/** What stands on a page or its master, in the order of painting. */
export function readElements(
  page: XmlElement,
  source: PageSource,
  /** Of what stands there, what is painted. */
  isMeant: (shape: XmlElement) => boolean,
): PlacedElement[] {
  const elements: PlacedElement[] = []
  const add: Add = (element) => {
    if (!element) return
    if (elements.length >= placedLimits.elements) source.onLeftOut('element')
    else elements.push(element)
  }
  let groups = 0
  const walk = (parent: XmlElement, addTo: Add, depth: number) => {
    for (const shape of sortByLayer(parent.children.filter(isElement))) {
      if (shape.name === 'a') walk(shape, addLinked(shape, source, addTo), depth)
      else if (shape.name === 'g') {
        if (depth >= placedLimits.groups) source.onLeftOut('element')
        else if (depth > 0) walk(shape, addTo, depth + 1)
        else {
          const group = String(++groups)
          walk(shape, (one) => add(one && { ...one, group }), 1)
        }
      } else if (isMeant(shape)) readElement(shape, source, addTo)
    }
  }
  walk(page, add, 0)
  return elements
}

/** What stands in a link leads where that does, if it is out of the file. */
function addLinked({ attributes }: XmlElement, source: PageSource, add: Add): Add {
  const link = readOutwardAddress(attributes.get('href') ?? '')
  if (link === null || link.length > mostLetters) {
    source.onUnpainted('link')
    return add
  }
  return (one) =>
    add(one && (one.kind === 'shape' || one.kind === 'picture') ? { ...one, link } : one)
}

/** Of an address. */
const mostLetters = 2_000

const layerOf = ({ attributes }: XmlElement): number => Number(attributes.get('z-index') ?? 0) || 0

/** Later ones lie over earlier ones, unless they say where they lie. */
function sortByLayer(shapes: readonly XmlElement[]): readonly XmlElement[] {
  if (!shapes.some(({ attributes }) => attributes.has('z-index'))) return shapes
  return shapes.toSorted((one, other) => layerOf(one) - layerOf(other))
}

const lines = new Set(['line', 'connector', 'measure'])
const closed = new Set(['rect', 'ellipse', 'circle', 'custom-shape', 'caption', 'path', 'polygon'])

function readElement(shape: XmlElement, source: PageSource, add: Add): void {
  if (shape.name === 'frame') return readFrame(shape, source, add, readBox)
  if (shape.name === 'scene') return source.onLeftOut('drawing')
  if (shape.name === 'control') return source.onLeftOut('drawing')
  const isLine = lines.has(shape.name)
  if (!isLine && !closed.has(shape.name) && shape.name !== 'polyline') return
  const drawn = isLine ? drawLine(shape) : drawShape(shape, source)
  if (drawn) add(readBox(shape, shape, drawn, source, shape.name === 'polyline' ? 'none' : 'solid'))
}

export type DrawnShape = { place: PlacedPlace; geometry?: PlacedGeometry | undefined }

function drawShape(shape: XmlElement, source: PageSource): DrawnShape | null {
  const place = readPlace(shape)
  if (!place) return null
  if (shape.name === 'ellipse' || shape.name === 'circle')
    return { place, geometry: readEllipse(shape, place) }
  if (shape.name === 'rect') {
    const radius = readLength(shape.attributes.get('corner-radius')) ?? 0
    const adj = Math.round(
      (Math.max(0, radius) / Math.max(1, Math.min(place.width, place.height))) * 100_000,
    )
    return {
      place,
      ...(adj > 0 && { geometry: { preset: 'roundRect', adjust: { adj: Math.min(50_000, adj) } } }),
    }
  }
  if (shape.name !== 'custom-shape')
    return {
      place,
      geometry: shape.name === 'caption' ? undefined : readFreeGeometry(shape, place),
    }
  const custom = findElement(shape, 'enhanced-geometry')
  const { geometry, flipH, isUnknown } = readCustomGeometry(custom, place)
  if (isUnknown) source.onUnpainted('outline')
  const isWarped =
    custom?.attributes.get('text-path') === 'true' ||
    custom?.attributes.get('type')?.startsWith('fontwork')
  if (isWarped) source.onUnpainted('warp')
  if (custom?.attributes.get('extrusion') === 'true') source.onUnpainted('depth')
  return { place: { ...place, ...(flipH && { flipH }) }, ...(geometry && { geometry }) }
}

function drawLine(shape: XmlElement): DrawnShape | null {
  if (shape.name === 'connector') {
    const { geometry, ...box } = readConnector(shape)
    const place = toPlaced(box)
    return place && { place, geometry }
  }
  const px = (name: string) => readLength(shape.attributes.get(name)) ?? 0
  const [x1, y1, x2, y2] = [px('x1'), px('y1'), px('x2'), px('y2')]
  const box = {
    x: Math.min(x1, x2),
    y: Math.min(y1, y2),
    width: Math.abs(x2 - x1),
    height: Math.abs(y2 - y1),
  }
  const place = transformPlace(box, shape.attributes.get('transform'))
  if (!place) return null
  return {
    place: { ...place, ...(x2 < x1 && { flipH: true }), ...(y2 < y1 && { flipV: true }) },
    geometry: { preset: 'line' },
  }
}

/** A shape with what it is painted with and its words; null for one that nobody would see. */
export function readBox(
  shape: XmlElement,
  body: XmlElement,
  { place, geometry }: DrawnShape,
  source: PageSource,
  usual: UsualPaint,
): PlacedShape | null {
  const styles = findShapeStyles(shape, source.styles)
  const { graphic } = styles
  const isLine = lines.has(shape.name)
  const fill = isLine
    ? undefined
    : readFill(graphic, source, shape.name === 'frame' ? 'none' : usual)
  const line = readLine(graphic, source, shape.name === 'frame' ? 'none' : 'solid')
  const shadow = fill || line ? readShadow(graphic) : undefined
  if (['glow-radius', 'softedge-radius'].some((name) => hasLength(styles, name)))
    source.onUnpainted('glow')
  const text = readBody(shape, body, styles, fill, source)
  if (!fill && !line && !text) return null
  const role = roles[shape.attributes.get('class') ?? '']
  const alt = readAlt(shape)
  return {
    kind: 'shape',
    ...place,
    ...(geometry && { geometry }),
    ...(fill && { fill }),
    ...(line && { line }),
    ...(shadow && { shadow }),
    ...(text && { text }),
    ...(role && { role }),
    ...(alt && { alt }),
  }
}

const hasLength = ({ graphic }: ShapeStyles, name: string): boolean =>
  graphic.some(({ attributes }) => (readLength(attributes.get(name)) ?? 0) > 0)

function readBody(
  shape: XmlElement,
  body: XmlElement,
  styles: ShapeStyles,
  fill: PlacedShape['fill'],
  source: PageSource,
): PlacedText | undefined {
  const ground = findGround(fill, source.background)
  const read = readText(body, { ...styles, ground }, source)
  if (!read) return undefined
  const room = readBodyRoom(shape, styles)
  const [left, top, right, bottom] = room.insets
  return { ...read, ...room, insets: [left, top + findLead(read), right, bottom] }
}

const roles: Readonly<Record<string, PlacedShape['role']>> = {
  title: 'title',
  subtitle: 'subtitle',
  outline: 'body',
  text: 'body',
  footer: 'footer',
  header: 'other',
  'date-time': 'date',
  'page-number': 'number',
}
