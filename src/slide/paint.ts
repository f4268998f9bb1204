import type { CSSProperties } from 'react'

import type { Fill, Rect } from '#core/layout/boxes.ts'

export const toCss = (fill: Fill): string =>
  fill.kind === 'solid'
    ? fill.colour
    : `linear-gradient(${fill.angle}deg, ${fill.stops
        .map(({ at, colour }) => `${colour} ${at * 100}%`)
        .join(', ')})`

/** Physical sides, because boxes are mirrored already. */
export const place = (
  { x, y, width, height }: Rect,
  within: { x: number; y: number } = { x: 0, y: 0 },
): CSSProperties => ({ left: x - within.x, top: y - within.y, width, height })
