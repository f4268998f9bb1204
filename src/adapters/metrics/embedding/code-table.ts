import { bytesOf, viewOf } from '../font-files/glyph-tables.ts'

/** Which glyph shows a character. */
export type GlyphOfCode = Map<number, number>

/** From the `cmap` of a font: its table of all characters, or that of the first 65,535. */
export function readCodes(cmap: Uint8Array): GlyphOfCode {
  const view = viewOf(cmap)
  const starts = Array.from({ length: view.getUint16(2) }, (_, at) => view.getUint32(8 + at * 8))
  const full = starts.find((start) => view.getUint16(start) === 12)
  if (full !== undefined) return new Map(listAll(view, full))
  const basic = starts.find((start) => view.getUint16(start) === 4)
  if (basic === undefined) throw new Error('No Unicode cmap')
  return new Map(listBasic(view, basic))
}

function* listAll(view: DataView, start: number): Generator<[code: number, glyph: number]> {
  for (let group = 0; group < view.getUint32(start + 12); group++) {
    const at = start + 16 + group * 12
    const [first, last, glyph] = [0, 4, 8].map((place) => view.getUint32(at + place))
    for (let code = first ?? 0; code <= (last ?? 0); code++)
      yield [code, (glyph ?? 0) + code - (first ?? 0)]
  }
}

/** Also names characters that lead to no glyph, as number 0. */
export function* listBasic(
  view: DataView,
  start: number,
): Generator<[code: number, glyph: number]> {
  const doubled = view.getUint16(start + 6)
  const ends = start + 14
  const firsts = ends + doubled + 2
  const deltas = firsts + doubled
  const offsets = deltas + doubled
  for (let at = 0; at < doubled; at += 2) {
    const first = view.getUint16(firsts + at)
    const end = view.getUint16(ends + at)
    const delta = view.getUint16(deltas + at)
    const offset = view.getUint16(offsets + at)
    for (let code = first; code <= end && code < 0xffff; code++) {
      const listed =
        offset === 0 ? code : view.getUint16(offsets + at + offset + (code - first) * 2)
      const isMissing = offset !== 0 && listed === 0
      yield [code, isMissing ? 0 : (listed + delta) & 0xffff]
    }
  }
}

type Segment = { first: number; last: number; glyph: number }

/** A table of the first 65,535 characters, which is the one that every program reads. */
export function writeCodes(codes: ReadonlyMap<number, number>): Uint8Array {
  const segments: Segment[] = []
  const shown = [...codes].filter(([code, glyph]) => code < 0xffff && glyph !== 0)
  for (const [code, glyph] of shown.toSorted(([one], [other]) => one - other)) {
    const before = segments.at(-1)
    const follows =
      before && code === before.last + 1 && glyph - before.glyph === code - before.first
    if (follows) before.last = code
    else segments.push({ first: code, last: code, glyph })
  }
  segments.push({ first: 0xffff, last: 0xffff, glyph: 0 })
  return writeSegments(segments)
}

const header = 12
const windowsUnicode = [3, 1] as const

function writeSegments(segments: readonly Segment[]): Uint8Array {
  const doubled = segments.length * 2
  const length = 16 + doubled * 4
  const view = new DataView(new ArrayBuffer(header + length))
  const power = Math.floor(Math.log2(segments.length))
  const search = 2 ** power * 2
  const numbers = [0, 1, ...windowsUnicode, 0, header, 4, length, 0]
  numbers.forEach((value, at) => view.setUint16(at * 2, value))
  const counts = [doubled, search, power, doubled - search]
  counts.forEach((value, at) => view.setUint16(header + 6 + at * 2, value))
  segments.forEach(({ first, last, glyph }, at) => {
    const place = header + 14 + at * 2
    view.setUint16(place, last)
    view.setUint16(place + doubled + 2, first)
    view.setUint16(place + doubled * 2 + 2, (glyph - first) & 0xffff)
  })
  return bytesOf(view)
}
