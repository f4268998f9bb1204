import type { PlacedElement } from '../../deck/placed.ts'
import type { Rect } from '../../layout/boxes.ts'

/** The upright rectangle that an element fills as it is seen, however it is turned. */
export function boundElement({ x, y, width, height, turn = 0 }: PlacedElement): Rect {
  if (turn === 0) return { x, y, width, height }
  const angle = (turn * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  const [wide, high] = [width * cos + height * sin, width * sin + height * cos]
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high }
}

/** Around all of them. */
export function joinRects(rects: readonly Rect[]): Rect {
  const left = Math.min(...rects.map(({ x }) => x))
  const top = Math.min(...rects.map(({ y }) => y))
  const right = Math.max(...rects.map(({ x, width }) => x + width))
  const bottom = Math.max(...rects.map(({ y, height }) => y + height))
  return { x: left, y: top, width: right - left, height: bottom - top }
}
