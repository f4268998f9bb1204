import type { PptFile } from '../open-ppt.ts'
import { type OutlineSheet } from '../list-sheets.ts'
import { readMasterStyle } from '../read-text-style.ts'
import { recordTypes } from '../record-types.ts'
import {
  findRecord,
  listRecords,
  type PptRecord,
  type PptStream,
  readUint16,
  readUint32,
} from '../record.ts'

/** What a slide or master says of all that stands on it. */
export type PptSheet = {
  record: PptRecord
  /** Eight colours by their places. */
  scheme: readonly string[]
  showsMaster: boolean
  hasMasterGround: boolean
  master: PptSheet | null
}

const flags = { objects: 1, scheme: 2, ground: 4 } as const
/** A slide has several schemes; this one is its own. */
const ownScheme = 1

export function openSheet(
  file: PptFile,
  record: PptRecord,
  masters: readonly OutlineSheet[],
  depth = 0,
): PptSheet {
  const { stream } = file
  const atom = findRecord(stream, record, recordTypes.slideAtom)
  const wanted = atom ? readUint32(stream, atom, 12) : 0
  const place = masters.find(({ slideId }) => slideId === wanted)?.place
  const found = place === undefined || wanted === 0 ? null : file.find(place)
  // A title master stands on the main one, and nothing on more than that.
  const master = found && depth < 2 ? openSheet(file, found, masters, depth + 1) : null
  const bits = atom ? readUint16(stream, atom, 20) : 0
  const own = readScheme(stream, record)
  return {
    record,
    scheme: (bits & flags.scheme ? master?.scheme : null) ?? own ?? master?.scheme ?? usualScheme,
    showsMaster: (bits & flags.objects) !== 0,
    hasMasterGround: (bits & flags.ground) !== 0,
    master,
  }
}

const usualScheme = [
  '#FFFFFF',
  '#000000',
  '#808080',
  '#000000',
  '#BBE0E3',
  '#333399',
  '#009999',
  '#99CC00',
]

function readScheme(stream: PptStream, sheet: PptRecord): string[] | null {
  const atom = listRecords(stream, sheet).find(
    ({ type, instance }) => type === recordTypes.colourScheme && instance === ownScheme,
  )
  if (!atom || atom.end - atom.start < 32) return null
  return Array.from({ length: 8 }, (_, at) => writeColour(readUint32(stream, atom, at * 4)))
}

/** Red stands in the lowest byte. */
const writeColour = (value: number): string =>
  `#${[0, 8, 16]
    .map((shift) => ((value >>> shift) & 255).toString(16).padStart(2, '0'))
    .join('')}`.toUpperCase()

/** A number of a drawing: a colour, or the place of one in the scheme. */
export function resolveColour(value: number, { scheme }: PptSheet): string {
  const kind = value >>> 24
  if (kind & 0x08) return scheme[value & 7] ?? '#000000'
  // Of the system, which differs from machine to machine.
  return kind & 0x10 ? '#808080' : writeColour(value)
}

/** A number of a text: the same in another order. */
export function resolveTextColour(value: number, { scheme }: PptSheet): string {
  const index = value >>> 24
  return index < 8 ? (scheme[index] ?? '#000000') : writeColour(value)
}

export type MasterStyles = ReadonlyMap<number, ReturnType<typeof readMasterStyle>>

/** By kinds of text, of the main master and of the whole document. */
export function readMasterStyles(
  stream: PptStream,
  ...within: (PptRecord | undefined)[]
): MasterStyles {
  const styles = new Map<number, ReturnType<typeof readMasterStyle>>()
  for (const record of within.flatMap((one) => (one ? listRecords(stream, one) : [])))
    if (record.type === recordTypes.masterTextStyle && !styles.has(record.instance))
      styles.set(record.instance, readMasterStyle(stream, record))
  return styles
}

/** Faces by their numbers. */
export function readFaces({ stream, document }: PptFile): readonly string[] {
  const environment = findRecord(stream, document, recordTypes.environment)
  const collection = environment && findRecord(stream, environment, recordTypes.fontCollection)
  const faces: string[] = []
  for (const { type, instance, start, end } of collection ? listRecords(stream, collection) : []) {
    if (type !== recordTypes.fontEntity || instance > 4_000) continue
    const letters = stream.bytes.subarray(start, Math.min(end, start + 64))
    faces[instance] = new TextDecoder('utf-16le').decode(letters).split('\0')[0] ?? ''
  }
  return faces
}
