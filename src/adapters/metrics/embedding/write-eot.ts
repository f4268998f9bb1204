import { viewOf } from '../font-files/glyph-tables.ts'
import { findTable, type FontTables, writeTrueType } from './font-tables.ts'
import { readName } from './name-font.ts'

const headSize = 80
const version = 0x0002_0002
const magic = 0x504c
/** Of no root string: any document may use the font. */
const rootSum = 0x5047_5342
const defaultCharset = 1

/**
 * An Embedded OpenType file, version 2.2, as PowerPoint and Google Slides put fonts into presentations,
 * but with the font as it is: neither packed nor veiled. LibreOffice writes the same, and the archive
 * packs it.
 */
export function writeEot(font: FontTables): Uint8Array<ArrayBuffer> {
  const { bytes, adjustment } = writeTrueType(font)
  const os2 = viewOf(findTable(font, 'OS/2'))
  const names = [1, 2, 5, 4].map((id) => encode(readName(font, id)))
  const named = names.reduce((sum, { length }) => sum + 4 + length, 0)
  // No root string, its sum, and nothing about private characters.
  const start = headSize + named + 4 + 4 + 16
  const eot = new Uint8Array(start + bytes.length)
  const view = viewOf(eot)
  view.setUint32(0, eot.length, true)
  view.setUint32(4, bytes.length, true)
  view.setUint32(8, version, true)
  // Its look in ten numbers.
  for (let at = 0; at < 10; at++) eot[16 + at] = os2.getUint8(32 + at)
  eot[26] = defaultCharset
  eot[27] = os2.getUint16(62) & 1
  view.setUint32(28, os2.getUint16(4), true)
  view.setUint16(32, readRights(font), true)
  view.setUint16(34, magic, true)
  for (let at = 0; at < 16; at += 4) view.setUint32(36 + at, os2.getUint32(42 + at), true)
  if (os2.byteLength >= 86)
    for (let at = 0; at < 8; at += 4) view.setUint32(52 + at, os2.getUint32(78 + at), true)
  view.setUint32(60, adjustment, true)
  let at = headSize
  for (const name of names) {
    view.setUint16(at + 2, name.length, true)
    eot.set(name, at + 4)
    at += 4 + name.length
  }
  view.setUint32(at + 4, rootSum, true)
  eot.set(bytes, start)
  return eot
}

/** What the font says of being embedded (`fsType`): 0 is no limit at all. */
export const readRights = (font: FontTables): number => viewOf(findTable(font, 'OS/2')).getUint16(8)

function encode(text: string): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2))
  for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), true)
  return new Uint8Array(view.buffer)
}
