import type { Box } from '#codecs/pptx/box.ts'

import { recordTypes } from './record-types.ts'
import {
  findRecord,
  listRecords,
  type PptRecord,
  type PptStream,
  readInt16,
  readInt32,
} from './record.ts'

/** Turns places inside a group into places on the slide. */
export type Transform = (box: Box) => Box

const nowhere: Box = { x: 0, y: 0, width: 0, height: 0 }

/** Where a shape stands on its slide or in its group, in the units of the file: 576 to the inch. */
export function readAnchor(stream: PptStream, records: readonly PptRecord[]): Box {
  const child = records.find(({ type }) => type === recordTypes.childAnchor)
  if (child) {
    const [left, top, right, bottom] = readCorners(stream, child)
    return toBox(left, top, right, bottom)
  }
  const client = records.find(({ type }) => type === recordTypes.clientAnchor)
  if (!client) return nowhere
  const isShort = client.end - client.start < 16
  const read = (at: number) =>
    isShort ? readInt16(stream, client, at * 2) : readInt32(stream, client, at * 4)
  return toBox(read(1), read(0), read(2), read(3))
}

export function readGroupTransform(
  stream: PptStream,
  group: PptRecord,
  outer: Transform,
): Transform {
  const first = findRecord(stream, group, recordTypes.shapeContainer)
  const records = first ? listRecords(stream, first) : []
  const inside = records.find(({ type }) => type === recordTypes.groupCoordinates)
  const hasPlace = records.some(
    ({ type }) => type === recordTypes.childAnchor || type === recordTypes.clientAnchor,
  )
  if (!inside || !hasPlace) return outer
  const from = toBox(...readCorners(stream, inside))
  const to = readAnchor(stream, records)
  if (from.width <= 0 || from.height <= 0) return outer
  const [across, down] = [to.width / from.width, to.height / from.height]
  return ({ x, y, width, height }) =>
    outer({
      x: to.x + (x - from.x) * across,
      y: to.y + (y - from.y) * down,
      width: width * across,
      height: height * down,
    })
}

const readCorners = (
  stream: PptStream,
  record: PptRecord,
): [left: number, top: number, right: number, bottom: number] => [
  readInt32(stream, record, 0),
  readInt32(stream, record, 4),
  readInt32(stream, record, 8),
  readInt32(stream, record, 12),
]

const toBox = (left: number, top: number, right: number, bottom: number): Box => ({
  x: Math.min(left, right),
  y: Math.min(top, bottom),
  width: Math.abs(right - left),
  height: Math.abs(bottom - top),
})
