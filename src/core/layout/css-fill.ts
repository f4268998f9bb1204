import type { Fill } from './boxes.ts'

/** A fill as a CSS `background`, for whoever paints with one. */
export function cssFill(fill: Fill): string {
  if (fill.kind === 'solid') return fill.colour
  const stops = fill.stops.map(({ at, colour }) => `${colour} ${at * 100}%`).join(', ')
  return fill.kind === 'linear'
    ? `linear-gradient(${fill.angle}deg, ${stops})`
    : `radial-gradient(circle at ${fill.x * 100}% ${fill.y * 100}%, ${stops})`
}
