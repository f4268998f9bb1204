import type { CSSProperties } from 'react'

import type { Rect } from '#core/layout/boxes.ts'

/** Physical sides, because boxes are mirrored already. */
export const place = (
  { x, y, width, height }: Rect,
  within: { x: number; y: number } = { x: 0, y: 0 },
): CSSProperties => ({ left: x - within.x, top: y - within.y, width, height })
