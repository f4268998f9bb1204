import type { Fill, Rect } from '#core/layout/boxes.ts'

import type { Brush } from './easel.ts'

/** What a fill is on a canvas, where it fills this rectangle. */
export function makeInk(brush: Brush, fill: Fill, rect: Rect): string | CanvasGradient {
  if (fill.kind === 'solid') return fill.colour
  const gradient = brush.createLinearGradient(...placeGradient(fill.angle, rect))
  for (const { at, colour } of fill.stops) gradient.addColorStop(at, colour)
  return gradient
}

/** As CSS does: so long that the corners have the colours of its ends. */
function placeGradient(
  degrees: number,
  { x, y, width, height }: Rect,
): [number, number, number, number] {
  const angle = (degrees * Math.PI) / 180
  const [across, down] = [Math.sin(angle), -Math.cos(angle)]
  const half = (Math.abs(width * across) + Math.abs(height * down)) / 2
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  return [
    middleX - across * half,
    middleY - down * half,
    middleX + across * half,
    middleY + down * half,
  ]
}
