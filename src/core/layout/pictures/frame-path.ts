import type { Rect } from '../boxes.ts'

/**
 * A frame of whole px around a path: browsers move one that begins between two px to the nearest, and
 * the path with it.
 */
export function framePath({ x, y, width, height }: Rect): Rect {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  return {
    x: left,
    y: top,
    width: Math.ceil(x + width) - left,
    height: Math.ceil(y + height) - top,
  }
}
