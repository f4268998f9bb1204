import { type CodePointRanges, joinCodePoints } from '../code-point-ranges.ts'
import { listBasic } from '../embedding/code-table.ts'

/** The characters that a font file has glyphs for, from its `cmap` table. */
export function readCoverage(font: Uint8Array<ArrayBuffer>): CodePointRanges {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const cmap = findTable(view, 'cmap')
  const count = view.getUint16(cmap + 2)
  const starts = Array.from(
    { length: count },
    (_, index) => cmap + view.getUint32(cmap + 8 + index * 8),
  )
  const full = starts.find((start) => view.getUint16(start) === 12)
  if (full !== undefined) return readSegmentedCoverage(view, full)
  const basic = starts.find((start) => view.getUint16(start) === 4)
  if (basic !== undefined) return joinCodePoints(listBasicCoverage(view, basic))
  throw new Error('No Unicode cmap')
}

function findTable(view: DataView, wanted: string): number {
  for (let index = 0; index < view.getUint16(4); index++) {
    const at = 12 + index * 16
    const tag = String.fromCodePoint(...[0, 1, 2, 3].map((place) => view.getUint8(at + place)))
    if (tag === wanted) return view.getUint32(at + 8)
  }
  throw new Error(`No table ${wanted}`)
}

/** Format 12. */
function readSegmentedCoverage(view: DataView, start: number): CodePointRanges {
  return Array.from({ length: view.getUint32(start + 12) }, (_, index) => {
    const at = start + 16 + index * 12
    return [view.getUint32(at), view.getUint32(at + 4)] as const
  })
}

/** Format 4: characters up to U+FFFF, some of which may lead to no glyph. */
function* listBasicCoverage(view: DataView, start: number): Generator<number> {
  for (const [code, glyph] of listBasic(view, start)) if (glyph !== 0) yield code
}
