import { findSeat } from '#core/layout/find-seat.ts'
import type { TextMetrics } from '#core/layout/text-metrics.ts'

import type { Brush } from './easel.ts'
import type { Letters } from './write-letters.ts'

export type DropFinder = (brush: Brush, letters: Letters, box: BoxOnPage) => number

/** What lines stand in: where it was laid out, and where its page has it. */
export type BoxOnPage = { y: number; top: number }

/**
 * How much lower than it was laid out this browser sets a line on screen. Pages cut lengths to 64ths
 * of a px, so a line may come to lie on the other side of half a px. And each browser rounds ascent
 * and descent of a font in its own way, Chromium by another one on each system; only a canvas, whose
 * brush has the font, says how.
 */
export function createDropFinder(metrics: Pick<TextMetrics, 'vertical'>): DropFinder {
  const seats = new Map<string, { meant: number; actual: number }>()

  function findSeats(brush: Brush, { font, sizePx, pitch }: Letters) {
    const key = `${brush.font} ${pitch}`
    const known = seats.get(key)
    if (known) return known
    const { fontBoundingBoxAscent, fontBoundingBoxDescent } = brush.measureText('x')
    const here = {
      ascent: fontBoundingBoxAscent / sizePx,
      descent: fontBoundingBoxDescent / sizePx,
    }
    const found = {
      meant: findSeat(metrics.vertical(font), sizePx, pitch),
      actual: findSeat(here, sizePx, pitch),
    }
    seats.set(key, found)
    return found
  }

  return (brush, letters, box) => {
    const { meant, actual } = findSeats(brush, letters)
    const top = box.top + cutLength(letters.baseline - meant - box.y)
    return top + actual - letters.baseline
  }
}

export const cutLength = (px: number): number => Math.trunc(px * 64) / 64
