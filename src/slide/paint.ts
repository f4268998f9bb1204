import type { CSSProperties } from 'react'

import type { BulletMark, Rect } from '#core/layout/boxes.ts'

/** Physical sides, because boxes are mirrored already. */
export const place = (
  { x, y, width, height }: Rect,
  within: { x: number; y: number } = { x: 0, y: 0 },
): CSSProperties => ({ left: x - within.x, top: y - within.y, width, height })

/** How far its mark stands before a point, on whichever side: the light behind it reaches as far. */
export const reachOf = (
  mark: BulletMark,
  { x, width }: Rect,
): CSSProperties & { '--mark': string } => ({
  '--mark': `${Math.max(x - mark.x, mark.x + mark.width - x - width)}px`,
})
