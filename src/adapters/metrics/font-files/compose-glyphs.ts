import { joinBytes } from '#core/join-bytes.ts'
import type { ComposedGlyph, CutFont } from '#ports/typefaces/text-shaper.ts'

import {
  bytesOf,
  indexToLocFormat,
  numberOfMetrics,
  readMetrics,
  readPlaces,
  viewOf,
  writeMetrics,
} from './glyph-tables.ts'
import { readSfnt, writeSfnt } from './sfnt.ts'

/**
 * Adds glyphs that are made of others: a letter with its dots or accents becomes one glyph, so that
 * a reader finds one sign for what was typed and no pieces of it.
 */
export function composeGlyphs(
  font: Uint8Array<ArrayBuffer>,
  composed: readonly ComposedGlyph[],
): CutFont {
  const { flavour, tables } = readSfnt(font)
  const read = (tag: string): DataView => viewOf(tables.get(tag) ?? new Uint8Array())
  const maxp = viewOf((tables.get('maxp') ?? new Uint8Array()).slice())
  const count = maxp.getUint16(4)
  if (composed.length === 0) return { bytes: font, firstComposed: count }

  const glyf = tables.get('glyf') ?? new Uint8Array()
  const places = readPlaces(read('loca'), read('head').getInt16(indexToLocFormat) === 1, count)
  const boxOf = (glyph: number): Box | null => {
    const start = places[glyph] ?? 0
    return (places[glyph + 1] ?? 0) > start ? readBox(viewOf(glyf), start) : null
  }
  const made = composed.map((glyph) => writeGlyph(glyph, boxOf))
  const head = viewOf((tables.get('head') ?? new Uint8Array()).slice())
  const hhea = viewOf((tables.get('hhea') ?? new Uint8Array()).slice())
  const metrics = readMetrics(read('hmtx'), hhea.getUint16(numberOfMetrics), count)
  for (const [index, { width }] of composed.entries())
    metrics.push([width, made[index]?.box?.left ?? 0])

  head.setInt16(indexToLocFormat, 1)
  hhea.setUint16(numberOfMetrics, metrics.length)
  maxp.setUint16(4, count + composed.length)
  allowComposed(maxp, Math.max(...composed.map(({ parts }) => parts.length)))
  const changed = new Map<string, Uint8Array>([
    ['glyf', joinBytes([glyf, ...made.map(({ bytes }) => bytes)])],
    ['loca', writePlaces(places, glyf.length, made)],
    ['hmtx', writeMetrics(metrics)],
    ['head', bytesOf(head)],
    ['hhea', bytesOf(hhea)],
    ['maxp', bytesOf(maxp)],
  ])
  const all = [...tables].map(([tag, content]) => ({ tag, content: changed.get(tag) ?? content }))
  return { bytes: writeSfnt(flavour, all), firstComposed: count }
}

type Box = { left: number; bottom: number; right: number; top: number }
type MadeGlyph = { bytes: Uint8Array; box: Box | null }

function writePlaces(
  places: readonly number[],
  start: number,
  made: readonly MadeGlyph[],
): Uint8Array {
  const view = new DataView(new ArrayBuffer((places.length + made.length) * 4))
  places.forEach((place, glyph) => view.setUint32(glyph * 4, place))
  let at = start
  // The first of them begins where the file ended, which may be behind the last one's end.
  view.setUint32((places.length - 1) * 4, at)
  made.forEach(({ bytes }, index) => {
    at += bytes.length
    view.setUint32((places.length + index) * 4, at)
  })
  return bytesOf(view)
}

const readBox = (glyf: DataView, at: number): Box => ({
  left: glyf.getInt16(at + 2),
  bottom: glyf.getInt16(at + 4),
  right: glyf.getInt16(at + 6),
  top: glyf.getInt16(at + 8),
})

const headerSize = 10
const partSize = 8
/** Offsets of two bytes each, along x and y. */
const partFlags = 0x0001 | 0x0002
const morePartsFollow = 0x0020

function writeGlyph({ parts }: ComposedGlyph, boxOf: (glyph: number) => Box | null): MadeGlyph {
  const placed = parts.flatMap(({ id, right, up }) => {
    const box = boxOf(id)
    return box ? [{ id, right: Math.round(right), up: Math.round(up), box }] : []
  })
  if (placed.length === 0) return { bytes: new Uint8Array(), box: null }
  const box = {
    left: Math.min(...placed.map((part) => part.box.left + part.right)),
    bottom: Math.min(...placed.map((part) => part.box.bottom + part.up)),
    right: Math.max(...placed.map((part) => part.box.right + part.right)),
    top: Math.max(...placed.map((part) => part.box.top + part.up)),
  }
  const size = headerSize + placed.length * partSize
  const view = new DataView(new ArrayBuffer(Math.ceil(size / 4) * 4))
  const header = [-1, box.left, box.bottom, box.right, box.top]
  header.forEach((value, index) => view.setInt16(index * 2, value))
  placed.forEach(({ id, right, up }, index) => {
    const at = headerSize + index * partSize
    const isLast = index === placed.length - 1
    view.setUint16(at, partFlags | (isLast ? 0 : morePartsFollow))
    view.setUint16(at + 2, id)
    view.setInt16(at + 4, right)
    view.setInt16(at + 6, up)
  })
  return { bytes: bytesOf(view), box }
}

/** What the file promises at most, by which readers make room. */
function allowComposed(maxp: DataView, parts: number): void {
  const raise = (at: number, value: number) =>
    maxp.setUint16(at, Math.min(65_535, Math.max(maxp.getUint16(at), value)))
  const points = Math.max(maxp.getUint16(6), maxp.getUint16(10))
  const contours = Math.max(maxp.getUint16(8), maxp.getUint16(12))
  raise(10, points * parts)
  raise(12, contours * parts)
  raise(28, parts)
  raise(30, maxp.getUint16(30) + 1)
}
