import type { Rect } from '#core/layout/boxes.ts'

/** Browsers paint boxes on whole px; between two, their edges would be grey. */
export function snapRect({ x, y, width, height }: Rect, scale: number): Rect {
  const snap = (value: number) => Math.round(value * scale) / scale
  const [left, top] = [snap(x), snap(y)]
  return { x: left, y: top, width: snap(x + width) - left, height: snap(y + height) - top }
}

/** Lines as well, and they are never thinner than one. */
export const snapLine = (width: number, scale: number): number =>
  Math.max(1, Math.floor(width * scale)) / scale
