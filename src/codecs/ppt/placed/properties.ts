import { recordTypes } from '../record-types.ts'
import { listRecords, type PptRecord, type PptStream, readUint16, readUint32 } from '../record.ts'

/** What a shape says of itself, by number ([MS-ODRAW] 2.3); the nearest of several says it. */
export type Properties = readonly ReadonlyMap<number, number>[]

/** Numbers of those that are read. */
export const ids = {
  rotation: 0x4,
  textLeft: 0x81,
  textTop: 0x82,
  textRight: 0x83,
  textBottom: 0x84,
  wrap: 0x85,
  anchor: 0x87,
  textFlow: 0x88,
  textFlags: 0xbf,
  cropTop: 0x100,
  cropBottom: 0x101,
  cropLeft: 0x102,
  cropRight: 0x103,
  picture: 0x104,
  adjust: 0x147,
  fillType: 0x180,
  fillColour: 0x181,
  fillOpacity: 0x182,
  fillBack: 0x183,
  fillPicture: 0x186,
  fillAngle: 0x18b,
  fillFocus: 0x18c,
  fillFlags: 0x1bf,
  lineColour: 0x1c0,
  lineOpacity: 0x1c1,
  lineWidth: 0x1cb,
  lineDash: 0x1ce,
  lineHead: 0x1d0,
  lineTail: 0x1d1,
  headWidth: 0x1d2,
  headLength: 0x1d3,
  tailWidth: 0x1d4,
  tailLength: 0x1d5,
  lineFlags: 0x1ff,
  shadowColour: 0x201,
  shadowOpacity: 0x204,
  shadowX: 0x205,
  shadowY: 0x206,
  shadowFlags: 0x23f,
  master: 0x301,
  groupFlags: 0x3bf,
} as const

/** Of one shape. */
export function readProperties(
  stream: PptStream,
  records: readonly PptRecord[],
): ReadonlyMap<number, number> {
  const numbers = new Map<number, number>()
  for (const record of records) {
    const { shapeProperties, moreShapeProperties } = recordTypes
    if (record.type !== shapeProperties && record.type !== moreShapeProperties) continue
    const end = Math.min(record.instance * 6, record.end - record.start)
    for (let at = 0; at + 6 <= end; at += 6) {
      const head = readUint16(stream, record, at)
      // Those whose value lies behind all of them are no numbers.
      if ((head & 0x8000) === 0) numbers.set(head & 0x3fff, readUint32(stream, record, at + 2))
    }
  }
  return numbers
}

export function say(from: Properties, id: number): number | undefined {
  for (const one of from) {
    const said = one.get(id)
    if (said !== undefined) return said
  }
  return undefined
}

/** Of yes and no the lower half says which, the upper half whether it is said at all. */
export function saysFlag(from: Properties, id: number, bit: number): boolean | undefined {
  for (const one of from) {
    const said = one.get(id)
    if (said !== undefined && (said & (bit << 16)) !== 0) return (said & bit) !== 0
  }
  return undefined
}

/** What shapes of this file are where they say nothing. */
export function readUsualProperties(
  stream: PptStream,
  document: PptRecord,
): ReadonlyMap<number, number> {
  const group = listRecords(stream, document).find(({ type }) => type === recordTypes.drawingGroup)
  const container =
    group &&
    listRecords(stream, group).find(({ type }) => type === recordTypes.drawingGroupContainer)
  return readProperties(stream, container ? listRecords(stream, container) : [])
}
