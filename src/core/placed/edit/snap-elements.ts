import type { PlacedElement, PlacedSlide } from '../../deck/placed.ts'
import type { Rect } from '../../layout/boxes.ts'
import { boundElement, joinRects } from './bound-element.ts'
import type { Picked } from './change-elements.ts'
import { layOnSide, listEqualGaps } from './equal-gaps.ts'
import { leastSide } from './fit-element.ts'
import { gatherUnits } from './group-elements.ts'
import type { Pull } from './move-elements.ts'

/** A line on the slide along which edges or middles meet, or that fills a gap which is equal to another. */
export type Guide = {
  axis: 'across' | 'down'
  at: number
  /** Without them it goes over the whole slide. */
  from?: number
  to?: number
}

export type Snapped = { dx: number; dy: number; guides: Guide[] }

/** What of a slide things are drawn to. */
type Surroundings = Pick<PlacedSlide, 'elements' | 'size'>

/** Nearer than this, what is moved is drawn to a line; in px of the slide. */
const reach = 6
/** Nearer than this, it is there. */
const same = 0.01

/** Beginning, middle and end. */
const listLines = (start: number, length: number): number[] => [
  start,
  start + length / 2,
  start + length,
]

/**
 * How far elements that are moved by so much go, when their edges and middles meet those of others, or
 * the gaps beside them become equal.
 * @param more what else they may meet, as the texts of a form
 */
export function snapElements(
  placed: Surroundings,
  picked: Picked,
  { dx, dy }: { dx: number; dy: number },
  more: readonly Rect[] = [],
): Snapped {
  const bound = boundOf(placed, picked)
  if (!bound) return { dx, dy, guides: [] }
  const moved = { ...bound, x: bound.x + dx, y: bound.y + dy }
  const lines = listLinesOf(placed, picked, more)
  const units = [...listOtherUnits(placed, picked), ...more]
  const laid = units.map(layOnSide)
  const across = snapAcross(moved, lines.across, units)
  const down = snapAcross(layOnSide(moved), lines.down, laid)
  const there = { ...moved, x: moved.x + across.by, y: moved.y + down.by }
  return {
    dx: dx + across.by,
    dy: dy + down.by,
    guides: [
      ...across.lines.map((at) => ({ axis: 'across' as const, at })),
      ...down.lines.map((at) => ({ axis: 'down' as const, at })),
      // A gap between left and right is a line from left to right.
      ...listGapGuides(there, units, 'down'),
      ...listGapGuides(layOnSide(there), laid, 'across'),
    ],
  }
}

/** How far edges are pulled, when they meet edges and middles of others. What keeps its form meets none. */
export function snapPull(
  placed: Surroundings,
  picked: Picked,
  pull: Pull,
  more: readonly Rect[] = [],
): { pull: Pull; guides: Guide[] } {
  const bound = boundOf(placed, picked)
  const isTurned = picked.length === 1 && picked.some((at) => placed.elements[at]?.turn)
  if (!bound || isTurned || pull.keepsForm) return { pull, guides: [] }
  const lines = listLinesOf(placed, picked, more)
  const across = snapEdge(bound.x, bound.width, pull.handle.across, pull.dx, lines.across)
  const down = snapEdge(bound.y, bound.height, pull.handle.down, pull.dy, lines.down)
  return {
    pull: { ...pull, dx: pull.dx + (across?.by ?? 0), dy: pull.dy + (down?.by ?? 0) },
    guides: [
      ...(across ? [{ axis: 'across' as const, at: across.at }] : []),
      ...(down ? [{ axis: 'down' as const, at: down.at }] : []),
    ],
  }
}

const boundOf = ({ elements }: Surroundings, picked: Picked): Rect | null => {
  const moving = elements.filter((_, at) => picked.includes(at)).map(boundElement)
  return moving.length === 0 ? null : joinRects(moving)
}

function listLinesOf({ elements, size }: Surroundings, picked: Picked, more: readonly Rect[]) {
  const others: Rect[] = [
    { x: 0, y: 0, ...size },
    ...elements.filter((_, at) => !picked.includes(at)).map(boundElement),
    ...more,
  ]
  return {
    across: others.flatMap(({ x, width }) => listLines(x, width)),
    down: others.flatMap(({ y, height }) => listLines(y, height)),
  }
}

/** Groups are one neighbour, but for whoever is moved within one. */
function listOtherUnits({ elements }: Surroundings, picked: Picked): Rect[] {
  const own = new Set(picked.flatMap((at) => elements[at]?.group ?? []))
  const others = elements.filter((_, at) => !picked.includes(at))
  const isOwn = ({ group }: PlacedElement) => group !== undefined && own.has(group)
  return [
    ...others.filter(isOwn).map((one) => [one]),
    ...gatherUnits(others.filter((one) => !isOwn(one))),
  ].map((unit) => joinRects(unit.map(boundElement)))
}

/** What meets a line goes there; where a gap becomes equal sooner, there. */
function snapAcross(
  moved: Rect,
  lines: readonly number[],
  others: readonly Rect[],
): { by: number; lines: number[] } {
  const edge = findNearest(listLines(moved.x, moved.width), lines)
  const [gap] = listEqualGaps(moved, others, reach)
    .filter(({ by }) => Math.abs(by) <= reach)
    .toSorted((one, other) => Math.abs(one.by) - Math.abs(other.by))
  if (gap && (!edge || Math.abs(gap.by) < Math.abs(edge.by) - same))
    return { by: gap.by, lines: [] }
  return edge ? { by: edge.by, lines: [edge.at] } : { by: 0, lines: [] }
}

function listGapGuides(there: Rect, others: readonly Rect[], axis: Guide['axis']): Guide[] {
  const gaps = listEqualGaps(there, others, same)
    .filter(({ by }) => Math.abs(by) < same)
    .flatMap((one) => one.gaps)
  // One between two pairs is of both.
  const once = new Map(gaps.map((gap) => [Math.round(gap.from), gap]))
  return Array.from(once.values(), ({ at, from, to }) => ({ axis, at, from, to }))
}

function snapEdge(
  start: number,
  length: number,
  side: -1 | 0 | 1,
  by: number,
  lines: readonly number[],
): { by: number; at: number } | null {
  if (side === 0 || length === 0) return null
  const edge = (side < 0 ? start : start + length) + by
  const found = findNearest([edge], lines)
  // It would not get there.
  if (!found || length + side * (by + found.by) < leastSide) return null
  return found
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
