import type { ImageCrop } from '#core/deck/pictures/image-style.ts'

import { recordTypes } from './record-types.ts'
import { type PptRecord, type PptStream, readUint16, readUint32 } from './record.ts'

export type ShapeProperties = {
  /** Which picture of the file it shows, from 1; 0 for none. */
  picture: number
  crop: Partial<ImageCrop> | null
  description: string
  /** Words that are drawn as letters of a shape: WordArt. */
  artText: string
  isTable: boolean
}

/** Numbers of the properties that are read. */
const ids = {
  cropTop: 0x100,
  cropBottom: 0x101,
  cropLeft: 0x102,
  cropRight: 0x103,
  picture: 0x104,
  fillType: 0x180,
  fillPicture: 0x186,
  artText: 0xc0,
  description: 0x381,
  table: 0x39f,
} as const

const filledWithPicture = 3

export function readShapeProperties(
  stream: PptStream,
  records: readonly PptRecord[],
): ShapeProperties {
  const numbers = new Map<number, number>()
  const texts = new Map<number, string>()
  for (const record of records)
    if (
      record.type === recordTypes.shapeProperties ||
      record.type === recordTypes.moreShapeProperties
    )
      readTable(stream, record, numbers, texts)
  const isFilled = numbers.get(ids.fillType) === filledWithPicture
  return {
    picture: numbers.get(ids.picture) ?? (isFilled ? (numbers.get(ids.fillPicture) ?? 0) : 0),
    crop: readCrop(numbers),
    description: texts.get(ids.description) ?? '',
    artText: texts.get(ids.artText) ?? '',
    isTable: ((numbers.get(ids.table) ?? 0) & 1) === 1,
  }
}

/** Six bytes for each property; those that need more have it behind all of them, in order. */
function readTable(
  stream: PptStream,
  record: PptRecord,
  numbers: Map<number, number>,
  texts: Map<number, string>,
): void {
  let more = record.start + record.instance * 6
  for (let at = 0; at < record.instance * 6 && record.start + at + 6 <= record.end; at += 6) {
    const head = readUint16(stream, record, at)
    const value = readUint32(stream, record, at + 2)
    const id = head & 0x3fff
    if (head & 0x8000) {
      const end = Math.min(more + value, record.end)
      if (id === ids.description || id === ids.artText) texts.set(id, readName(stream, more, end))
      more = end
    } else {
      numbers.set(id, value)
    }
  }
}

const readName = ({ bytes }: PptStream, start: number, end: number): string =>
  new TextDecoder('utf-16le').decode(bytes.subarray(start, end)).replace(/\0+$/, '').trim()

/** As 65536ths of the picture, which may be less than nothing: then there is room around it. */
function readCrop(numbers: ReadonlyMap<number, number>): Partial<ImageCrop> | null {
  const share = (id: number) => Math.max(0, ((numbers.get(id) ?? 0) | 0) / 65_536)
  const [top, bottom, left, right] = [
    share(ids.cropTop),
    share(ids.cropBottom),
    share(ids.cropLeft),
    share(ids.cropRight),
  ]
  if (top + bottom + left + right === 0 || top + bottom >= 1 || left + right >= 1) return null
  return { x: left, y: top, width: 1 - left - right, height: 1 - top - bottom }
}
