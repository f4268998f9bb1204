import type { Rect } from '../../layout/boxes.ts'

/** From one thing to the next in a row, and at which height. */
export type Gap = { from: number; to: number; at: number }

/** Gaps that are equal once what is moved goes so far to the right. */
export type EqualGaps = { by: number; gaps: readonly Gap[] }

/**
 * Where what is moved lies in the middle between its neighbours in a row, or as far from one of them as that
 * is from the next. Of a column with all rectangles laid on their side (`layOnSide`).
 * @param slack by so much it may reach into a neighbour on the way
 */
export function listEqualGaps(moved: Rect, others: readonly Rect[], slack: number): EqualGaps[] {
  const row = others.filter((one) => isBeside(one, moved))
  const before = findBefore(row, moved.x + slack)
  const after = findAfter(row, endOf(moved) - slack)
  const beforeThat = before && findBefore(row, before.x, before)
  const afterThat = after && findAfter(row, endOf(after), after)
  const found: EqualGaps[] = []
  const add = (by: number, between: (there: Rect) => readonly [Rect, Rect, Rect]) => {
    const [first, second, third] = between({ ...moved, x: moved.x + by })
    if (second.x - endOf(first) > 0)
      found.push({ by, gaps: [measureGap(first, second), measureGap(second, third)] })
  }
  if (before && after)
    add((endOf(before) + after.x) / 2 - (moved.x + moved.width / 2), (there) => [
      before,
      there,
      after,
    ])
  if (before && beforeThat)
    add(endOf(before) + before.x - endOf(beforeThat) - moved.x, (there) => [
      beforeThat,
      before,
      there,
    ])
  if (after && afterThat)
    add(after.x - (afterThat.x - endOf(after)) - endOf(moved), (there) => [there, after, afterThat])
  return found
}

/** What lies in a column lies in a row then. */
export const layOnSide = ({ x, y, width, height }: Rect): Rect => ({
  x: y,
  y: x,
  width: height,
  height: width,
})

const endOf = ({ x, width }: Rect): number => x + width

const isBeside = (one: Rect, other: Rect): boolean =>
  one.y < other.y + other.height && other.y < one.y + one.height

const findBefore = (row: readonly Rect[], end: number, but?: Rect): Rect | undefined =>
  row
    .filter((one) => one !== but && endOf(one) <= end)
    .reduce<Rect | undefined>(
      (best, one) => (best && endOf(best) >= endOf(one) ? best : one),
      undefined,
    )

const findAfter = (row: readonly Rect[], start: number, but?: Rect): Rect | undefined =>
  row
    .filter((one) => one !== but && one.x >= start)
    .reduce<Rect | undefined>((best, one) => (best && best.x <= one.x ? best : one), undefined)

/** At the middle of what both have beside each other. */
const measureGap = (one: Rect, other: Rect): Gap => ({
  from: endOf(one),
  to: other.x,
  at: (Math.max(one.y, other.y) + Math.min(one.y + one.height, other.y + other.height)) / 2,
})
