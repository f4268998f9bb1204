import type { Fill } from '../boxes.ts'

/** A fill as a CSS `background`, for whoever paints with one. */
export const cssFill = (fill: Fill): string =>
  fill.kind === 'solid'
    ? fill.colour
    : `linear-gradient(${fill.angle}deg, ${fill.stops
        .map(({ at, colour }) => `${colour} ${at * 100}%`)
        .join(', ')})`
