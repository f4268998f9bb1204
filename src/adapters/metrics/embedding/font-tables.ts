import { viewOf } from '../font-files/glyph-tables.ts'
import { readSfnt, writeSfnt } from '../font-files/sfnt.ts'

/** A TrueType font by its tables. */
export type FontTables = ReadonlyMap<string, Uint8Array>

export function findTable(font: FontTables, tag: string): Uint8Array {
  const table = font.get(tag)
  if (!table) throw new Error(`The font has no ${tag}`)
  return table
}

const trueType = 0x0001_0000
/** What all numbers of a whole font add up to. */
const wholeSum = 0xb1b0_afba
const sumInHead = 8

/** The file, its tables in the order of their names and all its sums made anew, as Windows asks for. */
export function writeTrueType(font: FontTables): {
  bytes: Uint8Array<ArrayBuffer>
  /** What its head says that the rest lacks to that sum. */
  adjustment: number
} {
  const head = findTable(font, 'head').slice()
  viewOf(head).setUint32(sumInHead, 0)
  const tables = [...new Map([...font, ['head', head]])]
    .map(([tag, content]) => ({ tag, content }))
    .toSorted((one, other) => (one.tag < other.tag ? -1 : 1))
  const bytes = writeSfnt(trueType, tables)
  const view = viewOf(bytes)
  let sum = 0
  for (let at = 0; at < view.byteLength; at += 4) sum = (sum + view.getUint32(at)) >>> 0
  const adjustment = (wholeSum - sum) >>> 0
  const written = readSfnt(bytes).tables.get('head') ?? head
  view.setUint32(written.byteOffset + sumInHead, adjustment)
  return { bytes, adjustment }
}
