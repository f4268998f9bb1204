import type { Fill } from './boxes.ts'

/** Rings, which only paths of kept slides are filled with, are taken for what runs down the slide. */
export const angleOf = (fill: Exclude<Fill, { kind: 'solid' }>): number =>
  fill.kind === 'linear' ? fill.angle : 180

/** A fill as a CSS `background`, for whoever paints with one. */
export function cssFill(fill: Fill): string {
  if (fill.kind === 'solid') return fill.colour
  const stops = fill.stops.map(({ at, colour }) => `${colour} ${at * 100}%`).join(', ')
  return `linear-gradient(${angleOf(fill)}deg, ${stops})`
}
