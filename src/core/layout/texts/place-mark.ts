import type { Marker } from '../../theme/theme.ts'
import type { BulletMark, Rect } from '../boxes.ts'
import type { Font, TextMetrics } from '../text-metrics.ts'

type Row = { x: number; width: number; baseline: number; sizePx: number }

/** Middle of a small letter above its baseline, and how thick a bar is, in em. */
export const middleEm = 0.32
const barEm = 0.09

/** Before the first line, wherever that stands: left of it, or right of it when it reads from there. */
export function placeMark(
  { marker, count }: { marker: Marker; count: number },
  { row, hang, rtl }: { row: Row; hang: number; rtl: boolean },
  metrics: TextMetrics,
): BulletMark {
  const { baseline, sizePx } = row
  const place = (width: number) => (rtl ? row.x + row.width + hang - width : row.x - hang)
  const { colour } = marker

  if (marker.kind === 'glyph' || marker.kind === 'number') {
    const isBold = marker.kind === 'number' && marker.bold === true
    const font: Font = { family: marker.family, weight: isBold ? 700 : 400, italic: false }
    const text = marker.kind === 'glyph' ? marker.glyph : writeNumber(marker.digits, count)
    const width = metrics.measure(text, font, sizePx)
    return { kind: 'text', text, font, sizePx, colour, x: place(width), baseline, width }
  }
  const x = place(marker.size * sizePx)
  return { kind: marker.kind, colour, ...placeDrawnMark(marker, { x, baseline, sizePx }) }
}

/** A mark that is drawn, in the middle of small letters; `x` is its left edge. */
export function placeDrawnMark(
  { kind, size }: Pick<Extract<Marker, { size: number }>, 'kind' | 'size'>,
  { x, baseline, sizePx }: Omit<Row, 'width'>,
  middle = middleEm,
): Rect {
  const width = size * sizePx
  const height = kind === 'bar' ? barEm * sizePx : width
  return { x, y: baseline - middle * sizePx - height / 2, width, height }
}

const writeNumber = (digits: number | undefined, count: number): string =>
  digits === undefined ? `${count}.` : String(count).padStart(digits, '0')
