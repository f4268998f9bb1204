import { viewOf } from '#adapters/metrics/font-files/glyph-tables.ts'
import { readName, writeNames } from '#adapters/metrics/embedding/name-font.ts'
import { joinBytes } from '#core/join-bytes.ts'

import type { FontTables } from './open-font-file.ts'

/** What letters are painted and set by. All else, such as programs for other engines, is left behind. */
const kept =
  'head,hhea,maxp,hmtx,OS/2,post,glyf,loca,cvt ,fpgm,prep,gasp,GDEF,GSUB,GPOS,kern,BASE'.split(',')
const needed = ['head', 'hhea', 'maxp', 'hmtx', 'OS/2', 'glyf', 'loca', 'cmap', 'name']
const leastBytes = new Map([
  ['head', 54],
  ['hhea', 36],
  ['maxp', 6],
  ['OS/2', 78],
])

/**
 * The font as it is kept, or null where it has not what every painter asks of it. Names and the table
 * of characters are written anew, so that nobody who reads them later meets what a stranger wrote.
 */
export function cleanFont(font: FontTables): FontTables | null {
  const isWhole = needed.every((tag) => (font.get(tag)?.length ?? 0) >= (leastBytes.get(tag) ?? 1))
  if (!isWhole) return null
  const cmap = cleanCodes(font.get('cmap') ?? new Uint8Array())
  if (!cmap) return null
  const tables = kept.flatMap((tag) => {
    const table = font.get(tag)
    return table ? [[tag, table] as const] : []
  })
  return new Map([...tables, ['cmap', cmap], ['name', cleanNames(font)]])
}

/** Who made it, what it is called, and under which licence. */
const keptNames = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 13, 14, 16, 17]

const cleanNames = (font: FontTables): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    writeNames(
      keptNames
        .map((id) => [id, readName(font, id).slice(0, 5_000)] as const)
        .filter(([, text]) => text !== ''),
    ),
  )

type Subtable = { format: number; platform: number; bytes: Uint8Array }

/** The one table of characters that all readers take, if it says of each character only one thing. */
function cleanCodes(cmap: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const view = viewOf(cmap)
  const subtables = Array.from({ length: view.getUint16(2) }, (_, index): Subtable => {
    const at = 4 + index * 8
    const start = view.getUint32(at + 4)
    const format = view.getUint16(start)
    const length = format === 12 ? view.getUint32(start + 4) : view.getUint16(start + 2)
    const bytes = cmap.slice(start, start + length)
    return { format, platform: view.getUint16(at), bytes }
  })
  const [found] = [
    ...subtables.filter(({ format }) => format === 12),
    ...subtables.filter(({ format, platform }) => format === 4 && platform === 3),
    ...subtables.filter(({ format, platform }) => format === 4 && platform === 0),
  ]
  if (!found) return null
  const isClean = found.format === 12 ? ascends(found.bytes) : ascendsInBasic(found.bytes)
  if (!isClean) return null
  const head = new DataView(new ArrayBuffer(12))
  head.setUint16(2, 1)
  head.setUint16(4, 3)
  head.setUint16(6, found.format === 12 ? 10 : 1)
  head.setUint32(8, 12)
  return joinBytes([new Uint8Array(head.buffer), found.bytes])
}

const lastCode = 0x10_ffff

function ascends(bytes: Uint8Array): boolean {
  const view = viewOf(bytes)
  const count = view.getUint32(12)
  if (count * 12 + 16 > bytes.length) return false
  let before = -1
  for (let at = 16; at < 16 + count * 12; at += 12) {
    const [first, last] = [view.getUint32(at), view.getUint32(at + 4)]
    if (first <= before || last < first || last > lastCode) return false
    before = last
  }
  return count > 0
}

function ascendsInBasic(bytes: Uint8Array): boolean {
  const view = viewOf(bytes)
  const doubled = view.getUint16(6)
  if (doubled === 0 || doubled % 2 === 1 || 16 + doubled * 4 > bytes.length) return false
  let before = -1
  for (let at = 0; at < doubled; at += 2) {
    const last = view.getUint16(14 + at)
    const first = view.getUint16(16 + doubled + at)
    const offset = view.getUint16(16 + doubled * 3 + at)
    if (first <= before || last < first) return false
    const end = 16 + doubled * 3 + at + offset + (last - first) * 2 + 2
    // The last segment is of no character.
    if (offset !== 0 && offset !== 0xffff && last !== 0xffff && end > bytes.length) return false
    before = last
  }
  return true
}
