import { joinBytes } from '#core/join-bytes.ts'

import {
  bytesOf,
  indexToLocFormat,
  numberOfMetrics,
  readMetrics,
  readPlaces,
  viewOf,
  writeMetrics,
} from '../font-files/glyph-tables.ts'
import { type GlyphOfCode, readCodes, writeCodes } from './code-table.ts'
import { findTable, type FontTables } from './font-tables.ts'

/**
 * One font of the parts that a family is cut into for the web. What is said of the whole, and how its
 * letters join and stand, is the first part's: those of the others follow, and keep their widths.
 */
export function joinFonts([first, ...others]: readonly [FontTables, ...FontTables[]]): FontTables {
  if (others.length === 0) return first
  const parts = [first, ...others].map(readPart)
  const starts = parts.map((_, at) => parts.slice(0, at).reduce((sum, { count }) => sum + count, 0))
  const glyphs = parts.flatMap((part, at) =>
    part.glyphs.map((glyph) => moveParts(glyph, starts[at] ?? 0)),
  )
  const codes: GlyphOfCode = new Map()
  for (const [at, part] of parts.entries())
    for (const [code, glyph] of part.codes)
      if (!codes.has(code)) codes.set(code, glyph + (starts[at] ?? 0))

  const head = viewOf(findTable(first, 'head').slice())
  const hhea = viewOf(findTable(first, 'hhea').slice())
  const maxp = viewOf(findTable(first, 'maxp').slice())
  head.setInt16(indexToLocFormat, 1)
  hhea.setUint16(numberOfMetrics, glyphs.length)
  for (const part of others) raiseLimits(maxp, viewOf(findTable(part, 'maxp')))
  maxp.setUint16(4, glyphs.length)
  return new Map([
    ...first,
    ['glyf', joinBytes(glyphs)],
    ['loca', writePlaces(glyphs)],
    ['hmtx', writeMetrics(parts.flatMap(({ metrics }) => metrics))],
    ['cmap', writeCodes(codes)],
    ['OS/2', joinRanges(first, others)],
    ['post', withoutNames(findTable(first, 'post'))],
    ['head', bytesOf(head)],
    ['hhea', bytesOf(hhea)],
    ['maxp', bytesOf(maxp)],
  ])
}

function readPart(font: FontTables) {
  const read = (tag: string) => viewOf(findTable(font, tag))
  const count = read('maxp').getUint16(4)
  const glyf = findTable(font, 'glyf')
  const isLong = read('head').getInt16(indexToLocFormat) === 1
  const places = readPlaces(read('loca'), isLong, count)
  return {
    count,
    codes: readCodes(findTable(font, 'cmap')),
    metrics: readMetrics(read('hmtx'), read('hhea').getUint16(numberOfMetrics), count),
    glyphs: Array.from({ length: count }, (_, glyph) =>
      pad(glyf.slice(places[glyph], places[glyph + 1])),
    ),
  }
}

/** Glyphs begin at every fourth byte. */
function pad(glyph: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil(glyph.length / 4) * 4)
  padded.set(glyph)
  return padded
}

const isWide = 0x0001
const hasScale = 0x0008
const morePartsFollow = 0x0020
const hasTwoScales = 0x0040
const hasMatrix = 0x0080

/** A glyph that is made of others names them by numbers, which are others now. */
function moveParts(glyph: Uint8Array<ArrayBuffer>, by: number): Uint8Array<ArrayBuffer> {
  const view = viewOf(glyph)
  if (by === 0 || glyph.length === 0 || view.getInt16(0) >= 0) return glyph
  let at = 10
  let flags = morePartsFollow
  while (flags & morePartsFollow) {
    flags = view.getUint16(at)
    view.setUint16(at + 2, view.getUint16(at + 2) + by)
    at += 4 + (flags & isWide ? 4 : 2)
    at += flags & hasMatrix ? 8 : flags & hasTwoScales ? 4 : flags & hasScale ? 2 : 0
  }
  return glyph
}

function writePlaces(glyphs: readonly Uint8Array[]): Uint8Array {
  const view = new DataView(new ArrayBuffer((glyphs.length + 1) * 4))
  let at = 0
  for (const [index, { length }] of glyphs.entries()) {
    at += length
    view.setUint32((index + 1) * 4, at)
  }
  return bytesOf(view)
}

/** From the most points of a glyph to how deep glyphs are made of each other. */
function raiseLimits(maxp: DataView, other: DataView): void {
  for (let at = 6; at < 32; at += 2)
    maxp.setUint16(at, Math.max(maxp.getUint16(at), other.getUint16(at)))
}

/** Which scripts a font says that it serves: four and, in newer fonts, two numbers of 32 bits. */
function joinRanges(first: FontTables, others: readonly FontTables[]): Uint8Array {
  const os2 = viewOf(findTable(first, 'OS/2').slice())
  for (const other of others) {
    const view = viewOf(findTable(other, 'OS/2'))
    for (const at of [42, 46, 50, 54, 78, 82])
      if (at + 4 <= Math.min(os2.byteLength, view.byteLength))
        os2.setUint32(at, (os2.getUint32(at) | view.getUint32(at)) >>> 0)
  }
  return bytesOf(os2)
}

/** Names of glyphs are for programmers; there are too few of them now. */
function withoutNames(post: Uint8Array): Uint8Array {
  const view = viewOf(post.slice(0, 32))
  view.setUint32(0, 0x0003_0000)
  return bytesOf(view)
}
