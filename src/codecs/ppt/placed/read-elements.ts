import {
  type PlacedElement,
  type PlacedFill,
  placedLimits,
  type PlacedShape,
} from '#core/deck/placed.ts'
import type { Unpainted } from '#codecs/look/count-unpainted.ts'
import { mapIntoGroup, type Place, toPlaced } from '#codecs/pptx/placed/read-place.ts'

import type { BlipCollection } from '../collect-blips.ts'
import type { PptShape } from '../list-shapes.ts'
import { readAnchor } from '../read-anchor.ts'
import { recordTypes } from '../record-types.ts'
import {
  findRecord,
  listRecords,
  type PptRecord,
  type PptStream,
  readInt32,
  readUint32,
} from '../record.ts'
import { ids, type Properties, readProperties, say, saysFlag } from './properties.ts'
import { isLined, readFill, readLine, readShadow } from './read-paint.ts'
import { readFreeform } from './read-freeform.ts'
import { readRuler } from './read-ruler.ts'
import { readPlacedText, readRoom, type TextSource } from './read-text.ts'
import { isFreeform, isLine, isUnknown, nameGeometry } from './shape-names.ts'

/** What a kept look does not show. */
export type PptLeftOut = 'element' | 'object' | 'drawing'

export type DrawingSource = {
  stream: PptStream
  sheet: PptRecord
  /** By where they begin, with the texts that the words of the slide were made of. */
  shapes: ReadonlyMap<number, PptShape>
  text: TextSource
  blips: BlipCollection
  /** What shapes are that say nothing, and those of the master by their numbers. */
  usual: ReadonlyMap<number, number>
  ofMaster(id: number, placeholder: number | null): Properties
  ground: PlacedFill | null
  isMeant(shape: PptShape): boolean
  onLeftOut(kind: PptLeftOut): void
  onUnpainted(kind: Unpainted): void
}

type Inside = { map(place: Place): Place; depth: number; group?: string | undefined }

const emuPerUnit = 914_400 / 576

/** What is drawn on a slide or master, in the order of painting. */
export function readDrawing(source: DrawingSource): PlacedElement[] {
  const { stream, sheet } = source
  const elements: PlacedElement[] = []
  let groups = 0
  const add = (element: PlacedElement | null, { group }: Inside) => {
    if (!element) return
    if (elements.length >= placedLimits.elements) source.onLeftOut('element')
    else elements.push(group === undefined ? element : { ...element, group })
  }
  const walk = (within: PptRecord, inside: Inside) => {
    for (const record of listRecords(stream, within)) {
      if (record.type === recordTypes.shapeGroupContainer) {
        if (inside.depth >= placedLimits.groups) source.onLeftOut('element')
        else {
          const entered = enterGroup(stream, record, inside)
          const isInner = inside.depth > 0
          // The outermost one is the whole sheet.
          const group = inside.depth === 1 ? String(++groups) : inside.group
          walk(record, { ...entered, group: isInner ? group : undefined })
        }
      } else if (record.type === recordTypes.shapeContainer)
        add(readShape(record, inside, source), inside)
      else if (record.isContainer && inside.depth === 0) walk(record, inside)
    }
  }
  const drawing = findRecord(stream, sheet, recordTypes.drawing)
  if (drawing) walk(drawing, { map: (place) => place, depth: 0 })
  return elements
}

/** Flags of a shape: mirrored, gone, behind everything, one that others have theirs from. */
export const flags = {
  group: 1,
  deleted: 0x8,
  flipH: 0x40,
  flipV: 0x80,
  background: 0x400,
} as const

function enterGroup(stream: PptStream, group: PptRecord, outer: Inside): Inside {
  const first = findRecord(stream, group, recordTypes.shapeContainer)
  const records = first ? listRecords(stream, first) : []
  const inside = records.find(({ type }) => type === recordTypes.groupCoordinates)
  const depth = outer.depth + 1
  const hasPlace = records.some(
    ({ type }) => type === recordTypes.childAnchor || type === recordTypes.clientAnchor,
  )
  if (!inside || !hasPlace) return { ...outer, depth }
  const [left, top, right, bottom] = [0, 4, 8, 12].map(
    (at) => readInt32(stream, inside, at) * emuPerUnit,
  )
  const within = {
    x: left ?? 0,
    y: top ?? 0,
    width: (right ?? 0) - (left ?? 0) || 1,
    height: (bottom ?? 0) - (top ?? 0) || 1,
  }
  const own = readPlace(stream, records, [readProperties(stream, records)])
  return { depth, map: (child) => outer.map(mapIntoGroup(child, own, within)) }
}

/** In the units of today's files. What lies on its side says the room that it takes there. */
function readPlace(stream: PptStream, records: readonly PptRecord[], from: Properties): Place {
  const head = records.find(({ type }) => type === recordTypes.shape)
  const state = head ? readUint32(stream, head, 4) : 0
  const box = readAnchor(stream, records)
  const degrees = ((say(from, ids.rotation) ?? 0) | 0) / 65_536
  const quarter = (((degrees % 180) + 180) % 180) - 90
  const isLying = Math.abs(quarter) < 45
  const [width, height] = isLying ? [box.height, box.width] : [box.width, box.height]
  return {
    x: (box.x + box.width / 2 - width / 2) * emuPerUnit,
    y: (box.y + box.height / 2 - height / 2) * emuPerUnit,
    width: width * emuPerUnit,
    height: height * emuPerUnit,
    degrees,
    flipH: (state & flags.flipH) !== 0,
    flipV: (state & flags.flipV) !== 0,
  }
}

const pictureFrame = 75

function readShape(
  container: PptRecord,
  inside: Inside,
  source: DrawingSource,
): PlacedElement | null {
  const { stream, text, blips } = source
  const known = source.shapes.get(container.start)
  if (!known || !source.isMeant(known)) return null
  const records = listRecords(stream, container)
  const head = records.find(({ type }) => type === recordTypes.shape)
  const kind = head?.instance ?? 1
  const own = readProperties(stream, records)
  const from: Properties = [
    own,
    ...source.ofMaster(own.get(ids.master) ?? 0, known.placeholder),
    source.usual,
  ]
  if (saysFlag(from, ids.groupFlags, 0x2)) return null
  const placed = toPlaced(inside.map(readPlace(stream, records, from)))
  if (!placed || (placed.width === 0 && placed.height === 0)) return null
  const alt = known.properties.description.slice(0, 10_000)
  const picture = own.get(ids.picture) ?? 0
  // What is so in a file means what is drawn, and frames around pictures only where one says so.
  const isFramed =
    kind !== pictureFrame || saysFlag(from.slice(0, -1), ids.lineFlags, isLined) === true
  const line = readLine(
    from,
    text.sheet,
    kind !== pictureFrame && kind !== 202 && known.placeholder === null,
  )
  if (picture > 0) {
    const blip = blips.take(picture)
    if (blip.kind !== 'collected') return null
    const crop = readCrop(from)
    return {
      kind: 'picture',
      ...placed,
      imageUrl: blip.url,
      ...(crop && { crop }),
      ...(isFramed && line && { line }),
      ...(alt && { alt }),
    }
  }
  if (known.isObject) source.onLeftOut('object')
  const fill = isLine(kind) ? undefined : readFill(from, text.sheet, blips, source)
  const named = nameGeometry(kind, own.get(ids.adjust))
  const drawn = named ? undefined : readFreeform(stream, records, from, placed)
  // A rectangle in its place would say what nobody drew.
  const isPainted = drawn !== undefined || !isFreeform(kind)
  if (!isPainted && (fill || line)) source.onLeftOut('drawing')
  if (!drawn && isUnknown(kind)) source.onUnpainted('outline')
  const shadow = fill || line ? readShadow(from, text.sheet) : undefined
  const textbox = records.find(({ type }) => type === recordTypes.clientTextbox)
  const ruler = textbox ? readRuler(stream, textbox) : null
  const read = known.text ? readPlacedText(known.text, ruler, text) : undefined
  // An empty place is not painted.
  if (known.placeholder !== null && !read && say([own], ids.fillFlags) === undefined) return null
  if (!read && !(isPainted && (fill || line))) return null
  const geometry = named ?? drawn
  const role = roles[known.placeholder ?? 0]
  return {
    kind: 'shape',
    ...placed,
    ...(geometry && { geometry }),
    ...(isPainted && fill && { fill }),
    ...(isPainted && line && { line }),
    ...(isPainted && shadow && { shadow }),
    ...(read && { text: { ...read, ...readRoom(from) } }),
    ...(role && { role }),
    ...(alt && { alt }),
  }
}

const roles: Readonly<Record<number, PlacedShape['role']>> = {
  1: 'title',
  2: 'body',
  3: 'title',
  4: 'subtitle',
  7: 'date',
  8: 'number',
  9: 'footer',
  13: 'title',
  14: 'body',
  15: 'title',
  16: 'subtitle',
  17: 'title',
  18: 'body',
}

function readCrop(from: Properties): [number, number, number, number] | undefined {
  const share = (id: number) => Math.max(-50, Math.min(0.999, ((say(from, id) ?? 0) | 0) / 65_536))
  const crop: [number, number, number, number] = [
    share(ids.cropLeft),
    share(ids.cropTop),
    share(ids.cropRight),
    share(ids.cropBottom),
  ]
  return crop.some((side) => side !== 0) ? crop : undefined
}
