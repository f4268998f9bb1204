import type { TextLine } from '#core/layout/boxes.ts'
import { pxPerPt } from '#core/layout/stage.ts'

/** In px of the stage; so far off nobody sees it. */
const leastSeen = 2.2

/**
 * How far up a text is moved so that its baselines come to stand near ours. LibreOffice sets every
 * face one em below the top of its line; browsers, and by all reports PowerPoint, put a face into the
 * middle of it. Half way serves both, and more than that only where the one would be seen to be off.
 */
export function raiseText(top: number, line: TextLine | undefined, sizePt: number): number {
  if (!line) return 0
  const lower = top + sizePt * pxPerPt - line.baseline
  return Math.max(lower / 2, lower - leastSeen)
}
