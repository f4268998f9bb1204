/** Where in `head` and `hhea` these stand. */
export const indexToLocFormat = 50
export const numberOfMetrics = 34

export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
export const bytesOf = ({ buffer, byteOffset, byteLength }: DataView): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength)

/** Where each glyph begins in `glyf`, and where the last one ends. */
export const readPlaces = (loca: DataView, isLong: boolean, count: number): number[] =>
  Array.from({ length: count + 1 }, (_, glyph) =>
    isLong ? loca.getUint32(glyph * 4) : loca.getUint16(glyph * 2) * 2,
  )

type Metric = [width: number, left: number]

/** Glyphs after the last full entry share its width. */
export const readMetrics = (hmtx: DataView, full: number, count: number): Metric[] =>
  Array.from({ length: count }, (_, glyph) =>
    glyph < full
      ? [hmtx.getUint16(glyph * 4), hmtx.getInt16(glyph * 4 + 2)]
      : [hmtx.getUint16((full - 1) * 4), hmtx.getInt16(full * 4 + (glyph - full) * 2)],
  )

export function writeMetrics(metrics: readonly Metric[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(metrics.length * 4))
  metrics.forEach(([width, left], glyph) => {
    view.setUint16(glyph * 4, Math.max(0, width))
    view.setInt16(glyph * 4 + 2, left)
  })
  return bytesOf(view)
}
