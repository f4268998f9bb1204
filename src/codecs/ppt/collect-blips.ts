import type { CollectedPicture } from '#codecs/look/collect-pictures.ts'
import { unzlibSync } from 'fflate'

import { joinBytes } from '#core/join-bytes.ts'
import { sniffPicture } from '#core/picture/sniff-picture.ts'
import { convertMetafile } from '#codecs/metafile/convert-metafile.ts'
import { filePictureUrl, type ReadPicture } from '#codecs/read-result.ts'

import type { PptFile } from './open-ppt.ts'
import { recordTypes } from './record-types.ts'
import {
  findRecord,
  listRecords,
  type PptRecord,
  type PptStream,
  readInt32,
  readRecord,
  readUint32,
} from './record.ts'

export type BlipCollection = {
  /** By its number in the file, from 1. */
  take(number: number): CollectedPicture
  pictures: ReadonlyMap<string, ReadPicture>
}

/** The pictures of a file, each looked at when the first shape shows it. */
export function collectBlips(file: PptFile): BlipCollection {
  const entries = listEntries(file)
  const pictures = new Map<string, ReadPicture>()
  const known = new Map<number, CollectedPicture>()

  function collect(number: number): CollectedPicture {
    const entry = entries[number - 1]
    const found = entry ? findBlip(file, entry) : null
    if (!found) return { kind: 'absent' }
    const { stream, blip } = found
    const format = formats[blip.type] ?? ''
    // Of the first Macintosh; nothing here reads it.
    if (format === 'PICT') return { kind: 'unshown', format }
    const bytes = readBytes(stream, blip)
    if (!bytes) return { kind: 'absent' }
    const header = sniffPicture(bytes)
    const picture = header ? { bytes, type: `image/${header.format}` } : convertMetafile(bytes)
    if (!picture) return { kind: 'unshown', format }
    const url = filePictureUrl(`picture-${number}`)
    pictures.set(url, picture)
    return { kind: 'collected', url }
  }

  return {
    pictures,
    take(number) {
      const blip = known.get(number) ?? collect(number)
      known.set(number, blip)
      return blip
    },
  }
}

const formats: Partial<Record<number, string>> = {
  0xf01a: 'EMF',
  0xf01b: 'WMF',
  0xf01c: 'PICT',
  0xf01d: 'JPEG',
  0xf01e: 'PNG',
  0xf01f: 'BMP',
  0xf029: 'TIFF',
  0xf02a: 'JPEG',
}

function listEntries({ stream, document }: PptFile): PptRecord[] {
  const path = [recordTypes.drawingGroup, recordTypes.drawingGroupContainer, recordTypes.blipStore]
  let within: PptRecord | undefined = document
  for (const type of path) within = within && findRecord(stream, within, type)
  return within ? listRecords(stream, within) : []
}

/** In the entry itself, or where it points to in the stream of pictures. */
function findBlip(
  { stream, pictures }: PptFile,
  entry: PptRecord,
): { stream: PptStream; blip: PptRecord } | null {
  if (entry.type !== recordTypes.blipStoreEntry)
    return formats[entry.type] ? { stream, blip: entry } : null
  const name = stream.view.getUint8(Math.min(entry.start + 33, entry.end - 1))
  const inside = readRecord(stream, entry.start + 36 + name, entry.end)
  if (inside && formats[inside.type]) return { stream, blip: inside }
  const place = readUint32(stream, entry, 28)
  const blip = readRecord(pictures, place, pictures.bytes.length)
  return blip && formats[blip.type] ? { stream: pictures, blip } : null
}

/** The picture as a file of its own. */
function readBytes(stream: PptStream, blip: PptRecord): Uint8Array<ArrayBuffer> | null {
  // One checksum or two before it, as an odd or even number says.
  const checksums = blip.instance & 1 ? 32 : 16
  const isVector = blip.type <= 0xf01c
  if (isVector) return readVector(stream, { ...blip, start: blip.start + checksums })
  const bytes = stream.bytes.slice(blip.start + checksums + 1, blip.end)
  return formats[blip.type] === 'BMP' ? addBitmapHead(bytes) : bytes
}

const largest = 32 * 1024 * 1024

function readVector(stream: PptStream, blip: PptRecord): Uint8Array<ArrayBuffer> | null {
  const size = readUint32(stream, blip, 0)
  const isPacked = stream.bytes[blip.start + 32] === 0
  const packed = stream.bytes.subarray(blip.start + 34, blip.end)
  if (size > largest) return null
  const bytes = isPacked ? unpack(packed, size) : packed.slice()
  return bytes && formats[blip.type] === 'WMF' ? addPlaceableHead(stream, blip, bytes) : bytes
}

function unpack(packed: Uint8Array, size: number): Uint8Array<ArrayBuffer> | null {
  try {
    return unzlibSync(packed, { out: new Uint8Array(size) })
  } catch {
    // Cut off or damaged, as any bytes of the file may be.
    return null
  }
}

/** Files of this kind say how large they are; inside a presentation the record around them does. */
function addPlaceableHead(
  stream: PptStream,
  blip: PptRecord,
  bytes: Uint8Array,
): Uint8Array<ArrayBuffer> {
  const head = new DataView(new ArrayBuffer(22))
  const corners = [4, 8, 12, 16].map((at) => readInt32(stream, blip, at))
  const [left = 0, , right = 0] = corners
  const emuAcross = readInt32(stream, blip, 20)
  const perInch = emuAcross > 0 ? ((right - left) * 914_400) / emuAcross : 96
  head.setUint32(0, 0x9ac6cdd7, true)
  corners.forEach((corner, at) => head.setInt16(6 + at * 2, corner, true))
  head.setUint16(14, Math.min(Math.max(Math.round(perInch), 1), 0xffff), true)
  return joinBytes([new Uint8Array(head.buffer), bytes])
}

/** A bitmap in memory lacks the head that makes it a file. */
function addBitmapHead(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  if (bytes.length < 40) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const bits = view.getUint16(14, true)
  const masks = view.getUint32(16, true) === 3 ? 12 : 0
  const colours = view.getUint32(32, true) || (bits <= 8 ? 2 ** bits : 0)
  const head = new DataView(new ArrayBuffer(14))
  head.setUint16(0, 0x4d42, true)
  head.setUint32(2, bytes.length + 14, true)
  head.setUint32(10, 14 + view.getUint32(0, true) + masks + colours * 4, true)
  return joinBytes([new Uint8Array(head.buffer), bytes])
}
