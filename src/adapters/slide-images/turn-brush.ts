import type { Turn } from '#core/layout/boxes.ts'

import type { Brush } from './easel.ts'

/** What is painted from here on is mirrored and turned about a point of the stage. */
export function turnBrush(brush: Brush, turn: Turn | undefined): void {
  if (!turn) return
  const { x, y, degrees, flipH, flipV } = turn
  brush.translate(x, y)
  brush.rotate((degrees * Math.PI) / 180)
  brush.scale(flipH ? -1 : 1, flipV ? -1 : 1)
  brush.translate(-x, -y)
}
