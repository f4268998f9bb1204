import type { Box } from '#codecs/pptx/box.ts'

import { readAnchor, readGroupTransform, type Transform } from './read-anchor.ts'
import { type PptText, readOwnText, textKinds } from './read-text.ts'
import { recordTypes } from './record-types.ts'
import {
  findRecord,
  listRecords,
  type PptRecord,
  type PptStream,
  readUint32,
  readUint8,
} from './record.ts'
import { noStyle } from './read-text-style.ts'
import { readShapeProperties, type ShapeProperties } from './read-shape-properties.ts'

/** What stands on a slide: a text, a picture, or neither. */
export type PptShape = {
  box: Box
  /** What its master has it for, by number; null for a box of its own. */
  placeholder: number | null
  text: PptText | null
  properties: ShapeProperties
  /** It stands for a file inside the file, such as a chart or a sound. */
  isObject: boolean
  isLinked: boolean
  /** The table whose cell it is. */
  table: object | null
  /** Where in the stream it begins. */
  start: number
  end: number
}

const deepest = 64
const mostShapes = 5_000
const asItIs: Transform = (box) => box
const flags = { deleted: 0x8, background: 0x400 }

/** `outline` are the texts that stand apart from their shapes, which name them by place. */
export function listShapes(
  stream: PptStream,
  sheet: PptRecord,
  outline: readonly PptText[],
): PptShape[] {
  const shapes: PptShape[] = []
  const drawing = findRecord(stream, sheet, recordTypes.drawing)

  function walk(within: PptRecord, transform: Transform, table: object | null, depth: number) {
    if (depth > deepest) return
    for (const record of listRecords(stream, within)) {
      if (shapes.length >= mostShapes) return
      if (record.type === recordTypes.shapeGroupContainer) {
        const inner = readGroupTransform(stream, record, transform)
        const isTable = table === null && isTableGroup(stream, record)
        walk(record, inner, isTable ? record : table, depth + 1)
      } else if (record.type === recordTypes.shapeContainer) {
        const shape = readShape(stream, record, outline)
        if (shape) shapes.push({ ...shape, box: transform(shape.box), table })
      } else if (record.isContainer) {
        walk(record, transform, table, depth + 1)
      }
    }
  }
  if (drawing) walk(drawing, asItIs, null, 0)
  return shapes
}

function readShape(
  stream: PptStream,
  container: PptRecord,
  outline: readonly PptText[],
): Omit<PptShape, 'table'> | null {
  const records = listRecords(stream, container)
  const find = (type: number) => records.find((record) => record.type === type)
  // The group itself, which has its place from the one around it.
  if (find(recordTypes.groupCoordinates)) return null
  const head = find(recordTypes.shape)
  const state = head ? readUint32(stream, head, 4) : 0
  if (state & (flags.deleted | flags.background)) return null
  const data = find(recordTypes.clientData)
  const about = data ? listRecords(stream, data) : []
  const aboutOf = (type: number) => about.find((record) => record.type === type)
  const textbox = find(recordTypes.clientTextbox)
  const properties = readShapeProperties(stream, records)
  return {
    start: container.start,
    end: container.end,
    box: readAnchor(stream, records),
    placeholder: readPlaceholder(stream, about),
    text: (textbox ? readShapeText(stream, textbox, outline) : null) ?? makeText(properties),
    properties,
    isObject: aboutOf(recordTypes.externalObjectReference) !== undefined,
    isLinked:
      aboutOf(recordTypes.interactiveInfo) !== undefined ||
      (textbox && findRecord(stream, textbox, recordTypes.interactiveInfo)) !== undefined,
  }
}

const makeText = ({ artText }: ShapeProperties): PptText | null =>
  artText === ''
    ? null
    : {
        kind: textKinds.other,
        paragraphs: [{ text: artText, level: 0, sizePt: null, start: 0 }],
        style: noStyle,
        fields: new Map(),
      }

function readPlaceholder(stream: PptStream, about: readonly PptRecord[]): number | null {
  for (const record of about) {
    if (record.type === recordTypes.placeholderAtom) return readUint8(stream, record, 4)
    if (record.type === recordTypes.roundTripHeaderPlaceholder) return readUint8(stream, record, 0)
  }
  return null
}

function readShapeText(
  stream: PptStream,
  textbox: PptRecord,
  outline: readonly PptText[],
): PptText | null {
  const reference = findRecord(stream, textbox, recordTypes.outlineTextReference)
  if (reference) return outline[readUint32(stream, reference, 0)] ?? null
  return readOwnText(stream, textbox) ?? null
}

/** The first shape of a group is the group itself, and says whether it is a table. */
function isTableGroup(stream: PptStream, group: PptRecord): boolean {
  const first = findRecord(stream, group, recordTypes.shapeContainer)
  return first ? readShapeProperties(stream, listRecords(stream, first)).isTable : false
}
