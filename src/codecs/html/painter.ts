import type { Rect } from '#core/layout/boxes.ts'
import type { TextMetrics } from '#core/layout/text-metrics.ts'

import type { PagePicture } from './collect-pictures.ts'
import type { Declarations, StyleSheet } from './style-sheet.ts'

/** What every part of a slide is painted with. */
export type Painter = {
  styles: StyleSheet
  metrics: TextMetrics
  /** That are in the file, by their names. */
  pictures: ReadonlyMap<string, PagePicture>
  /** Unlike every other one in the file. */
  createId(): string
}

/** Physical sides, because boxes are mirrored already. */
export const place = (
  { x, y, width, height }: Rect,
  within: { x: number; y: number } = { x: 0, y: 0 },
): Declarations => ({ left: x - within.x, top: y - within.y, width, height })
