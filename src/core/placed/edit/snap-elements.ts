import type { PlacedSlide } from '../../deck/placed.ts'
import type { Rect } from '../../layout/boxes.ts'
import { boundElement, joinRects } from './bound-element.ts'
import type { Picked } from './change-elements.ts'

/** A line on the slide along which edges or middles meet. */
export type Guide = { axis: 'across' | 'down'; at: number }

export type Snapped = { dx: number; dy: number; guides: Guide[] }

/** Nearer than this, what is moved is drawn to a line; in px of the slide. */
const reach = 6

/** Beginning, middle and end. */
const listLines = (start: number, length: number): number[] => [
  start,
  start + length / 2,
  start + length,
]

/**
 * How far elements that are moved by so much go, when their edges and middles meet those of others.
 * @param more what else they may meet, as the texts of a form
 */
export function snapElements(
  { elements, size }: Pick<PlacedSlide, 'elements' | 'size'>,
  picked: Picked,
  { dx, dy }: { dx: number; dy: number },
  more: readonly Rect[] = [],
): Snapped {
  const moving = elements.filter((_, at) => picked.includes(at)).map(boundElement)
  if (moving.length === 0) return { dx, dy, guides: [] }
  const bound = joinRects(moving)
  const others: Rect[] = [
    { x: 0, y: 0, ...size },
    ...elements.filter((_, at) => !picked.includes(at)).map(boundElement),
    ...more,
  ]
  const across = findNearest(
    listLines(bound.x + dx, bound.width),
    others.flatMap(({ x, width }) => listLines(x, width)),
  )
  const down = findNearest(
    listLines(bound.y + dy, bound.height),
    others.flatMap(({ y, height }) => listLines(y, height)),
  )
  return {
    dx: dx + (across?.by ?? 0),
    dy: dy + (down?.by ?? 0),
    guides: [
      ...(across ? [{ axis: 'across' as const, at: across.at }] : []),
      ...(down ? [{ axis: 'down' as const, at: down.at }] : []),
    ],
  }
}

function findNearest(
  own: readonly number[],
  others: readonly number[],
): { by: number; at: number } | null {
  let best: { by: number; at: number } | null = null
  for (const line of own)
    for (const at of others) {
      const by = at - line
      if (Math.abs(by) <= reach && (!best || Math.abs(by) < Math.abs(best.by))) best = { by, at }
    }
  return best
}
