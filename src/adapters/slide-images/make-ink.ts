import type { Fill, Rect } from '#core/layout/boxes.ts'
import { placeGradient, placeRadial } from '#core/layout/backdrop/place-gradient.ts'

import type { Brush } from './easel.ts'

/** What a fill is on a canvas, where it fills this rectangle. */
export function makeInk(brush: Brush, fill: Fill, rect: Rect): string | CanvasGradient {
  if (fill.kind === 'solid') return fill.colour
  const gradient =
    fill.kind === 'linear'
      ? brush.createLinearGradient(...placeGradient(fill.angle, rect))
      : brush.createRadialGradient(...placeRadial(fill, rect))
  for (const { at, colour } of fill.stops) gradient.addColorStop(at, colour)
  return gradient
}
