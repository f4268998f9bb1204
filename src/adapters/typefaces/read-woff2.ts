import {
  indexToLocFormat,
  numberOfMetrics,
  viewOf,
} from '#adapters/metrics/font-files/glyph-tables.ts'
import { type ByteReader, createByteReader } from './byte-reader.ts'
import type { OpenedFont } from './open-font-file.ts'
import { readPackedGlyphs } from './read-packed-glyphs.ts'

/** Unpacks what Brotli packed, which must be so many bytes. */
export type UnpackBrotli = (
  bytes: Uint8Array<ArrayBuffer>,
  length: number,
) => Promise<Uint8Array<ArrayBuffer>>

const mostUnpacked = 64_000_000

/** As the format counts them. */
const knownTags = [
  'cmap,head,hhea,hmtx,maxp,name,OS/2,post,cvt ,fpgm,glyf,loca,prep,CFF ,VORG,EBDT',
  'EBLC,gasp,hdmx,kern,LTSH,PCLT,VDMX,vhea,vmtx,BASE,GDEF,GPOS,GSUB,EBSC,JSTF,MATH',
  'CBDT,CBLC,COLR,CPAL,SVG ,sbix,acnt,avar,bdat,bloc,bsln,cvar,fdsc,feat,fmtx,fvar',
  'gvar,hsty,just,lcar,mort,morx,opbd,prop,trak,Zapf,Silf,Glat,Gloc,Feat,Sill',
].flatMap((some) => some.split(','))

type Entry = { tag: string; version: number; length: number }

/**
 * A WOFF2 file's tables. Its glyphs come without their programs, which only screens of few pixels ran;
 * null of a collection of fonts.
 */
export async function readWoff2(
  woff2: Uint8Array<ArrayBuffer>,
  unpack: UnpackBrotli,
): Promise<OpenedFont | null> {
  const reader = createByteReader(woff2)
  reader.take(4)
  const flavour = reader.tag()
  if (flavour === 'ttcf') return null
  reader.long()
  const count = reader.short()
  reader.take(6)
  const packedLength = reader.long()
  reader.take(24)
  const entries = Array.from({ length: count }, () => readEntry(reader))
  const whole = entries.reduce((sum, { length }) => sum + length, 0)
  if (whole > mostUnpacked) throw new RangeError('More than any font is')
  const unpacked = createByteReader(await unpack(reader.take(packedLength), whole))
  const tables = new Map<string, Uint8Array<ArrayBuffer>>()
  for (const { tag, length } of entries) tables.set(tag, unpacked.take(length))
  rebuild(tables, new Map(entries.map(({ tag, version }) => [tag, version])))
  return { flavour: viewOf(woff2).getUint32(4), tables }
}

const anyTag = 63

function readEntry(reader: ByteReader): Entry {
  const flags = reader.byte()
  const known = flags & 0x3f
  const tag = known === anyTag ? reader.tag() : (knownTags[known] ?? '')
  const version = flags >> 6
  const original = readLength(reader)
  const isPacked = tag === 'glyf' || tag === 'loca' ? version === 0 : version !== 0
  return { tag, version, length: isPacked ? readLength(reader) : original }
}

/** Seven bits in each byte, the last of which says that it is. */
function readLength(reader: ByteReader): number {
  let length = 0
  for (let count = 0; count < 5; count++) {
    const byte = reader.byte()
    length = length * 128 + (byte & 0x7f)
    if ((byte & 0x80) === 0) return length
  }
  throw new RangeError('No length')
}

function rebuild(
  tables: Map<string, Uint8Array<ArrayBuffer>>,
  versions: ReadonlyMap<string, number>,
): void {
  const packed = tables.get('glyf')
  if (!packed || versions.get('glyf') !== 0) return
  const { glyf, loca, lefts } = readPackedGlyphs(packed)
  tables.set('glyf', glyf)
  tables.set('loca', loca)
  const head = viewOf(tables.get('head') ?? new Uint8Array())
  head.setInt16(indexToLocFormat, 1)
  const hmtx = tables.get('hmtx')
  if (!hmtx || versions.get('hmtx') !== 1) return
  const full = viewOf(tables.get('hhea') ?? new Uint8Array()).getUint16(numberOfMetrics)
  tables.set('hmtx', unpackMetrics(hmtx, full, lefts))
}

/** Where letters begin follows from their outlines, unless it is said. */
function unpackMetrics(
  packed: Uint8Array,
  full: number,
  lefts: readonly number[],
): Uint8Array<ArrayBuffer> {
  const reader = createByteReader(packed)
  const flags = reader.byte()
  const widths = Array.from({ length: full }, () => reader.short())
  const isSaid = (glyph: number) => (flags & (glyph < full ? 1 : 2)) === 0
  const sides = lefts.map((left, glyph) => (isSaid(glyph) ? reader.signedShort() : left))
  const view = new DataView(new ArrayBuffer(full * 4 + Math.max(0, lefts.length - full) * 2))
  widths.forEach((width, glyph) => view.setUint16(glyph * 4, width))
  sides.forEach((side, glyph) =>
    view.setInt16(glyph < full ? glyph * 4 + 2 : full * 4 + (glyph - full) * 2, side),
  )
  return new Uint8Array(view.buffer)
}
