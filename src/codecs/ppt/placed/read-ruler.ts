import { recordTypes } from '../record-types.ts'
import {
  findRecord,
  type PptRecord,
  type PptStream,
  readInt16,
  readUint16,
  readUint32,
} from '../record.ts'

/** Where text of each level begins, and its first line, as far as a shape says it itself. */
export type Ruler = { left: (number | undefined)[]; first: (number | undefined)[] }

export function readRuler(stream: PptStream, textbox: PptRecord): Ruler | null {
  const record = findRecord(stream, textbox, recordTypes.textRuler)
  if (!record) return null
  const mask = readUint32(stream, record, 0)
  let at = 4
  if (mask & 2) at += 2
  if (mask & 1) at += 2
  if (mask & 4) at += 2 + 4 * readUint16(stream, record, at)
  const ruler: Ruler = { left: [], first: [] }
  for (let level = 0; level < 5; level++) {
    if (mask & (8 << level)) {
      ruler.left[level] = readInt16(stream, record, at)
      at += 2
    }
    if (mask & (256 << level)) {
      ruler.first[level] = readInt16(stream, record, at)
      at += 2
    }
  }
  return ruler
}
