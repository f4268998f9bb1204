import type { PlacedMark } from '../deck/placed.ts'
import { placeDrawnMark } from '../layout/texts/place-mark.ts'
import type { Stroke } from './place-line.ts'

export type DrawnSign = NonNullable<PlacedMark['drawn']>

/** In em of the mark: its width, where it begins, its middle above the baseline and its line, where these are its own. */
export type MarkDrawing = {
  sign: DrawnSign
  size: number
  left?: number
  middle?: number
  line?: number
}

/**
 * Signs that no face here has but those of East Asia, where they are twice as large: as Arial has them.
 * Google's presentations begin every point with one.
 */
export const drawnSigns: Readonly<Record<string, MarkDrawing & { advance: number }>> = {
  '●': { sign: 'disc', size: 0.43, left: 0.087, middle: 0.282, advance: 0.604 },
  '○': { sign: 'ring', size: 0.44, left: 0.082, middle: 0.3, line: 0.05, advance: 0.604 },
  '■': { sign: 'square', size: 0.484, left: 0.06, middle: 0.299, advance: 0.604 },
  '▪': { sign: 'square', size: 0.248, left: 0.053, middle: 0.311, advance: 0.354 },
  '◦': { sign: 'ring', size: 0.242, left: 0.056, middle: 0.311, line: 0.05, advance: 0.354 },
}

type DrawnMark = { drawn: MarkDrawing; colour: string; x: number; baseline: number; sizePx: number }

/** Where lists that are composed here have it, or where its letter would stand. */
export function drawMark({ drawn, colour, x, baseline, sizePx }: DrawnMark): Stroke {
  const { sign, size, left = 0, middle, line } = drawn
  const at = { x: x + left * sizePx, baseline, sizePx }
  const place = placeDrawnMark({ kind: sign, size }, at, middle)
  return { ...place, colour, drawn: sign, ...(line && { lineWidth: line * sizePx }) }
}
