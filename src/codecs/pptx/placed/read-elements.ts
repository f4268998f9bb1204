import {
  type PlacedElement,
  placedLimits,
  type PlacedPicture,
  type PlacedShape,
} from '#core/deck/placed.ts'
import type { XmlElement } from '#codecs/xml/read-xml.ts'

import { listChildren } from '../list-children.ts'
import { findProperties } from '../list-shapes.ts'
import { isEquation } from '../read-paragraphs.ts'
import { readDescription } from '../read-picture.ts'
import { attribute, find, findAll, findDeep, firstOf, flag } from './find.ts'
import { type DiagramPoint, drawPoints } from './draw-points.ts'
import type { ElementSource } from './element-source.ts'
import { findTextSource } from './find-text-source.ts'
import { findOldPreview } from './find-old-preview.ts'
import { nameDiagramParts } from './name-diagram-parts.ts'
import { findPlaceholder, isTitleType, listAncestors, typeOf } from './placeholders.ts'
import { readAlt } from './read-alt.ts'
import {
  findOutward,
  isRecoloured,
  leadsSomewhere,
  noteEffects,
  noteFill,
  noteGroup,
  noteLine,
} from './note-unpainted.ts'
import { readGeometry } from './read-geometry.ts'
import {
  findFill,
  findThemed,
  readFill,
  readLine,
  readPictureFill,
  readShadow,
  readStyledFill,
} from './read-paint.ts'
import { enterGroup, type Group, noGroup, type Place, readPlace, toPlaced } from './read-place.ts'
import { readPlacedChart } from './read-placed-chart.ts'
import { readTable } from './read-table.ts'
import { readText } from './read-text.ts'
import { standInForPicture } from './stand-in.ts'
import type { SheetLook } from './sheet-look.ts'

export function readElements(source: ElementSource): PlacedElement[] {
  const elements: PlacedElement[] = []
  const add: Add = (element) => {
    if (!element) return
    if (elements.length >= placedLimits.elements) source.onLeftOut('element')
    else elements.push(element)
  }
  const tree = find(source.sheet.root, 'cSld', 'spTree')
  readTree(tree, source, noGroup, add, source.isSlide ? createGroups(add) : undefined)
  return elements
}

type Add = (element: PlacedElement | null) => void

/** All of a group are moved together as long as nobody takes it apart. */
function createGroups(add: Add): () => Add {
  let groups = 0
  return () => {
    const group = String(++groups)
    return (element) => add(element && Object.assign(element, { group }))
  }
}

function readTree(
  tree: XmlElement | undefined,
  source: ElementSource,
  group: Group,
  add: Add,
  /** What takes the elements of a group; those of one within another are the outer one's. */
  openGroup: () => Add = () => add,
): void {
  for (const element of listChildren(tree)) {
    const about = findProperties(element, 'cNvPr')
    if (flag(about, 'hidden')) continue
    const link = linked.has(element.name) ? findOutward(about, source) : null
    const addLinked: Add = link === null ? add : (one) => add(one && leadTo(one, link))
    if (element.name === 'grpSp') {
      noteGroup(find(element, 'grpSpPr'), source)
      if (group.depth >= placedLimits.groups) source.onLeftOut('element')
      else readTree(element, source, enterGroup(element, group, source.sheet.look), openGroup())
    } else if (source.isMeant?.(element) === false) continue
    else if (element.name === 'sp' || element.name === 'cxnSp')
      addLinked(readShape(element, source, group))
    else if (element.name === 'pic') readPicture(element, source, group, addLinked)
    else if (element.name === 'graphicFrame') readFrame(element, source, group, add)
    else if (element.name === 'contentPart') source.onLeftOut('drawing')
    if (link === null && leadsSomewhere(about) && source.isSlide) source.onLeftOut('link')
  }
}

/** What may lead somewhere as a whole. */
const linked: ReadonlySet<string> = new Set(['sp', 'cxnSp', 'pic'])

const leadTo = (element: PlacedElement, link: string): PlacedElement =>
  element.kind === 'shape' || element.kind === 'picture' ? { ...element, link } : element

/** Null for what lies too far away to be meant, which is told. */
function placeWithin(place: Place, source: ElementSource) {
  const placed = toPlaced(place)
  if (!placed) source.onLeftOut('element')
  return placed
}

function findPlace(element: XmlElement, ancestors: readonly XmlElement[]): Place | null {
  for (const one of [element, ...ancestors]) {
    const place = readPlace(find(one, 'spPr', 'xfrm') ?? find(one, 'xfrm'))
    if (place) return place
  }
  return null
}

/** Fields and equations are words, too. */
function hasWords(body: XmlElement | undefined): boolean {
  for (const paragraph of listChildren(body))
    if (paragraph.name === 'p' && listChildren(paragraph).some(isWord)) return true
  return false
}

const isWord = (child: XmlElement): boolean =>
  child.name === 'r' || child.name === 'fld' || isEquation(child)

type MaybeElement = XmlElement | undefined

const findLine = (properties: MaybeElement): MaybeElement => find(properties, 'ln')
const findEffects = (properties: MaybeElement): MaybeElement => find(properties, 'effectLst')
const findOutline = (properties: MaybeElement): MaybeElement =>
  find(properties, 'prstGeom') ?? find(properties, 'custGeom')

function readShape(element: XmlElement, source: ElementSource, group: Group): PlacedShape | null {
  const { look } = source.sheet
  const placeholder = findPlaceholder(element)
  if (placeholder && !source.isSlide) return null
  const ancestors = placeholder ? listAncestors(element, source.below) : []
  const body = find(element, 'txBody')
  const isWritten = hasWords(body)
  const properties = [find(element, 'spPr')]
  for (const one of ancestors) properties.push(find(one, 'spPr'))
  // An empty placeholder is not painted.
  if (placeholder && !isWritten && !findFill(properties[0])) return null
  const inner =
    findPlace(element, ancestors) ?? (isWritten ? usualPlace(placeholder, source.size) : null)
  const place = inner && group.map(inner)
  const placed = place && placeWithin(place, source)
  if (!place || !placed) return null
  const style = find(element, 'style') ?? firstOf(ancestors, (one) => find(one, 'style'))
  const ownFill = firstOf(properties, findFill)
  const fill =
    element.name === 'cxnSp'
      ? undefined
      : flag(element, 'useBgFill')
        ? source.background
        : readStyledFill(ownFill, find(style, 'fillRef'), look, group.fill)
  const ownLine = firstOf(properties, findLine)
  const line = readLine(ownLine, find(style, 'lnRef'), look)
  const shadow =
    fill || line
      ? readShadow(properties.find(findEffects), find(style, 'effectRef'), look)
      : undefined
  const text = isWritten
    ? readText(body, findTextSource(source, placeholder, ancestors, { style, body }))
    : undefined
  if (!fill && !line && !text) return null
  noteEffects(properties, fill || line ? find(style, 'effectRef') : undefined, look, source)
  if (fill && fill !== source.background && fill !== group.fill)
    noteFill(ownFill ?? findThemed(find(style, 'fillRef'), 'fillStyleLst', look), source.onLeftOut)
  if (line) noteLine(ownLine, find(style, 'lnRef'), look, source)
  const geometry = readGeometry(properties.find(findOutline), place, () => source.onLeftOut('cut'))
  const textPlace = readTextPlace(element, group)
  const role = placeholder && roleOf(typeOf(placeholder))
  const shape: PlacedShape = { kind: 'shape', ...placed, ...readAlt(element) }
  if (geometry) shape.geometry = geometry
  if (fill) shape.fill = fill
  if (line) shape.line = line
  if (shadow) shape.shadow = shadow
  if (text) shape.text = text
  if (textPlace) shape.textPlace = textPlace
  if (role) shape.role = role
  return shape
}

/** Words that no sheet has a place for are seen all the same. */
function usualPlace(
  placeholder: XmlElement | undefined,
  { width, height }: ElementSource['size'],
): Place {
  const [top, high] = isTitleType(typeOf(placeholder)) ? [0.05, 0.15] : [0.25, 0.65]
  const upright = { degrees: 0, flipH: false, flipV: false }
  return { x: 0.05 * width, y: top * height, width: 0.9 * width, height: high * height, ...upright }
}

/** A drawing of a diagram says where the text of a shape stands. */
function readTextPlace(element: XmlElement, group: Group): PlacedShape['textPlace'] {
  const xfrm = find(element, 'txXfrm')
  const inner = xfrm ? readPlace(xfrm) : null
  const placed = inner && toPlaced(group.map(inner))
  if (!placed) return undefined
  const { x, y, width, height } = placed
  return { x, y, width, height }
}

const roles: Readonly<Record<string, PlacedShape['role']>> = {
  title: 'title',
  ctrTitle: 'title',
  subTitle: 'subtitle',
  body: 'body',
  obj: 'body',
  ftr: 'footer',
  dt: 'date',
  sldNum: 'number',
}

const roleOf = (type: string): NonNullable<PlacedShape['role']> => roles[type] ?? 'other'

function readPicture(
  element: XmlElement,
  source: ElementSource,
  group: Group,
  add: Add,
  at?: Place,
): void {
  const { look } = source.sheet
  const placeholder = findPlaceholder(element)
  if (placeholder && !source.isSlide) return
  const ancestors = placeholder ? listAncestors(element, source.below) : []
  const inner = at ?? findPlace(element, ancestors)
  const place = inner && group.map(inner)
  const fill = find(element, 'blipFill')
  const placed = place && fill && placeWithin(place, source)
  if (!place || !placed || !fill) return
  const properties = find(element, 'spPr')
  const shown = readPictureFill(fill, look)
  noteEffects([properties], find(element, 'style', 'effectRef'), look, source)
  if (isRecoloured(find(fill, 'blip'))) source.onLeftOut('recoloured')
  const geometry = readGeometry(properties, place, () => source.onLeftOut('cut'))
  const line = readLine(find(properties, 'ln'), find(element, 'style', 'lnRef'), look)
  if (line) noteLine(find(properties, 'ln'), find(element, 'style', 'lnRef'), look, source)
  const shadow = readShadow(properties, undefined, look)
  const ground = readFill(findFill(properties), look)
  const frame = {
    ...placed,
    ...(geometry && { geometry }),
    ...(line && { line }),
    ...(shadow && { shadow }),
    ...readAlt(element),
  }
  // What could not be taken along is told by whoever reads the pictures of the slide.
  if (!shown && source.isSlide && namesPicture(fill))
    return add(standInForPicture(frame, readDescription(element), look))
  if (ground) add({ kind: 'shape', ...placed, ...(geometry && { geometry }), fill: ground })
  const { kind: _kind, inset: _inset, tile: _tile, ...use } = shown ?? { kind: 'picture' as const }
  const picture: PlacedPicture = { kind: 'picture', ...frame, ...use }
  add(shown || line ? picture : null)
}

function namesPicture(fill: XmlElement): boolean {
  const blip = find(fill, 'blip')
  return Boolean(attribute(blip, 'embed') || attribute(blip, 'link'))
}

function readFrame(element: XmlElement, source: ElementSource, group: Group, add: Add): void {
  const placeholder = findPlaceholder(element)
  const ancestors = placeholder ? listAncestors(element, source.below) : []
  const inner = findPlace(element, ancestors)
  const place = inner && group.map(inner)
  const placed = place && placeWithin(place, source)
  if (!inner || !placed) return
  for (const child of listChildren(find(element, 'graphic', 'graphicData'))) {
    if (child.name === 'tbl') {
      const own = findTextSource(source, undefined, [], {})
      const table = readTable(child, placed, own, source.readTableStyles())
      return add({ ...table, ...readAlt(element) })
    }
    if (child.name === 'relIds') {
      const points = source.diagrams.get(element) ?? []
      if (!readDiagram(child, inner, source, group, add, points))
        for (const shape of drawPoints(placed, points, source.sheet.look)) add(shape)
      return
    }
    if (child.name === 'chart') {
      for (const one of readPlacedChart(child, placed, element, source)) add(one)
      return
    }
    if (child.name === 'oleObj') return readObject(child, inner, source, group, add)
  }
  source.onLeftOut('drawing')
}

/** What an embedded file looked like when it was last open; before 2010 that is a drawing of its own. */
function readObject(
  object: XmlElement,
  inner: Place,
  source: ElementSource,
  group: Group,
  add: Add,
): void {
  const picture = findDeep(object, 'pic')
  if (picture) return readPicture(picture, source, group, add, inner)
  const imageUrl = findOldPreview(attribute(object, 'spid'), source)
  const placed = toPlaced(group.map(inner))
  if (imageUrl === null || !placed) source.onLeftOut('object')
  else add({ kind: 'picture', ...placed, imageUrl })
}

/** The model of a diagram names the relation of the slide that leads to its drawing; whether it has one. */
function readDiagram(
  reference: XmlElement,
  inner: Place,
  source: ElementSource,
  group: Group,
  add: Add,
  points: readonly DiagramPoint[],
): boolean {
  const { file, relations, collection, sheet } = source
  const open = (id: string | undefined) => {
    const relation = relations.get(id ?? '')
    const root = relation && !relation.isExternal ? file.readPart(relation.target) : null
    return relation && root ? { path: relation.target, root } : null
  }
  const model = open(attribute(reference, 'dm'))
  const named = findAll(find(model?.root, 'extLst'), 'ext')
    .map((extension) => attribute(find(extension, 'dataModelExt'), 'relId'))
    .find(Boolean)
  const drawing = open(named)
  const tree = find(drawing?.root, 'spTree')
  if (!drawing || !listChildren(tree).some(({ name }) => name === 'sp' || name === 'pic'))
    return false
  const look: SheetLook = {
    ...sheet.look,
    takePicture(id) {
      const relation = file.listRelations(drawing.path).get(id ?? '')
      if (!relation || relation.isExternal) return null
      const found = collection.take(relation.target)
      return found.kind === 'collected' ? found.url : null
    },
  }
  const shifted: Group = {
    ...group,
    depth: group.depth + 1,
    map: (place) => group.map({ ...place, x: place.x + inner.x, y: place.y + inner.y }),
  }
  const parts = new Map([...source.parts, ...nameDiagramParts(model?.root, tree, points)])
  const relationsThere = file.listRelations(drawing.path)
  const within = { ...source, parts, relations: relationsThere, sheet: { ...sheet, look } }
  readTree(tree, within, shifted, add)
  return true
}
