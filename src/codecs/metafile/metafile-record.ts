import type { Plotter } from './create-plotter.ts'
import type { Blend } from './vector-canvas.ts'

/** The fields of one record, counted from its very beginning. Reading past its end throws a `RangeError`. */
export type MetafileRecord = { view: DataView; bytes: Uint8Array }

export type PlayRecord = (record: MetafileRecord, plotter: Plotter) => void

/** By the number of the record; what is not there draws nothing. */
export type Player = ReadonlyMap<number, PlayRecord>

/** Windows writes blue before green before red. */
export const readColour = (view: DataView, at: number): string =>
  `#${[0, 1, 2]
    .map((part) =>
      view
        .getUint8(at + part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

const penStyles = ['solid', 'dash', 'dot', 'dash', 'dash'] as const
const noPen = 5

export function makePen(style: number, width: number, colour: string) {
  const line = style & 0xf
  const pen = line === noPen ? null : { colour, width, dash: penStyles[line] ?? ('solid' as const) }
  return { kind: 'pen' as const, pen }
}

/** 0 solid, 1 none, 2 hatched. */
export const makeBrush = (style: number, colour: string) => ({
  kind: 'brush' as const,
  brush: style === 1 ? null : colour,
})

/** How a raster operation lays a picture over what is there; `null` when it paints nothing. */
export function readBlend(operation: number): Blend | null {
  if (operation === operations.nothing) return null
  if (operation === operations.and) return 'multiply'
  if (operation === operations.or) return 'screen'
  return operation === operations.invert ? 'difference' : 'normal'
}

const operations = { nothing: 0x00aa0029, and: 0x008800c6, or: 0x00ee0086, invert: 0x00660046 }

/** Bits of the alignment of text. */
export function readAlign(flags: number) {
  const horizontal = (flags & 6) === 6 ? 'middle' : flags & 2 ? 'end' : 'start'
  const vertical = (flags & 24) === 24 ? 'baseline' : flags & 8 ? 'bottom' : 'top'
  return { align: { horizontal, vertical }, followsText: (flags & 1) !== 0 } as const
}
