import type { Brush } from './easel.ts'

/** One sheet on another, px on px. */
export function layOver(brush: Brush, { canvas }: Brush): void {
  brush.save()
  brush.setTransform(1, 0, 0, 1, 0, 0)
  brush.drawImage(canvas, 0, 0)
  brush.restore()
}
